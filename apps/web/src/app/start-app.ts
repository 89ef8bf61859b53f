import type { QueryClient } from '@tanstack/react-query'
import { matchPath } from 'react-router'

import { funnelQuery } from '../entities/funnel/funnel-queries.ts'
import { createQueryClient } from './query-client.ts'
import { changeUser, sessionQuery } from '../entities/person/session.ts'
import { createRouter } from './router.tsx'

/**
 * How long nothing is drawn yet while the first screen comes, in milliseconds: a loading screen that is gone
 * at once costs more than it tells.
 */
const patienceMs = 300

/** Asks for what the first screen needs. `isReady` resolves when that is there, or has taken too long. */
export function startApp() {
  const queryClient = createQueryClient({ onSessionExpired: () => changeUser(queryClient, null) })
  const answers = askAhead(queryClient, window.location.pathname)
  const router = createRouter()
  const screen = new Promise<void>((resolve) => {
    const look = () => router.state.initialized && resolve()
    router.subscribe(look)
    look()
  })
  const isReady = Promise.race([
    Promise.all([...answers, screen]),
    new Promise((resolve) => setTimeout(resolve, patienceMs)),
  ])
  return { queryClient, router, isReady }
}

/** What the first screen will ask for, asked while its code is on the way. A miss is asked for again. */
function askAhead(client: QueryClient, path: string): Promise<void>[] {
  // The preview knows nobody and asks for nothing.
  if (path.startsWith('/preview')) return []
  const session = client.prefetchQuery(sessionQuery)
  const id = matchPath('/funnel/:id/*', path)?.params.id
  return id === undefined ? [session] : [session, client.prefetchQuery(funnelQuery(id))]
}
