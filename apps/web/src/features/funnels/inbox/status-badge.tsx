import type { Lead, LeadStatus } from '@wildpath/contract'
import { CalendarCheck, CircleDot, CircleSlash, MailCheck, ShieldAlert } from 'lucide-react'

import { Badge } from '../../../ui/badge.tsx'
import { statusNames } from './inbox-text.ts'

const looks = {
  new: { tone: 'lantern', Icon: CircleDot },
  contacted: { tone: 'neutral', Icon: MailCheck },
  booked: { tone: 'fern', Icon: CalendarCheck },
  lost: { tone: 'neutral', Icon: CircleSlash },
} as const satisfies Record<LeadStatus, object>

/** How a lead stands, told by word and by sign. */
export function StatusBadge({ lead }: { lead: Pick<Lead, 'status' | 'quarantined'> }) {
  if (lead.quarantined) {
    return (
      <Badge tone="clay" icon={<ShieldAlert aria-hidden size={14} />}>
        Held back
      </Badge>
    )
  }
  const { tone, Icon } = looks[lead.status]
  return (
    <Badge tone={tone} icon={<Icon aria-hidden size={14} />}>
      {statusNames[lead.status]}
    </Badge>
  )
}
