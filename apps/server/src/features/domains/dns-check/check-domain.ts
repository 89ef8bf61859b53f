import type { Dns } from '../../../providers/dns/dns.ts'
import { diagnoseDomain } from './diagnose-domain.ts'
import type { DomainReport, ExpectedDns } from './domain-report.ts'
import { observeDomain } from './observe-domain.ts'

/** One look at the DNS. Takes up to half a minute where servers are silent; never throws. */
export async function checkDomain(dns: Dns, expected: ExpectedDns): Promise<DomainReport> {
  return diagnoseDomain(await observeDomain(dns, expected), expected)
}
