import { useQueryClient } from '@tanstack/react-query'

import { changeUser } from '../entities/person/session.ts'
import { Diagnostics } from '../features/diagnostics/diagnostics.tsx'
import { useEndSession } from './shell/use-sign-out.ts'

/** /diagnostics. Whoever signs out here stays, to see what changed. */
export function DiagnosticsScreen() {
  const queryClient = useQueryClient()
  const endSession = useEndSession()

  async function handleSignOut() {
    try {
      if (await endSession()) changeUser(queryClient, null)
    } catch (failure) {
      // Spec 3, section 8.6: no more than that.
      console.error('Error signing out:', failure)
    }
  }

  return <Diagnostics onSignOut={handleSignOut} />
}
