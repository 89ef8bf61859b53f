import { createHmac } from 'node:crypto'

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { Database } from '../../db/client.ts'
import { openTestDatabase } from '../../db/testing/test-postgres.ts'
import { createAccountRepository } from './account-repository.ts'
import { createSessionCookie } from './session-cookie.ts'
import { createSessionRepository } from './session-repository.ts'
import { createSessionService, type SessionService } from './session-service.ts'

const secret = 'a secret of more than thirty-two letters'
const cookie = createSessionCookie({ secret, isSecure: false })
const pair = (set: string) => set.split(';')[0] ?? ''

describe('the cookie of a session', () => {
  const header = pair(cookie.write('token'))

  it('names the session to whoever has the secret', () => {
    expect(cookie.read(header)).toBe('token')
    expect(cookie.read(`theme=dark; ${header}; other=1`)).toBe('token')
  })

  it('signs the name of the cookie, so that a visit and a session cannot stand for each other', () => {
    const visitCookie = createSessionCookie({ secret, isSecure: false, isVisit: true })
    const visit = pair(visitCookie.write('token'))
    expect(visitCookie.read(visit)).toBe('token')
    expect(cookie.read(visit.replace('support_visit', 'session_token'))).toBeNull()
    expect(visitCookie.read(header.replace('session_token', 'support_visit'))).toBeNull()
  })

  it('accepts session cookies from before the name was signed, but no such visit cookies', () => {
    const signature = createHmac('sha256', secret).update('token').digest('base64')
    const value = encodeURIComponent(`token.${signature}`)
    expect(cookie.read(`wildpath.session_token=${value}`)).toBe('token')
    const visitCookie = createSessionCookie({ secret, isSecure: false, isVisit: true })
    expect(visitCookie.read(`wildpath.support_visit=${value}`)).toBeNull()
  })

  it.each([
    ['none', null],
    ['an unsigned one', 'wildpath.session_token=token'],
    ['another token under the same signature', header.replace('=token.', '=other.')],
    ['a shortened signature', header.slice(0, -4)],
    [
      'one of another installation',
      pair(createSessionCookie({ secret: 'x', isSecure: false }).write('token')),
    ],
    ['nonsense', 'wildpath.session_token=%E0%A4%A.%'],
  ])('is no session: %s', (_, given) => {
    expect(cookie.read(given)).toBeNull()
  })

  it('is out of reach of scripts, of other sites and of plain http', () => {
    const secure = createSessionCookie({ secret, isSecure: true })
    expect(secure.write('token')).toMatch(
      /^__Secure-wildpath\.session_token=token\.\S+; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
    expect(secure.read(header)).toBeNull()
    expect(secure.clear()).toMatch(/^__Secure-wildpath\.session_token=; Max-Age=0;/)
  })
})

describe('sessions', () => {
  let database: Database
  let sessions: SessionService
  let userId: string
  beforeAll(async () => {
    database = await openTestDatabase()
    const accounts = createAccountRepository(database)
    sessions = createSessionService({
      sessions: createSessionRepository(database),
      accounts,
      cookie,
      visitCookie: createSessionCookie({ secret, isSecure: false, isVisit: true }),
    })
    const ana = { name: 'Ana', email: 'Ana@Example.com', passwordHash: 'hash' }
    userId = (await accounts.create(ana))?.id ?? ''
  })
  afterAll(() => database.close())
  beforeEach(() => database.sql`delete from sessions`)

  async function start(): Promise<Headers> {
    const person = { userId, passwordHash: 'hash', secondFactor: null }
    const cookies = await sessions.start(person, new Headers({ 'user-agent': 'Firefox' }))
    const [set = ''] = cookies ?? []
    return new Headers({ cookie: pair(set) })
  }
  const leave = (interval: string) =>
    database.sql`update sessions set expires_at = now() + ${interval}::interval`

  it('tell who it is, by the address in lower case', async () => {
    expect(await sessions.findUser(await start())).toMatchObject({ email: 'ana@example.com' })
  })

  it('are nobody once they are over, and do not run on again', async () => {
    const headers = await start()
    await leave('-1 second')
    expect(await sessions.findUser(headers)).toBeNull()
    expect(await sessions.findId(headers)).toBeNull()
    expect((await sessions.refresh(headers)).cookies).toEqual([])
    expect(await sessions.findUser(headers)).toBeNull()
  })

  it('run on at most once a day', async () => {
    const headers = await start()
    expect((await sessions.refresh(headers)).cookies).toEqual([])
    await leave('29 days 1 hour')
    expect((await sessions.refresh(headers)).cookies).toEqual([])
    await leave('28 days 23 hours')
    expect((await sessions.refresh(headers)).cookies).toHaveLength(1)
    expect((await sessions.refresh(headers)).cookies).toEqual([])
  })

  it('stay beside each other; those that are over go with the next sign-in', async () => {
    const first = await start()
    await start()
    expect(await sessions.findUser(first)).not.toBeNull()
    await leave('-1 second')
    await start()
    expect(await database.sql`select user_agent from sessions`).toEqual([{ user_agent: 'Firefox' }])
  })

  it('end with the cookie, and only the one that it names', async () => {
    const [first, second] = [await start(), await start()]
    expect(await sessions.end(first)).toEqual([cookie.clear()])
    expect(await sessions.findUser(first)).toBeNull()
    expect(await sessions.findUser(second)).not.toBeNull()
  })
})
