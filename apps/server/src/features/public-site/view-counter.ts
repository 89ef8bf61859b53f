import type { Database } from '../../db/client.ts'

export type ViewCounter = {
  count(funnelId: string): void
  /** Writes what was counted; what cannot be written is kept for the next time. */
  flush(): Promise<void>
  counted(): number
  stop(): Promise<void>
}

type Options = {
  database: Database
  now: () => Date
  log: { warn(details: object, message: string): void }
  /** How often counts are written; at most this much is lost by a crash. */
  intervalMs: number
}

const dayMs = 86_400_000

/** Views, added up in memory and written as one statement for all funnels and days. */
export function createViewCounter({
  database: { sql },
  now,
  log,
  intervalMs,
}: Options): ViewCounter {
  let pending = new Map<string, number>()
  let total = 0
  let isFailing = false
  let flushing: Promise<void> = Promise.resolve()
  let today = { name: '', endMs: 0 }

  /** The UTC date; written out once a day, not once a view. */
  function dayName(): string {
    const time = now().getTime()
    if (time >= today.endMs) {
      const endMs = (Math.floor(time / dayMs) + 1) * dayMs
      today = { name: new Date(time).toISOString().slice(0, 10), endMs }
    }
    return today.name
  }

  async function write(): Promise<void> {
    if (pending.size === 0) return
    const batch = pending
    pending = new Map()
    const rows = [...batch].map(([key, views]) => {
      const [funnel_id, day] = key.split(' ')
      return { funnel_id, day, views }
    })
    try {
      await sql`
        insert into funnel_days (funnel_id, day, views)
        select row.funnel_id, row.day, row.views
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (funnel_id uuid, day date, views bigint)
        join funnels on funnels.id = row.funnel_id
        order by row.funnel_id, row.day
        on conflict (funnel_id, day)
        do update set views = funnel_days.views + excluded.views, updated_at = now()`
      isFailing = false
    } catch (error) {
      for (const [key, views] of batch) pending.set(key, (pending.get(key) ?? 0) + views)
      if (!isFailing)
        log.warn({ err: error }, 'views cannot be written; they are kept and tried again')
      isFailing = true
    }
  }

  const flush = () => (flushing = flushing.then(write))
  const timer = setInterval(() => void flush(), intervalMs)
  timer.unref()

  return {
    count(funnelId) {
      const key = `${funnelId} ${dayName()}`
      pending.set(key, (pending.get(key) ?? 0) + 1)
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
