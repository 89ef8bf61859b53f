import { api } from '@wildpath/contract'

import { forgetDrafts } from '../../features/funnel-setup/kept-drafts.ts'
import { callApi } from '../../entities/api/call-api.ts'
import { failureMessage } from '../../lib/request-failure.ts'
import { announcePerson } from '../../entities/person/person-in-tabs.ts'
import { endDemoSession } from '../../entities/person/demo-session.ts'
import { useSession } from '../../entities/person/session.ts'
import { notifyError } from '../../ui/notify.ts'

const question =
  'A page was changed in a builder and is not saved yet. Log out anyway? These changes are lost.'

/** Ends the session, forgets what the person had typed, and comes home. Says so when the server did not hear it. */
export function useSignOut(): () => Promise<void> {
  const session = useSession()

  return async () => {
    if (session?.isDemo) {
      forgetDrafts(session.user?.id ?? '')
      endDemoSession()
      return
    }
    const builders = await import('../../features/builders/store/left-drafts.ts').catch(() => null)
    if ((await builders?.hasLeftDrafts()) && !window.confirm(question)) return
    try {
      await callApi(api.signOut, {})
    } catch (failure) {
      notifyError(`You are still signed in. ${failureMessage(failure, 'Something went wrong')}`)
      return
    }
    if (session?.user) forgetDrafts(session.user.id)
    await builders?.forgetLeftDrafts()
    announcePerson(null)
    // A fresh page, so that nothing of this person stays in the tab's memory.
    window.location.assign('/')
  }
}
