import { type AdPlatformKey, adPlatformKeys } from '@wildpath/contract'
import { sql } from 'drizzle-orm'
import { z } from 'zod'

import { enqueueEach } from '../../jobs/enqueue.ts'
import { done, type JobHandler } from '../../jobs/job.ts'
import { jobKind, schedule } from '../../jobs/job-kind.ts'
import type { AdResultService } from './ad-result-service.ts'
import type { AdResultSource } from './ad-result-source.ts'
import { isOfConnection } from './connection-codes.ts'

const personSchema = z.object({ user_id: z.string(), platform: z.enum(adPlatformKeys) })

export const planAdSync = jobKind<{ hour: string }>('plan-ad-sync')
export const syncAdResults = jobKind<z.infer<typeof personSchema>>('sync-ad-results')

const hourMs = 3_600_000

/** At every full hour. */
export const scheduleAdSync = schedule(planAdSync, (now) => {
  const runAt = new Date(Math.ceil((now.getTime() + 1) / hourMs) * hourMs)
  const hour = runAt.toISOString().slice(0, 13)
  return { key: hour, payload: { hour }, runAt }
})

const services = { facebook: 'social-ads', google: 'search-ads' } as const satisfies Record<
  AdPlatformKey,
  string
>

/** Asks for one reading for each connection, so that each is done, or tried again, by itself. */
export const planAdSyncs: JobHandler = {
  run:
    async ({ key: hour }, { now }) =>
    async (transaction) => {
      const platforms = sql.join(
        adPlatformKeys.map((platform) => sql`(${services[platform]}, ${platform})`),
        sql`, `,
      )
      const relation = sql`(
        select held.user_id, named.platform, ${hour} || ':' || named.platform || ':' || held.user_id as key
        from service_connections as held
        join (values ${platforms}) as named (service, platform) on named.service = held.service
        where held.sealed_tokens is not null) as asked`
      await transaction.execute(
        enqueueEach(syncAdResults, {
          relation,
          key: 'key',
          payload: { user_id: 'user_id', platform: 'platform' },
          at: now,
        }),
      )
      return done
    },
}

/**
 * Reads one platform of one person. What has to be allowed anew first is left to them, and accounts that could not be read
 * to the next hour.
 */
export function createAdSync(
  service: Pick<AdResultService, 'sync'>,
  sources: readonly AdResultSource[],
): JobHandler {
  return {
    async run({ payload }) {
      const { user_id: userId, platform } = personSchema.parse(payload)
      const source = sources.find((one) => one.platform === platform)
      if (source === undefined) return done
      const read = await service.sync(userId, source)
      if (read.ok || isOfConnection(read.error.code)) return done
      return { kind: 'failed', reason: read.error.code, isFinal: false }
    },
  }
}
