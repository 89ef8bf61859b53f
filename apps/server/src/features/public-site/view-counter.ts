import { createHash } from 'node:crypto'

import { type Device, getLocalDay } from '@wildpath/contract'

import type { Database } from '../../db/client.ts'
import type { RateLimiter, DistinctRateLimiter } from '../../http/memory-rate-limiter.ts'
import { bounds } from '../../limits.ts'
import {
  type CountedViews,
  type Visitor,
  type VisitorHashes,
  writeViews,
} from '../analytics/index.ts'

/** One page load of a person. The address and the agent never leave the memory of this process. */
export type View = Visitor & {
  source: string
  device: Device
  /** The owner's zone. */
  timeZone: string
}

export type ViewCounter = {
  count(view: View): void
  /** Writes what was counted; what cannot be written is kept for the next time. */
  flush(): Promise<void>
  counted(): number
  stop(): Promise<void>
}

type Options = {
  database: Database
  visitors: VisitorHashes
  now: () => Date
  /** So many views of a network count. */
  viewLimit: RateLimiter
  /** So many browsers of a network count as different people on a funnel's page. */
  agentLimit: DistinctRateLimiter
  log: { warn(details: object, message: string): void }
  /** How often counts are written; at most this much is lost by a crash. */
  intervalMs: number
}

/** Equal views; without a visitor when there are too many to tell them apart, or of one network. */
type Pending = Omit<CountedViews, 'visitor'> & { visitor: Visitor | null }

/** Views, added up in memory and written as one statement for all funnels and days. */
export function createViewCounter(options: Options): ViewCounter {
  const { database, visitors, now, viewLimit, agentLimit, log, intervalMs } = options
  let pending = new Map<string, Pending>()
  let total = 0
  let isFailing = false
  let forgottenOn = ''
  let flushing: Promise<void> = Promise.resolve()

  function add(entry: Pending): void {
    const { funnelId, day, visitor, source, device, views } = entry
    const who = visitor === null ? '' : `${visitor.network}\n${visitor.agent}`
    const key = `${funnelId}\n${day}\n${source}\n${device}\n${who}`
    const known = pending.get(key)
    if (known !== undefined) known.views += views
    else if (visitor === null || pending.size < bounds.publicSite.waitingViews)
      pending.set(key, entry)
    else add({ ...entry, visitor: null, source: 'other' })
  }

  async function write(): Promise<void> {
    try {
      await forgetOldVisitors()
      await writePending()
      isFailing = false
    } catch (error) {
      if (!isFailing)
        log.warn({ err: error }, 'views cannot be written; they are kept and tried again')
      isFailing = true
    }
  }

  async function writePending(): Promise<void> {
    if (pending.size === 0) return
    const batch = pending
    pending = new Map()
    try {
      const named = [...batch.values()].map(async ({ visitor, ...views }) => ({
        ...views,
        visitor: visitor && (await visitors.hashVisitor(visitor, views.day)),
      }))
      await writeViews(database.sql, await Promise.all(named), now())
    } catch (error) {
      const later = pending
      pending = batch
      for (const entry of later.values()) add(entry)
      throw error
    }
  }

  async function forgetOldVisitors(): Promise<void> {
    const day = getLocalDay(now(), 'UTC')
    if (forgottenOn === day) return
    await visitors.forgetBefore(day)
    forgottenOn = day
  }

  const flush = () => (flushing = flushing.then(write))
  const timer = setInterval(() => void flush(), intervalMs)
  timer.unref()

  return {
    count({ source, device, timeZone, ...visitor }) {
      if (!viewLimit.consume(visitor.network)) return
      const day = getLocalDay(now(), timeZone)
      const isKnown = agentLimit.consumeItem(...placeOf(visitor, day))
      add({
        funnelId: visitor.funnelId,
        day,
        visitor: isKnown ? visitor : null,
        source,
        device,
        views: 1,
      })
      total += 1
    },
    flush,
    counted: () => total,
    async stop() {
      clearInterval(timer)
      await flush()
    },
  }
}

/** The network on that funnel and day, and the browser there: short whatever the browser calls itself. */
function placeOf({ funnelId, network, agent }: Visitor, day: string): [string, string] {
  const place = `${day} ${funnelId} ${network}`
  return [place, createHash('sha256').update(`${place}\n${agent}`).digest('base64url')]
}
