import { useQueryClient } from '@tanstack/react-query'
import { api } from '@wildpath/contract'
import { toast } from 'react-hot-toast'
import { useNavigate } from 'react-router'

import { callApi } from '../../lib/api-client.ts'
import { failureMessage } from '../../lib/api-failure.ts'
import { endDemoSession } from '../../lib/demo-session.ts'
import { changeUser, useSession } from '../../lib/session.ts'

/** Ends the session and comes home. Says so when the server did not hear it. */
export function useSignOut(): () => Promise<void> {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const session = useSession()

  return async () => {
    if (session?.isDemo) {
      await navigate('/')
      endDemoSession()
      return
    }
    try {
      await callApi(api.signOut, {})
    } catch (failure) {
      toast.error(`You are still signed in. ${failureMessage(failure, 'Something went wrong')}`)
      return
    }
    // Home first: a guarded screen would send the visitor to the login screen.
    await navigate('/')
    changeUser(queryClient, null)
  }
}
