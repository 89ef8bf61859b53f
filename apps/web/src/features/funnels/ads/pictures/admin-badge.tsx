import { Crown } from 'lucide-react'

import { usePerson } from '../../../../entities/person/person.ts'
import { Badge } from '../../../../ui/badge.tsx'

/** The crown of spec 2, section 6, which admins alone see where pictures of ads are made. */
export function AdminBadge() {
  if (usePerson()?.plan !== 'admin') return null
  return (
    <Badge tone="lantern" icon={<Crown aria-hidden size={14} />}>
      Admin
    </Badge>
  )
}
