import { QueryClient } from '@tanstack/react-query'
import type { Session, User } from '@wildpath/contract'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { sessionQuery } from '../entities/person/session.ts'
import { askAhead } from './ask-ahead.ts'
import { createSessionHint, type SessionHint } from './session-hint.ts'

/** What the server was asked for; it refuses everything. */
const asked: string[] = []

beforeEach(() => {
  asked.length = 0
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return Response.json({}, { status: 401 })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

function buildHint(wasSignedIn: boolean) {
  const kept = new Map<string, string>()
  const hint = createSessionHint(() => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }))
  hint.note(wasSignedIn)
  return hint
}

/** The session is known already: of nobody, or of somebody. */
function ask(path: string, options: { isSignedIn?: boolean; hint?: SessionHint } = {}) {
  const { isSignedIn = false, hint = buildHint(false) } = options
  const client = new QueryClient()
  const user = isSignedIn ? ({ id: 'ana' } as User) : null
  client.setQueryData(sessionQuery.queryKey, { user } as Session)
  return Promise.all(askAhead({ client, path, hint }))
}

it('asks for no funnel where nobody is signed in', async () => {
  await ask('/funnel/f1/builder')
  expect(asked).toEqual([])
})

it('asks for the funnel once somebody is known to be signed in, and remembers it', async () => {
  const hint = buildHint(false)
  await ask('/funnel/f1/builder', { isSignedIn: true, hint })
  expect(asked).toEqual(['/api/funnels/f1'])
  expect(hint.wasSignedIn()).toBe(true)
})

it('asks for the funnel at once where somebody was signed in, and remembers when nobody is', async () => {
  const hint = buildHint(true)
  const answers = ask('/funnel/f1/builder', { hint })
  expect(asked).toEqual(['/api/funnels/f1'])
  await answers
  expect(hint.wasSignedIn()).toBe(false)
})

it('requests the list of funnels for the screens that show it', async () => {
  await ask('/dashboard', { isSignedIn: true })
  await ask('/leads', { isSignedIn: true })
  expect(asked).toEqual(['/api/funnels', '/api/funnels'])
})

it('asks for no funnel elsewhere, and for nothing in a preview', async () => {
  await ask('/account', { isSignedIn: true })
  await Promise.all(
    askAhead({ client: new QueryClient(), path: '/preview/f1', hint: buildHint(true) }),
  )
  expect(asked).toEqual([])
})

it('keeps no hint where storage is off', () => {
  const hint = createSessionHint(() => {
    throw new Error('storage is off')
  })
  hint.note(true)
  expect(hint.wasSignedIn()).toBe(false)
})
