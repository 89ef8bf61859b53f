import type { Diagnostics } from '@wildpath/contract'
import { plans } from '@wildpath/contract'

import { usePerson } from '../../entities/person/person.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { DetailList } from './detail-list.tsx'
import { StateBadge } from './state-badge.tsx'

type AuthenticationCardProps = {
  /** As the server sees it; undefined while it has not answered. */
  signedIn: Diagnostics['signed_in'] | undefined
  isListening: boolean
  isDisabled: boolean
  onListen: () => void
  onSignOut: () => void
}

/** Who is here, as this app and as the server see it (spec 3, section 3.11). */
export function AuthenticationCard(props: AuthenticationCardProps) {
  const { signedIn, isListening, isDisabled, onListen, onSignOut } = props
  const user = usePerson()
  const words = { good: 'Authenticated', bad: 'Not Authenticated' }

  return (
    <Card>
      <h2 className="text-title">Authentication Status</h2>
      <div aria-live="polite" className="mt-4 grid gap-6 lg:grid-cols-2">
        <section className="min-w-0">
          <h3 className="mb-2 flex flex-wrap items-center gap-3 font-semibold">
            App Authentication
            <StateBadge isGood={user !== null} {...words} />
          </h3>
          {user && (
            <DetailList
              details={[
                ['User ID', user.id],
                ['Email', user.email],
                ['Plan', plans[user.plan].label],
              ]}
            />
          )}
        </section>
        <section className="min-w-0">
          <h3 className="mb-2 flex flex-wrap items-center gap-3 font-semibold">
            Backend Auth
            {signedIn !== undefined && <StateBadge isGood={signedIn !== null} {...words} />}
          </h3>
          {signedIn && (
            <DetailList
              details={[
                ['UID', signedIn.uid],
                ['Provider', signedIn.provider_id || 'anonymous'],
                ['Anonymous', signedIn.is_anonymous ? 'Yes' : 'No'],
              ]}
            />
          )}
        </section>
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        {isListening ? (
          <p className="self-center text-note text-quiet">
            The auth listener runs. Sign in or out in another tab to see it.
          </p>
        ) : (
          <Button variant="secondary" disabled={isDisabled} onClick={onListen}>
            Start Auth Listener
          </Button>
        )}
        {user && (
          <Button variant="danger" disabled={isDisabled} onClick={onSignOut}>
            Sign Out
          </Button>
        )}
      </div>
    </Card>
  )
}
