import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'

import { changeUser, sessionQuery } from '../../entities/person/session.ts'
import { takeUserChanges } from '../../entities/person/user-across-tabs.ts'
import { useScreenTitle } from '../../entities/site/use-screen-title.ts'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Notice } from '../../ui/notice.tsx'
import { createAuthListener } from './auth-listener.ts'
import { AuthenticationCard } from './authentication-card.tsx'
import { ConfigurationCard } from './configuration-card.tsx'
import { DebugCard } from './debug-card.tsx'
import { createDiagnosticTests, isBusy } from './diagnostic-tests.ts'
import { diagnosticCalls, diagnosticsQuery } from './diagnostics-queries.ts'
import { NetworkCard } from './network-card.tsx'
import { TestsCard } from './tests-card.tsx'

type DiagnosticsProps = { onSignOut: () => Promise<void> }

/** What works and what does not (spec 3, section 2.12), in the words of product.md. */
export function Diagnostics({ onSignOut }: DiagnosticsProps) {
  const queryClient = useQueryClient()
  const { data, error, isFetching, refetch } = useQuery(diagnosticsQuery)
  const [tests] = useState(() => createDiagnosticTests(diagnosticCalls))
  const busy = useStore(tests.store, isBusy)
  const [listener] = useState(() =>
    createAuthListener({
      onChange: takeUserChanges,
      async refresh() {
        const { user } = await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 })
        changeUser(queryClient, user)
        void refetch()
        return user
      },
      log: (message) => console.info(message),
    }),
  )
  const { isRunning } = useStore(listener.store)
  useScreenTitle('Backend Diagnostics')
  useEffect(() => () => listener.stop(), [listener])

  async function handleSignOut() {
    await onSignOut()
    void refetch()
  }

  return (
    <div className="content-width flex flex-1 flex-col gap-6 py-8 sm:py-10">
      <div>
        <h1 className="text-heading">Backend Diagnostics</h1>
        <p className="mt-1 text-quiet">
          Use this page to test Backend connectivity and diagnose issues
        </p>
      </div>
      <NetworkCard />
      {error && (
        <LoadFailure
          title="The Backend did not tell how it runs"
          failure={error}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data?.configuration === null && (
        <Notice title="The configuration and the tests are for admins">
          Log in as an admin of this installation to see them.
        </Notice>
      )}
      {data?.configuration && <ConfigurationCard variables={data.configuration} />}
      <AuthenticationCard
        signedIn={data?.signed_in}
        isListening={isRunning}
        isDisabled={busy}
        onListen={listener.start}
        onSignOut={() => void handleSignOut()}
      />
      {data?.configuration && <TestsCard tests={tests} />}
      <DebugCard backend={data} />
    </div>
  )
}
