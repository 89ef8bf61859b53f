import { api } from '@wildpath/contract'
import { toast } from 'react-hot-toast'

import { callApi } from '../../lib/api-client.ts'
import { failureMessage } from '../../lib/api-failure.ts'
import { endDemoSession } from '../../lib/demo-session.ts'
import { useSession } from '../../lib/session.ts'

/** Ends the session and comes home. Says so when the server did not hear it. */
export function useSignOut(): () => Promise<void> {
  const session = useSession()

  return async () => {
    if (session?.isDemo) {
      endDemoSession()
      return
    }
    try {
      await callApi(api.signOut, {})
    } catch (failure) {
      toast.error(`You are still signed in. ${failureMessage(failure, 'Something went wrong')}`)
      return
    }
    // A fresh page, so that nothing of this person stays in the tab's memory.
    window.location.assign('/')
  }
}
