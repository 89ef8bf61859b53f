import { useSession } from '../../entities/person/session.ts'
import { notifyError } from '../../ui/notify.ts'

/**
 * Wraps an act that needs a real account: a demo user is told that nothing happened instead
 * (spec 1, section 2.8), everybody else acts.
 */
export function useDemoRefusal(): (act: () => void) => () => void {
  const isDemo = useSession()?.isDemo ?? false

  return (act) => () => {
    if (isDemo) notifyError('A demo has no account to change. Nothing was saved. (Demo Mode)')
    else act()
  }
}
