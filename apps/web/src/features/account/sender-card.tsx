import type { User } from '@wildpath/contract'

import { Card } from '../../ui/card.tsx'
import { SenderDomainRow } from './sender-domain/sender-domain-row.tsx'
import { SenderRow } from './sender-row.tsx'

/** Sender settings for emails to leads. */
export function SenderCard({ user }: { user: User }) {
  return (
    <Card id="sender">
      <h2 className="text-title">Emails to Leads</h2>
      <div className="mt-2 divide-y divide-line">
        <SenderRow user={user} />
        <SenderDomainRow user={user} />
      </div>
    </Card>
  )
}
