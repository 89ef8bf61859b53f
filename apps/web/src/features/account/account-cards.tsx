import type { User } from '@wildpath/contract'
import type { ReactNode } from 'react'

import { useIsVisit } from '../../entities/person/use-is-visit.ts'
import { InPersonOnly } from '../../entities/person/in-person-only.tsx'
import { EmailProblemNotice } from '../../entities/person/email-problem-notice.tsx'
import { DangerZone } from './danger-zone.tsx'
import { DataCard } from './data-card.tsx'
import { SenderCard } from './sender-card.tsx'
import { MeasuringCard } from './measuring/measuring-card.tsx'
import { ProfileCard } from './profile-card.tsx'
import { SecurityCard } from './security-card.tsx'

type AccountCardsProps = {
  user: User
  /** The card about plan and payments, which another room of the product keeps. */
  subscription: ReactNode
  onDeleted: () => void
}

/** Who a person is here, what they pay, and what is kept about them. */
export function AccountCards({ user, subscription, onDeleted }: AccountCardsProps) {
  const isVisit = useIsVisit()

  return (
    <>
      {isVisit && (
        <p className="-mt-2 mb-6 text-quiet sm:-mt-4">
          You are here for support: what is grey, only the person whose account this is can change.
        </p>
      )}
      {user.email_problem !== null && (
        <div className="mb-6">
          <EmailProblemNotice user={user} />
        </div>
      )}
      {/* Two columns of about the same height; phones show who and what is paid first, leaving last. */}
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <div className="contents lg:flex lg:flex-col lg:gap-6">
          <InPersonOnly>
            <ProfileCard user={user} />
          </InPersonOnly>
          <div className="max-lg:order-1">
            <InPersonOnly>
              <DataCard />
            </InPersonOnly>
          </div>
          <div className="max-lg:order-2">
            <InPersonOnly>
              <DangerZone user={user} onDeleted={onDeleted} />
            </InPersonOnly>
          </div>
        </div>
        <div className="contents lg:flex lg:flex-col lg:gap-6">
          <InPersonOnly>{subscription}</InPersonOnly>
          <SecurityCard user={user} />
          <SenderCard user={user} />
          <InPersonOnly>
            <MeasuringCard user={user} />
          </InPersonOnly>
        </div>
      </div>
    </>
  )
}
