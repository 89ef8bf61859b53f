import { sql } from 'drizzle-orm'

import { done, type JobHandlers } from '../../jobs/job.ts'
import { jobKind } from '../../jobs/job-kind.ts'
import { bounds } from '../../limits.ts'

const purgeQuarantined = jobKind('purge-quarantined-leads')

const minute = 60_000
const dayMs = 86_400_000

/** A statement that deletes more may take longer than statements may. */
const deletedAtOnce = 1_000

/** Leads that are quarantined count for nothing, so that no counter changes with them. */
export const quarantineJobs: JobHandlers = {
  [purgeQuarantined]: {
    everyMs: 10 * minute,
    async run(_job, { transaction, now }) {
      const before = new Date(now.getTime() - bounds.quarantine.days * dayMs).toISOString()
      let deleted: number
      do {
        const { rowCount } = await transaction((tx) => tx.execute(deleteSome(before)))
        deleted = rowCount ?? 0
      } while (deleted === deletedAtOnce)
      return done
    },
  },
}

function deleteSome(before: string) {
  // Those that somebody is just freeing are left alone, and seen again next time.
  return sql`
    delete from leads using (
      select leads.funnel_id, leads.id from leads join (
        select funnel_id, id, created_at,
          row_number() over (partition by funnel_id order by created_at desc, id desc) as place
        from leads where quarantine_reason is not null
      ) as held using (funnel_id, id)
      where leads.quarantine_reason is not null
        and (held.place > ${bounds.quarantine.leadsOfFunnel} or held.created_at < ${before}::timestamptz)
      limit ${deletedAtOnce}
      for update of leads skip locked
    ) as old
    where leads.funnel_id = old.funnel_id and leads.id = old.id`
}
