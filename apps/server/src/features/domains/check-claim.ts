import type { Lease } from '../../db/leases.ts'
import type { DomainReport, ExpectedDns } from './dns-check/domain-report.ts'
import type { DomainRow } from './domain-rules.ts'
import { type DnsTargets, expectedDns } from './expected-dns.ts'
import { settleCheck } from './settle-check.ts'

/** Asks the DNS about everything that a claim needs. Takes seconds, and holds nothing meanwhile. */
export type LookAtDns = (expected: ExpectedDns) => Promise<DomainReport>

type Check = {
  lease: Lease
  look: LookAtDns
  targets: DnsTargets
  row: DomainRow
  now: () => Date
  isWatched: boolean
}

/** Looks at the DNS and writes down what it means; null when the claim is another one by then. */
export async function checkClaim(check: Check): Promise<DomainRow | null> {
  const { lease, look, targets, row, now, isWatched } = check
  const report = await look(expectedDns(row, targets))
  return lease.settle((tx) => settleCheck(tx, { row, report, now: now(), isWatched }))
}
