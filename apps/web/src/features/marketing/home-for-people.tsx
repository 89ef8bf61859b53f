import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Activity, useEffect, useState } from 'react'
import { Navigate } from 'react-router'

import { funnelListQuery } from '../../entities/funnel/funnel-queries.ts'
import { usePerson } from '../../entities/person/person.ts'
import { isSignedIn, useSession } from '../../entities/person/session.ts'
import { hasSessionFlag, setSessionFlag } from '../../lib/session-flags.ts'
import { useMinimumVisible } from '../../lib/use-minimum-visible.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { HomeScreen } from './home-screen.tsx'
import { WelcomeScreen } from './welcome-screen.tsx'

export { meta } from './home-screen.tsx'

// Spec 1, section 2.5: the loading indicator stays this long after the answer.
const lingerMs = 500

/** / inside the app. Who is signed in and comes for the first time in a browser session goes to work. */
export function HomeForPeople() {
  const person = usePerson()
  const [isFirstVisit] = useState(() => !hasSessionFlag('visitedHomePage'))
  const goesToWork = person !== null && isFirstVisit

  useEffect(() => {
    if (goesToWork) setSessionFlag('visitedHomePage')
  }, [goesToWork])

  if (person === null) return <HomeScreen />
  return goesToWork ? <Navigate to="/dashboard" replace /> : <PersonsHome name={person.full_name} />
}

function PersonsHome({ name }: { name: string }) {
  const isDemo = useSession()?.isDemo === true
  const queryClient = useQueryClient()
  const funnels = useQuery({
    ...funnelListQuery,
    // A demo has its one funnel and no server to ask. Who just deleted the account is nobody by the time it is asked.
    enabled: () => !isDemo && isSignedIn(queryClient),
  })
  const isLoading = useMinimumVisible(funnels.isLoading, lingerMs, funnels.dataUpdatedAt)

  return (
    <>
      {isLoading && (
        <output className="flex flex-1 items-center justify-center gap-3 py-32 text-quiet">
          <Spinner />
          Loading your adventures...
        </output>
      )}
      {!funnels.isLoading && (
        // Drawn while the indicator stays, so that it leaves in time.
        <Activity mode={isLoading ? 'hidden' : 'visible'}>
          {funnels.data?.length === 0 ? <WelcomeScreen name={name} /> : <HomeScreen />}
        </Activity>
      )}
    </>
  )
}
