import type { User } from '@wildpath/contract'

import { Card } from '../../../ui/card.tsx'

/** Whose subscription this will be. */
export function AccountInfo({ user }: { user: User }) {
  return (
    <Card>
      <h2 className="text-title">Account</h2>
      <dl className="mt-4 flex flex-wrap gap-x-16 gap-y-4">
        <Entry label="Email" value={user.email} />
        <Entry label="Name" value={user.full_name || 'Not provided'} />
      </dl>
    </Card>
  )
}

function Entry({ label, value }: { label: string; value: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-note text-quiet">{label}</dt>
      <dd className="font-semibold wrap-anywhere">{value}</dd>
    </div>
  )
}
