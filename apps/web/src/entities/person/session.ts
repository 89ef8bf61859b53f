import { queryOptions, type QueryClient, useQuery } from '@tanstack/react-query'
import { api, type FeatureSwitch, type Session, type User } from '@wildpath/contract'

import { callApi } from '../api/call-api.ts'
import { useDemoUser } from './demo-session.ts'

/** Who is signed in, and what this product is configured with. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: ({ signal }) => callApi(api.getSession, {}, { signal }),
  staleTime: 5 * 60_000,
})

/** The session once it is known; a demo user stands in for the signed-in person. */
export function useSession(): (Session & { isDemo: boolean }) | undefined {
  const { data } = useQuery(sessionQuery)
  const demoUser = useDemoUser()
  if (!data) return undefined
  return demoUser ? { ...data, user: demoUser, isDemo: true } : { ...data, isDemo: false }
}

/** Whether an admin has switched it off for everybody. */
export function useSwitchedOff(name: FeatureSwitch): boolean {
  return useSession()?.switched_off.includes(name) ?? false
}

/** Whether the server knows who is here, as far as is known now; a demo user is nobody to it. */
export function isSignedIn(queryClient: QueryClient): boolean {
  return Boolean(queryClient.getQueryData(sessionQuery.queryKey)?.user)
}

/** Takes over a new signed-in person (or none) and forgets everything cached for the one before. */
export function changeUser(queryClient: QueryClient, user: User | null): void {
  queryClient.setQueryData(sessionQuery.queryKey, (session) => session && { ...session, user })
  queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== 'session' })
}
