import { api } from '@wildpath/contract'

import { callApi } from '../../entities/api/call-api.ts'
import { failureMessage } from '../../lib/request-failure.ts'
import { announceUserChange } from '../../entities/person/user-across-tabs.ts'
import { endDemoSession } from '../../entities/person/demo-session.ts'
import { useSession } from '../../entities/person/session.ts'
import { notifyError } from '../../ui/notify.ts'

const question =
  'A page was changed in a builder and is not saved yet. Log out anyway? These changes are lost.'

/** Ends the session, forgets what the person had typed, and comes home. Says so when the server did not hear it. */
export function useSignOut(): () => Promise<void> {
  const endSession = useEndSession()

  return async () => {
    try {
      // A fresh page, so that nothing of this person stays in the tab's memory.
      if (await endSession()) window.location.assign('/')
    } catch (failure) {
      notifyError(`You are still signed in. ${failureMessage(failure, 'Something went wrong')}`)
    }
  }
}

/**
 * Ends the session and forgets what the person had typed; rejects when the server did not hear it. False where
 * there was none to end: the person stays, or it was a demo.
 */
export function useEndSession(): () => Promise<boolean> {
  const session = useSession()

  return async () => {
    const { clearDrafts } = await import('../../features/funnel-setup/stored-drafts.ts')
    if (session?.isDemo) {
      clearDrafts(session.user?.id ?? '')
      endDemoSession()
      return false
    }
    const builders = await import('../../features/builders/store/stored-drafts.ts').catch(
      () => null,
    )
    if ((await builders?.hasStoredDrafts()) && !window.confirm(question)) return false
    await callApi(api.signOut, {})
    if (session?.user) clearDrafts(session.user.id)
    await builders?.clearStoredDrafts()
    announceUserChange(null)
    return true
  }
}
