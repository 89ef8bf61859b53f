import pLimit from 'p-limit'
import type { Logger } from 'pino'

import type { Leases } from '../../db/leases.ts'
import { done, type JobHandler } from '../../jobs/job.ts'
import { jobKind } from '../../jobs/job-kind.ts'
import { bounds } from '../../limits.ts'
import { checkClaim, type LookAtDns } from './check-claim.ts'
import type { DomainRepository } from './domain-repository.ts'
import type { DomainRow } from './domain-rules.ts'
import type { DnsTargets } from './expected-dns.ts'
import { tellOwner } from './settle-check.ts'

export const checkDomains = jobKind('check-domains')

type Options = {
  repository: DomainRepository
  leases: Leases
  look: LookAtDns
  targets: DnsTargets
  now: () => Date
  log: Pick<Logger, 'warn'>
}

const { checkEveryMs, checksAtOnce, checkRunMs } = bounds.domains

/** Work without an end: looks at the domains that are due, ends claims that nobody proved, frees former hosts. */
export function createCheckDomains(options: Options): JobHandler {
  const { repository, leases, look, targets, now, log } = options
  const inTurn = pLimit(checksAtOnce)

  async function check(row: DomainRow): Promise<void> {
    try {
      await leases.hold(`domain ${row.funnelId}`, (lease) =>
        checkClaim({ lease, look, targets, row, now, isWatched: false }),
      )
    } catch (error) {
      // The others are looked at all the same, and this one again when it is due again.
      log.warn({ err: error, domain: row.domain }, 'a domain could not be checked')
    }
  }

  return {
    everyMs: checkEveryMs,
    async run(_job, { transaction, now: begun }) {
      const untilMs = performance.now() + checkRunMs
      const seen = new Set<string>()
      for (;;) {
        // oxlint-disable-next-line no-await-in-loop -- one batch after the other
        const due = (await repository.listDue(now())).filter(({ funnelId }) => !seen.has(funnelId))
        for (const { funnelId } of due) seen.add(funnelId)
        // oxlint-disable-next-line no-await-in-loop -- one batch after the other
        await Promise.all(due.map((row) => inTurn(() => check(row))))
        if (due.length === 0 || performance.now() > untilMs) break
      }
      for (const row of await repository.listExpired(begun)) {
        // oxlint-disable-next-line no-await-in-loop -- each in a transaction of its own
        await transaction(async (tx) => {
          await tellOwner(tx, row, 'expired', begun)
          await repository.end(tx, row, begun)
        })
      }
      await repository.freeHosts(begun)
      return done
    },
  }
}
