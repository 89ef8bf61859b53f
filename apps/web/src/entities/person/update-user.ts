import type { QueryClient } from '@tanstack/react-query'
import type { User } from '@wildpath/contract'

import { sessionQuery } from './session.ts'

/** Takes over what the server answered about the signed-in person; everything else that is cached stays. */
export function updateUser(queryClient: QueryClient, user: User): void {
  queryClient.setQueryData(sessionQuery.queryKey, (session) => {
    if (!session) return session
    // What the session has shown is not changed by it.
    const needs_second_factor = session.user?.needs_second_factor ?? false
    return { ...session, user: { ...user, needs_second_factor } }
  })
}
