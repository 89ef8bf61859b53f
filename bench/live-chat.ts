import { setTimeout as pause } from 'node:timers/promises'

import type { ChatMessage } from '@wildpath/contract'
import pg from 'pg'

import { type ChatClient, openChatClient } from './support/chat-client.ts'
import { setStage, type Stage } from './support/stage.ts'
import { share, type Table } from './support/table.ts'

const people = 200
const admins = 20
/** Each person says so many things, and is answered each time. */
const turns = 5
/** A turn of everybody is spread over so long. */
const turnMs = 6_000

/** Everybody at once over two processes, without and with one of them killed on the way. */
export async function benchLiveChat(): Promise<Table[]> {
  return [await measure('both processes live'), await measure('one is killed on the way', true)]
}

async function measure(what: string, isKilled = false): Promise<Table> {
  const stage = await setStage()
  const stops = [await stage.startServers(1), await stage.startServers(1)]
  const talk = await openTalk(stage)
  try {
    for (let turn = 0; turn < turns; turn += 1) {
      if (isKilled && turn === 2) {
        await stage.killServer()
        setTimeout(() => void stage.startServers(1).then((stop) => stops.push(stop)), 1_000)
      }
      await talk.takeTurn()
    }
    await talk.settle()
    return tableOf(what, talk.report())
  } finally {
    await talk.close()
    for (const stop of stops) await stop()
    await stage.close()
  }
}

type Report = {
  sent: number
  latencies: number[]
  /** Messages that a side has twice, not at all, or in another order than it should. */
  doubled: number
  lost: number
  disordered: number
  reconnected: number
}

function tableOf(what: string, report: Report): Table {
  const sorted = report.latencies.toSorted((one, other) => one - other)
  return {
    title: `${people} chats and ${admins} admins over two processes: ${what}`,
    note: `From the press on Send to the message on the other side, through the stream and the reading that follows (goal: p95 under 150 ms while both live). ${report.sent} messages in ${(turns * turnMs) / 1_000} s; clients, servers and database share the machine.`,
    columns: [
      'messages',
      'p50 ms',
      'p95 ms',
      'max ms',
      'lost',
      'twice',
      'out of order',
      'reconnected',
    ],
    rows: [
      [
        sorted.length,
        share(sorted, 0.5).toFixed(0),
        share(sorted, 0.95).toFixed(0),
        share(sorted, 1).toFixed(0),
        report.lost,
        report.doubled,
        report.disordered,
        report.reconnected,
      ],
    ],
  }
}

/** Everybody is there, each chat taken by an admin. */
async function openTalk(stage: Stage) {
  const sentAt = new Map<string, number>()
  const acknowledged = new Map<string, Set<string>>()
  const latencies: number[] = []
  const arrived = (message: ChatMessage, reader: 'user' | 'admin') => {
    const at = sentAt.get(message.id)
    if (at !== undefined && message.senderRole !== reader) latencies.push(performance.now() - at)
  }
  const cookies = await signUpAll(stage)
  const open = (cookie: string, reader: 'user' | 'admin') =>
    openChatClient({
      url: stage.url,
      cookie,
      onMessage: (message) => arrived(message, reader),
    })
  const team = await Promise.all(cookies.slice(0, admins).map((cookie) => open(cookie, 'admin')))
  const pairs: { person: ChatClient; admin: ChatClient; chatId: string }[] = []
  for (const [index, cookie] of cookies.slice(admins).entries()) {
    const person = await open(cookie, 'user')
    const admin = team[index % admins]
    if (admin === undefined) throw new Error('No admin')
    const { id: chatId } = await person.start()
    await admin.take(chatId)
    for (const side of [person, admin]) side.watch(chatId)
    acknowledged.set(chatId, new Set())
    pairs.push({ person, admin, chatId })
  }

  async function say(side: ChatClient, chatId: string, text: string): Promise<void> {
    const id = await side.send(chatId, text, (sent) => sentAt.set(sent, performance.now()))
    acknowledged.get(chatId)?.add(id)
  }

  return {
    async takeTurn(): Promise<void> {
      await Promise.all(
        pairs.map(async ({ person, admin, chatId }, index) => {
          await pause((index / pairs.length) * turnMs)
          await say(person, chatId, 'When do you open on Sunday, and may we bring the dog?')
          await say(admin, chatId, 'At eight, and yes.')
        }),
      )
    },
    /** Until both sides have read what was acknowledged, for ten seconds at most. */
    async settle(): Promise<void> {
      for (let round = 0; round < 100; round += 1) {
        const isWhole = pairs.every(({ person, admin, chatId }) =>
          [person, admin].every(
            // The greeting came first.
            ({ threads }) =>
              (threads.get(chatId)?.ids.length ?? 0) > (acknowledged.get(chatId)?.size ?? 0),
          ),
        )
        if (isWhole) return
        await pause(100)
      }
    },
    report(): Report {
      let [doubled, lost, disordered, sent] = [0, 0, 0, 0]
      for (const { person, admin, chatId } of pairs) {
        const expected = [...(acknowledged.get(chatId) ?? [])]
        sent += expected.length
        for (const { threads } of [person, admin]) {
          // The greeting came first.
          const ids = (threads.get(chatId)?.ids ?? []).slice(1)
          const unique = [...new Set(ids)]
          doubled += ids.length - unique.length
          lost += expected.filter((id) => !unique.includes(id)).length
          disordered += unique.filter((id, place) => expected[place] !== id).length
        }
      }
      const clients = [...team, ...pairs.map(({ person }) => person)]
      const reconnected = clients.filter((client) => client.streams() > 1).length
      return { sent, latencies, doubled, lost, disordered, reconnected }
    },
    async close(): Promise<void> {
      await Promise.all([...team, ...pairs.map(({ person }) => person)].map((each) => each.close()))
    },
  }
}

/** The first of them are admins. */
async function signUpAll({ url, databaseUrl }: Stage): Promise<string[]> {
  const cookies: string[] = []
  for (let index = 0; index < people + admins; index += 1) {
    const answer = await fetch(`${url}/api/auth/sign-up`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `10.1.${Math.floor(index / 250)}.${index % 250}`,
      },
      body: JSON.stringify({
        full_name: `Person ${index}`,
        email: `person-${index}@example.com`,
        password: 'rapids1',
      }),
    })
    if (!answer.ok) throw new Error(`Sign-up: ${answer.status}`)
    cookies.push(
      answer.headers
        .getSetCookie()
        .map((line) => line.split(';', 1)[0])
        .join('; '),
    )
  }
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(
    `update users set plan = 'admin' where substring(email from 'person-(\\d+)@')::int < ${admins}`,
  )
  await client.end()
  return cookies
}
