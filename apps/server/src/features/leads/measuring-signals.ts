import { and, eq, isNotNull, lt, sql } from 'drizzle-orm'

import type { ContactPlatform } from '@wildpath/page/render'

import type { Transaction } from '../../db/client.ts'
import { done, type JobHandlers } from '../../jobs/job.ts'
import { jobKind } from '../../jobs/job-kind.ts'
import { bounds } from '../../limits.ts'
import { leads } from './lead-table.ts'

/** Once all platforms are told or tell them nothing, signals are nobody's business any more. */
export async function forgetMeasuringSignals(
  transaction: Transaction,
  leadId: string,
  platform: ContactPlatform,
): Promise<void> {
  const { measuringSignals: signals } = leads
  const others = sql`(${signals} -> 'platforms') - ${platform}::text`
  await transaction
    .update(leads)
    .set({
      measuringSignals: sql`case when ${others} = '[]'::jsonb then null
        else jsonb_set(${signals}, '{platforms}', ${others}) end`,
    })
    .where(and(eq(leads.id, leadId), isNotNull(signals)))
}

const forgetOldSignals = jobKind('forget-measuring-signals')

const hourMs = 3_600_000

/** Leads that are held back are told to nobody, and platforms take nothing that is older. */
export const signalJobs: JobHandlers = {
  [forgetOldSignals]: {
    everyMs: hourMs,
    async run(_job, { transaction, now }) {
      const before = new Date(now.getTime() - bounds.conversions.days * 24 * hourMs)
      let forgotten: number
      do {
        const { rowCount } = await transaction((tx) => forgetSome(tx, before))
        forgotten = rowCount ?? 0
      } while (forgotten === bounds.conversions.forgottenAtOnce)
      return done
    },
  },
}

function forgetSome(transaction: Transaction, before: Date) {
  const old = transaction
    .select({ funnelId: leads.funnelId, id: leads.id })
    .from(leads)
    .where(and(isNotNull(leads.measuringSignals), lt(leads.createdAt, before)))
    .limit(bounds.conversions.forgottenAtOnce)
    .for('update', { skipLocked: true })
  return transaction
    .update(leads)
    .set({ measuringSignals: null })
    .where(sql`(${leads.funnelId}, ${leads.id}) in ${old}`)
}
