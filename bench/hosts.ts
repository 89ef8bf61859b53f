import { setTimeout as pause } from 'node:timers/promises'

import { createHostRegistry } from '../apps/server/src/features/domains/host-registry.ts'
import { ask, type HostScene, openHostScene, visit, visitedHosts } from './support/host-scene.ts'
import { personAgent } from './support/stage.ts'
import { median, share, type Table, timesOf } from './support/table.ts'
import { findTool, type Load, runWrk } from './support/tools.ts'

const [few, many] = [10, 100_000]
const starts = 3
const rounds = 3
const calls = 1_000
const strangersPerSecond = 1_000
const seconds = 4

/** What very many verified hosts cost, and what visitors notice of strangers who come by thousands. */
export async function benchHosts(): Promise<Table[]> {
  const scenes = [await openHostScene(few), await openHostScene(many)] as const
  try {
    return [await compareSizes(scenes), await benchStrangers(scenes[1])]
  } finally {
    for (const scene of scenes) await scene.close()
  }
}

async function compareSizes(scenes: readonly [HostScene, HostScene]): Promise<Table> {
  const seen = scenes.map(() => ({
    'start until hosts are known, ms': [] as number[],
    'memory, MB': [] as number[],
    'page, p50 ms': [] as number[],
    'page, p99 ms': [] as number[],
    'ask, known host, p50 ms': [] as number[],
    'ask, unknown host, p50 ms': [] as number[],
    'ask, unknown host, p99 ms': [] as number[],
  }))
  // In turns, so that what else the machine does meets both.
  for (let round = 0; round < starts; round += 1) {
    for (const [at, scene] of scenes.entries()) {
      const numbers = seen[at]
      if (numbers === undefined) continue
      const startedAt = performance.now()
      const stop = await scene.start()
      numbers['start until hosts are known, ms'].push(performance.now() - startedAt)
      const { url } = scene.stage
      let turn = 0
      const next = () => visitedHosts[(turn += 1) % visitedHosts.length] ?? ''
      const pages = await timesOf(calls, () => visit(url, next()))
      const known = await timesOf(calls, () => ask(url, next()))
      const unknown = await timesOf(calls, () => ask(url, `stranger-${(turn += 1)}.example`))
      numbers['page, p50 ms'].push(share(pages, 0.5))
      numbers['page, p99 ms'].push(share(pages, 0.99))
      numbers['ask, known host, p50 ms'].push(share(known, 0.5))
      numbers['ask, unknown host, p50 ms'].push(share(unknown, 0.5))
      numbers['ask, unknown host, p99 ms'].push(share(unknown, 0.99))
      numbers['memory, MB'].push(scene.stage.memoryMb())
      await stop()
    }
  }
  const [small, large] = seen
  const inProcessMicroseconds = await timeRegistry(scenes[1])
  return {
    title: `Verified hosts: ${few} and ${many.toLocaleString('en')}`,
    note: `Medians of ${starts} starts in turns, ${calls} requests each, one after the other. In the process itself the answer about an unknown host takes ${inProcessMicroseconds.toFixed(2)} µs (goal: below 5 ms).`,
    columns: ['what', String(few), many.toLocaleString('en'), 'ratio'],
    rows: Object.keys(small ?? {}).map((name) => {
      const key = name as keyof NonNullable<typeof small>
      const [one, other] = [median(small?.[key] ?? []), median(large?.[key] ?? [])]
      return [name, one.toFixed(2), other.toFixed(2), (other / one).toFixed(2)]
    }),
  }
}

async function timeRegistry({ database }: HostScene): Promise<number> {
  const registry = await createHostRegistry({ database, log: console })
  while (registry.count() < many) await pause(20)
  const asked = 100_000
  const startedAt = performance.now()
  for (let turn = 0; turn < asked; turn += 1) await registry.findServed(`stranger-${turn}.example`)
  return ((performance.now() - startedAt) / asked) * 1_000
}

async function benchStrangers(scene: HostScene): Promise<Table> {
  const title = `Visits of verified hosts while ${strangersPerSecond} strangers a second come`
  const wrk = findTool('wrk')
  if (wrk === null) return { title, note: 'Not measured: wrk is needed.', columns: [], rows: [] }
  const { url } = scene.stage
  const headers = { 'Host': visitedHosts[0] ?? '', 'User-Agent': personAgent }
  const load = (connections: number) =>
    runWrk(wrk, { url: `${url}/`, connections, seconds, headers })
  let sent = 0
  const stop = await scene.start()
  await load(16)
  const rows: (string | number)[][] = []
  // One after the other, and as many as the machine can do.
  for (const connections of [1, 16]) {
    const [alone, beside]: [Load[], Load[]] = [[], []]
    for (let round = 0; round < rounds; round += 1) {
      alone.push(await load(connections))
      const strangers = sendStrangers(url)
      beside.push(await load(connections))
      sent += await strangers.stop()
    }
    const rate = median(alone.map(({ perSecond }) => perSecond))
    rows.push(rowOf(`${connections} at a time, alone`, alone, rate))
    rows.push(rowOf(`${connections} at a time, beside strangers`, beside, rate))
  }
  await stop()
  return {
    title,
    note: `Medians of ${rounds} runs of ${seconds} s in turns; half of the strangers are questions of Caddy, half are visits. ${(sent / (2 * rounds * seconds)).toFixed(0)} a second were answered. Load generators and server share the machine's cores.`,
    columns: ['visits', 'requests/s', 'of alone', 'p50 ms', 'p99 ms', 'failures'],
    rows,
  }
}

function rowOf(name: string, loads: Load[], rate: number): (string | number)[] {
  const of = (key: keyof Load) => median(loads.map((load) => load[key]))
  return [
    name,
    of('perSecond').toFixed(0),
    (of('perSecond') / rate).toFixed(2),
    of('p50Ms').toFixed(2),
    of('p99Ms').toFixed(2),
    loads.reduce((sum, { failures }) => sum + failures, 0),
  ]
}

/** Strangers at a steady rate, each with a host that nobody ever named, until they are stopped. */
function sendStrangers(url: string): { stop(): Promise<number> } {
  const startedAt = performance.now()
  const underWay = new Set<Promise<unknown>>()
  let [sent, answered] = [0, 0]
  const timer = setInterval(() => {
    const due = ((performance.now() - startedAt) / 1_000) * strangersPerSecond
    for (; sent < due; sent += 1) {
      const host = `stranger-${sent}-${startedAt.toFixed(0)}.example`
      const answer = (sent % 2 === 0 ? ask(url, host) : visit(url, host)).then((status) => {
        if (status !== 404) throw new Error(`A stranger got ${status}`)
        answered += 1
        underWay.delete(answer)
      })
      underWay.add(answer)
    }
  }, 5)
  return {
    async stop() {
      clearInterval(timer)
      const inTime = answered
      await Promise.all(underWay)
      return inTime
    },
  }
}
