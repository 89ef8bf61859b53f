import { useSession } from './session.ts'

/** Whether support looks at somebody's account here, and not the person. */
export function useIsVisit(): boolean {
  const session = useSession()
  return session !== undefined && !session.isDemo && session.acting !== null
}
