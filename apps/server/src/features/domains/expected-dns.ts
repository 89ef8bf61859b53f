import type { ExpectedDns } from './dns-check/domain-report.ts'
import { domainOf } from './dns-check/registered-domain.ts'
import type { DomainRow } from './domain-rules.ts'

/** Where owners' records have to lead, from the configuration. */
export type DnsTargets = {
  host: string
  addresses: readonly string[]
  certificateAuthorities: readonly string[]
}

/** What the records of a claim have to say. */
export function expectedDns(
  { domain, primaryHost, otherHost, token }: DomainRow,
  { host, addresses, certificateAuthorities }: DnsTargets,
): ExpectedDns {
  return {
    zone: domainOf(domain)?.zone ?? domain,
    primaryHost,
    otherHost,
    token,
    targetHost: host,
    targetAddresses: addresses,
    certificateAuthorities,
  }
}
