import type { User } from '@wildpath/contract'
import type { ReactNode } from 'react'

import { useScreenTitle } from '../../entities/site/use-screen-title.ts'
import { EmailProblemNotice } from '../../entities/person/email-problem-notice.tsx'
import { DangerZone } from './danger-zone.tsx'
import { DataCard } from './data-card.tsx'
import { ProfileCard } from './profile-card.tsx'
import { SecurityCard } from './security-card.tsx'

type AccountScreenProps = {
  user: User
  /** The card about plan and payments, which another room of the product keeps. */
  subscription: ReactNode
  onDeleted: () => void
}

/** /account, 'My Account' (spec 3, section 2.10). */
export function AccountScreen({ user, subscription, onDeleted }: AccountScreenProps) {
  useScreenTitle('My Account')

  return (
    <div className="content-width flex-1 py-8 sm:py-10">
      <h1 className="text-heading">My Account</h1>
      <p className="mt-2 text-quiet">Who you are here, what you pay, and what is kept about you.</p>
      {user.email_problem !== null && (
        <div className="mt-6">
          <EmailProblemNotice user={user} />
        </div>
      )}
      {/* Two columns of about the same height; phones show who and what is paid first, leaving last. */}
      <div className="mt-6 grid grid-cols-1 items-start gap-6 sm:mt-8 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <div className="contents lg:flex lg:flex-col lg:gap-6">
          <ProfileCard user={user} />
          <div className="max-lg:order-1">
            <DataCard />
          </div>
          <div className="max-lg:order-2">
            <DangerZone user={user} onDeleted={onDeleted} />
          </div>
        </div>
        <div className="contents lg:flex lg:flex-col lg:gap-6">
          {subscription}
          <SecurityCard user={user} />
        </div>
      </div>
    </div>
  )
}
