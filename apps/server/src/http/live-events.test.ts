import type { LiveEvent, PlanKey, User } from '@wildpath/contract'
import type { FastifyRequest } from 'fastify'
import { pino } from 'pino'
import { describe, expect, it, onTestFinished } from 'vitest'

import { openLiveEvents } from '../testing/open-live-events.ts'
import { createApp } from './app.ts'
import { createDraining } from './draining.ts'
import { registerLiveEvents } from './live-events.ts'

const funnels = {
  first: '01900000-0000-7000-8000-000000000001',
  second: '01900000-0000-7000-8000-000000000002',
}
const newsOf = (name: keyof typeof funnels): LiveEvent => ({
  kind: 'leads-changed',
  funnel_id: funnels[name],
})

const personOf = async ({ headers }: FastifyRequest) =>
  ({ id: headers['x-person'], plan: headers['x-plan'], subscription: null }) as User

/** An application in which everybody is the person that a header names. */
async function listen(
  options: { heartbeatMs?: number; findUser?: () => Promise<User | null> } = {},
) {
  const app = await createApp({
    log: pino({ level: 'silent' }),
    ipPrefixOf: () => '127.0.0.1',
    handleFirst: (_request, _response, next) => next(),
    findSignedIn: async (request) => ({
      user: await personOf(request),
      sessionId: 'session',
      visit: null,
    }),
    recordVisitWrite: async () => {},
    contentSecurity: { scriptHashes: [] },
    isMeasured: false,
    draining: createDraining(),
    overload: { isTooMuch: () => false },
  })
  const live = registerLiveEvents(app, {
    findUser: options.findUser ?? personOf,
    heartbeatMs: options.heartbeatMs ?? 60_000,
    pauseMs: 30,
    streamsPerUser: 3,
    nowMs: () => performance.now(),
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  const open = (person = 'ana', plan: PlanKey = 'free') =>
    openLiveEvents({
      get: (path) => fetch(url + path, { headers: { 'x-person': person, 'x-plan': plan } }),
    })
  return { app, live, open, url }
}

describe('live events', () => {
  it('that repeat within a moment are told once more, after it', async () => {
    const { live, open } = await listen()
    const events = await open()
    for (let count = 0; count < 5; count += 1) live.publish('user:ana', newsOf('first'))
    live.publish('user:bo', newsOf('second'))
    expect(await events.next()).toEqual(newsOf('first'))
    expect(await events.next()).toEqual(newsOf('first'))
    live.publish('user:ana', newsOf('second'))
    expect(await events.next()).toEqual(newsOf('second'))
  })

  it('begin with those of the last seconds, unless some may be missing', async () => {
    const { live, open } = await listen()
    live.publish('user:ana', newsOf('first'))
    live.publish('user:bo', newsOf('second'))
    expect(await (await open()).next()).toEqual(newsOf('first'))
    live.disconnectAll()
    const events = await open()
    live.publish('user:ana', newsOf('second'))
    expect(await events.next()).toEqual(newsOf('second'))
  })

  it('end the oldest stream when a person opens too many, and leave the others', async () => {
    const { live, open } = await listen()
    const others = await open('bo')
    const streams = [await open(), await open(), await open(), await open()]
    expect(await streams[0]?.next()).toBeNull()
    live.publish('user:ana', newsOf('first'))
    for (const stream of streams.slice(1)) expect(await stream.next()).toEqual(newsOf('first'))
    live.publish('user:bo', newsOf('second'))
    expect(await others.next()).toEqual(newsOf('second'))
  })

  it('end when the session is gone, not when nobody can tell', async () => {
    const answers = [() => Promise.reject(new Error('no database')), async () => null]
    const { open } = await listen({
      heartbeatMs: 5,
      findUser: async () => (await answers.shift()?.()) ?? null,
    })
    expect(await (await open()).next()).toBeNull()
    expect(answers).toEqual([])
  })

  it('of admins come to admins only', async () => {
    const { live, open } = await listen()
    const admin = await open('ada', 'admin')
    const owner = await open('ana')
    live.publish('admins', newsOf('first'))
    live.publish('user:ana', newsOf('second'))
    expect(await admin.next()).toEqual(newsOf('first'))
    expect(await owner.next()).toEqual(newsOf('second'))
    expect(await (await open('ada', 'admin')).next()).toEqual(newsOf('first'))
  })

  it('end when whoever hears them is no admin any more', async () => {
    const { open } = await listen({
      heartbeatMs: 5,
      findUser: async () => ({ id: 'ada', plan: 'free', subscription: null }) as unknown as User,
    })
    const events = await open('ada', 'admin')
    expect(await events.next()).toEqual({ kind: 'access-changed' })
    expect(await events.next()).toBeNull()
  })

  it('end when the server closes', async () => {
    const { app, open } = await listen()
    const events = await open()
    const closed = app.close()
    expect(await events.next()).toBeNull()
    await closed
  })

  it('answer HEAD without opening a stream', async () => {
    const { url } = await listen()
    const answer = await fetch(`${url}/api/events`, { method: 'HEAD' })
    expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(await answer.text()).toBe('')
  })
})
