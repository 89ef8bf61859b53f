import type { User } from '@wildpath/contract'
import { expect, it, vi } from 'vitest'

import type { LiveHandlers } from '../live-events/subscribe-live-events.ts'
import { followAccess } from './access-changes.ts'

const person = (plan: User['plan']) => ({ id: 'ana', plan, subscription: null }) as User

/** A tab whose session says `before`, and a server that says `now`. */
function build(before: User | null, now: User | null) {
  const heard = new Set<LiveHandlers>()
  const ended = vi.fn<() => void>()
  const refetchUser = vi.fn<() => Promise<User | null>>(async () => now)
  const stop = followAccess({
    connection: {
      hear(handlers) {
        heard.add(handlers)
        return () => heard.delete(handlers)
      },
    },
    readUser: () => before,
    refetchUser,
    onAdminEnded: ended,
  })
  const tell = (kind: 'access-changed' | 'leads-changed') => {
    for (const { onEvent } of heard) {
      onEvent(kind === 'access-changed' ? { kind } : { kind, funnel_id: 'a funnel' })
    }
    return vi.waitFor(() => Promise.resolve())
  }
  return { tell, ended, refetchUser, stop }
}

it('says so to whoever is no admin any more', async () => {
  const { tell, ended } = build(person('admin'), person('free'))
  await tell('access-changed')
  expect(ended).toHaveBeenCalledOnce()
})

it('says nothing to whoever became one, is one still, or is not signed in', async () => {
  for (const [before, now] of [
    [person('free'), person('admin')],
    [person('admin'), person('admin')],
    [person('admin'), null],
    [null, null],
  ] as const) {
    const { tell, ended, refetchUser } = build(before, now)
    await tell('access-changed')
    expect(refetchUser).toHaveBeenCalledOnce()
    expect(ended).not.toHaveBeenCalled()
  }
})

it('asks nobody about other news, and nobody after it stopped', async () => {
  const { tell, refetchUser, stop } = build(person('admin'), person('free'))
  await tell('leads-changed')
  stop()
  await tell('access-changed')
  expect(refetchUser).not.toHaveBeenCalled()
})
