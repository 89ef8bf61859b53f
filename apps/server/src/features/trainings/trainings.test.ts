import { api, type Training, trainingSchema } from '@wildpath/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { rateLimits } from '../../limits.ts'
import { openPerson } from '../../testing/chat-scene.ts'
import { readOutbox } from '../../testing/read-outbox.ts'
import { codeOf, type TestBrowser } from '../../testing/test-browser.ts'
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct({ SUPPORT_EMAIL: 'team@wild.example' })
})
afterAll(async () => product.stop())

const hourMs = 3_600_000
const inDays = (days: number, hours = 0) => {
  const day = new Date(Date.now() + days * 24 * hourMs)
  day.setUTCHours(13 + hours, 0, 0, 0)
  return day.toISOString()
}

async function openLeader() {
  const person = await openPerson(product)
  await product.database.sql`
    update users set plan = 'expedition-leader' where id = ${person.id}`
  return person
}

const ask = (browser: TestBrowser, times: string[], more: object = {}) =>
  browser.sendJson('POST', '/api/trainings', {
    about: 'Our own domain',
    times,
    time_zone: 'Europe/Paris',
    ...more,
  })

/** Somebody who has asked for a training on two days, and an admin. */
async function openScene() {
  const person = await openLeader()
  const admin = await openPerson(product, 'admin')
  const times = [inDays(3), inDays(4)] as const
  const asked = trainingSchema.parse(await (await ask(person.browser, [...times])).json())
  const chat = await person.chats.start()
  const path = `/api/chats/${chat.id}/training`
  const change = (browser: TestBrowser, action: string, body: object) =>
    browser.sendJson('POST', `${path}/${action}`, body)
  return {
    person,
    admin,
    times,
    asked,
    chatId: chat.id,
    change,
    schedule: (starts_at: string, { revision }: Pick<Training, 'revision'>, words = '') =>
      change(admin.browser, 'time', { starts_at, revision, words }),
    async read(browser = person.browser) {
      const answer = await browser.get(path)
      return api.getTraining.answer.parse(await answer.json()).training
    },
    lastText: async () => (await person.chats.textsOf(chat.id)).at(-1),
    /** Calendar files that went to the person, the oldest first. */
    async subjects() {
      const sent = await readOutbox(product)
      return sent
        .filter(({ to, calendar }) => to === person.email && calendar !== null)
        .map(({ subject }) => subject)
    },
    async calendars() {
      await product.runJobs()
      const emails = await readOutbox(product)
      return emails
        .filter(({ to, calendar }) => to === person.email && calendar !== null)
        .map(({ calendar }) => (calendar ?? '').replaceAll('\r\n ', ''))
        .toReversed()
    },
  }
}
const parsed = async (answer: Promise<Response>) =>
  trainingSchema.parse(await (await answer).json())
const lineOf = (calendar: string | undefined, name: string) =>
  calendar?.split('\r\n').find((line) => line.startsWith(name))

describe('asking for a training', () => {
  it('is said in the chat, with the times of the person’s clock', async () => {
    const person = await openLeader()
    const answer = await ask(
      person.browser,
      ['2026-11-01T05:30:00Z'].map(() => inDays(2)),
    )
    expect(await answer.json()).toMatchObject({ status: 'requested', starts_at: null, revision: 0 })
    const chat = await person.chats.start()
    const [text = ''] = await person.chats.textsOf(chat.id)
    expect(text).toContain('I would like to book a training: Our own domain')
    expect(text).toMatch(
      /Times that suit me \(Europe\/Paris\):\n- \w+, \w+ \d+, \d+, [23]:00\sPM GMT\+[12]/,
    )
    expect(chat.tier).toBe('dedicated')
  })

  it('needs the plan', async () => {
    const { browser } = await openPerson(product)
    expect(await codeOf(await ask(browser, [inDays(2)]))).toEqual([403, 'training-needs-plan'])
  })

  it.each([
    ['in the past', [inDays(-1)]],
    ['too far ahead', [inDays(2), inDays(91)]],
  ])('is refused for a time %s', async (_what, times) => {
    const { browser } = await openLeader()
    expect(await codeOf(await ask(browser, times))).toEqual([422, 'training-time-refused'])
  })

  it.each([
    ['no time', { times: [] }],
    ['four times', { times: [2, 3, 4, 5].map((days) => inDays(days)) }],
    ['no words', { about: ' ' }],
    ['a zone that is none', { time_zone: 'Wild/West' }],
  ])('is refused with %s', async (_what, more) => {
    const { browser } = await openLeader()
    expect((await ask(browser, [inDays(2)], more)).status).toBe(422)
  })

  it('is possible once at a time, also pressed twice at once', async () => {
    const { browser } = await openLeader()
    const statuses = (await Promise.all([1, 2].map(() => ask(browser, [inDays(2)])))).map(
      ({ status }) => status,
    )
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 409])
    expect(await codeOf(await ask(browser, [inDays(3)]))).toEqual([409, 'training-open'])
  })

  it('is possible so often and no more', async () => {
    const { browser } = await openLeader()
    const { limit } = rateLimits.trainingChangesOfUser
    const answers = await Promise.all(
      Array.from({ length: limit + 1 }, () => ask(browser, [inDays(-1)])),
    )
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
  })

  it('rests where the team takes no chats', async () => {
    const { browser } = await openLeader()
    const admin = await openPerson(product, 'admin')
    const set = (is_on: boolean) =>
      admin.browser.sendJson('PUT', '/api/admin/switches/support-chat', {
        is_on,
        reason: 'A test',
      })
    expect((await set(false)).status).toBe(200)
    expect(await codeOf(await ask(browser, [inDays(2)]))).toEqual([403, 'support-chat-off'])
    await set(true)
  })
})

describe('the team', () => {
  it('leaves an entry in the audit log for each date that it sets', async () => {
    const scene = await openScene()
    await scene.schedule(scene.times[1], scene.asked)
    const entries = await product.database.sql`
      select action, target_id, details from audit_entries
      where actor_id = ${scene.admin.id} and action = 'training-changed'`
    expect([...entries]).toEqual([
      {
        action: 'training-changed',
        target_id: scene.person.id,
        details: { chat: scene.chatId, status: 'confirmed', startsAt: scene.times[1] },
      },
    ])
  })

  it('confirms a wished time: the person reads it and gets a calendar file', async () => {
    const scene = await openScene()
    const confirmed = await parsed(scene.schedule(scene.times[1], scene.asked, 'See you there.'))
    expect(confirmed).toMatchObject({ status: 'confirmed', starts_at: scene.times[1], revision: 1 })
    expect(await scene.read()).toEqual(confirmed)
    expect(await scene.lastText()).toMatch(
      /^Your training is confirmed: .*GMT\+[12], 60 minutes\.\n\nSee you there\.$/,
    )
    const [calendar, ...others] = await scene.calendars()
    expect(others).toEqual([])
    const start = scene.times[1].replace(/[-:]|\.000/g, '')
    expect(lineOf(calendar, 'METHOD')).toBe('METHOD:REQUEST')
    expect(lineOf(calendar, 'UID')).toBe(`UID:training-${confirmed.id}@localhost`)
    expect(lineOf(calendar, 'SEQUENCE')).toBe('SEQUENCE:0')
    expect(lineOf(calendar, 'DTSTART')).toBe(`DTSTART:${start}`)
    expect(lineOf(calendar, 'ORGANIZER')).toContain('team@wild.example')
    expect(lineOf(calendar, 'ATTENDEE')).toContain(scene.person.email)
  })

  it('moves it and cancels it: the same id, a sequence that rises', async () => {
    const scene = await openScene()
    const confirmed = await parsed(scene.schedule(scene.times[0], scene.asked))
    await scene.calendars()
    const moved = await parsed(scene.schedule(inDays(6), confirmed, 'I am ill.'))
    expect(moved).toMatchObject({ status: 'confirmed', starts_at: inDays(6), revision: 2 })
    expect(await scene.lastText()).toMatch(/^Your training moves to .*\n\nI am ill\.$/)
    await scene.calendars()
    await scene.change(scene.admin.browser, 'cancel', { revision: 2, words: 'Sorry.' })
    expect(await scene.lastText()).toBe('The training is cancelled.\n\nSorry.')
    expect(await scene.read()).toBeNull()
    const calendars = await scene.calendars()
    expect(calendars.map((one) => lineOf(one, 'METHOD'))).toEqual([
      'METHOD:REQUEST',
      'METHOD:REQUEST',
      'METHOD:CANCEL',
    ])
    expect((await scene.subjects()).toSorted()).toEqual([
      'Your training',
      'Your training is cancelled',
      'Your training was moved',
    ])
    expect(calendars.map((one) => lineOf(one, 'SEQUENCE'))).toEqual([
      'SEQUENCE:0',
      'SEQUENCE:1',
      'SEQUENCE:2',
    ])
    expect(new Set(calendars.map((one) => lineOf(one, 'UID'))).size).toBe(1)
    expect(lineOf(calendars[2], 'STATUS')).toBe('STATUS:CANCELLED')
  })

  it('proposes another time, which the person accepts', async () => {
    const scene = await openScene()
    const proposed = await parsed(scene.schedule(inDays(5), scene.asked))
    expect(proposed).toMatchObject({ status: 'proposed', starts_at: inDays(5) })
    expect(await scene.lastText()).toMatch(/^We propose another time for your training: /)
    expect(await scene.calendars()).toEqual([])
    const { revision } = proposed
    const accepted = await parsed(scene.change(scene.person.browser, 'accept', { revision }))
    expect(accepted).toMatchObject({ status: 'confirmed', starts_at: inDays(5) })
    expect(await scene.lastText()).toMatch(/^That time suits me: /)
    expect(await scene.calendars()).toHaveLength(1)
  })

  it('cannot accept for the person', async () => {
    const scene = await openScene()
    await scene.schedule(inDays(5), scene.asked)
    const answer = await scene.change(scene.admin.browser, 'accept', { revision: 1 })
    expect(answer.status).toBe(404)
  })

  it('sets no time that is over or too far ahead', async () => {
    const scene = await openScene()
    for (const time of [inDays(-1), inDays(92)]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await codeOf(await scene.schedule(time, scene.asked))).toEqual([
        422,
        'training-time-refused',
      ])
    }
  })

  it('changes it once when two do so at once', async () => {
    const scene = await openScene()
    const statuses = await Promise.all(
      [scene.times[0], scene.times[1]].map(
        async (time) => (await scene.schedule(time, scene.asked)).status,
      ),
    )
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 409])
    expect(await scene.calendars()).toHaveLength(1)
    expect(await codeOf(await scene.schedule(inDays(7), scene.asked))).toEqual([
      409,
      'training-changed',
    ])
  })
})

describe('the person', () => {
  it('cancels what is not agreed yet, without a calendar file, and can ask anew', async () => {
    const scene = await openScene()
    const cancelled = await parsed(
      scene.change(scene.person.browser, 'cancel', { revision: 0, words: '' }),
    )
    expect(cancelled.status).toBe('cancelled')
    expect(await scene.lastText()).toBe('I cancel the training.')
    expect(await scene.calendars()).toEqual([])
    expect((await ask(scene.person.browser, [inDays(2)])).status).toBe(200)
  })

  it('accepts nothing that nobody proposed', async () => {
    const scene = await openScene()
    const answer = await scene.change(scene.person.browser, 'accept', { revision: 0 })
    expect(await codeOf(answer)).toEqual([409, 'training-changed'])
  })

  it('can ask for another once its time is over', async () => {
    const scene = await openScene()
    await scene.schedule(scene.times[0], scene.asked)
    await product.database.sql`
      update trainings set starts_at = now() - interval '1 minute' where id = ${scene.asked.id}`
    expect(await scene.read()).toBeNull()
    const answer = await scene.change(scene.person.browser, 'cancel', { revision: 1, words: '' })
    expect(await codeOf(answer)).toEqual([404, 'training-not-found'])
    expect((await ask(scene.person.browser, [inDays(2)])).status).toBe(200)
  })

  it("reaches nobody else's", async () => {
    const scene = await openScene()
    const other = await openLeader()
    expect((await other.browser.get(`/api/chats/${scene.chatId}/training`)).status).toBe(404)
    for (const action of ['accept', 'cancel']) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const answer = await scene.change(other.browser, action, { revision: 0, words: '' })
      expect([action, answer.status]).toEqual([action, 404])
    }
    expect((await scene.read(scene.admin.browser))?.status).toBe('requested')
  })
})
