import type { QueryClient } from '@tanstack/react-query'
import { matchPath } from 'react-router'

import { funnelListQuery, funnelQuery } from '../entities/funnel/funnel-queries.ts'
import { sessionQuery } from '../entities/person/session.ts'
import type { SessionHint } from './session-hint.ts'

type AskAhead = { client: QueryClient; path: string; hint: SessionHint }

/** What the first screen will ask for, asked while its code is on the way. A miss is asked for again. */
export function askAhead({ client, path, hint }: AskAhead): Promise<unknown>[] {
  // The preview knows nobody and asks for nothing.
  if (path.startsWith('/preview')) return []
  const isSignedIn = client.fetchQuery(sessionQuery).then(
    ({ user }) => {
      hint.note(user !== null)
      return user !== null
    },
    () => false,
  )
  const ask = findFirstQuery(client, path)
  if (ask === null) return [isSignedIn]
  // Nothing of a person is asked for where nobody is signed in; where somebody was, it is not waited for.
  const answer = hint.wasSignedIn() ? ask() : isSignedIn.then((isIn) => (isIn ? ask() : undefined))
  return [isSignedIn, answer]
}

/** Asks for what the screen at this path shows; null if its path does not tell. */
function findFirstQuery(client: QueryClient, path: string): (() => Promise<void>) | null {
  if (path === '/dashboard' || path === '/leads') return () => client.prefetchQuery(funnelListQuery)
  const id = matchPath('/funnel/:id/*', path)?.params.id
  return id === undefined ? null : () => client.prefetchQuery(funnelQuery(id))
}
