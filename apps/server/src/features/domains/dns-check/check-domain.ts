import { setTimeout as wait } from 'node:timers/promises'

import { bounds } from '../../../limits.ts'
import type { Dns } from '../../../providers/dns/dns.ts'
import { diagnoseDomain } from './diagnose-domain.ts'
import type { DomainReport, ExpectedDns } from './domain-report.ts'
import type { Observations } from './observations.ts'
import { observeDomain } from './observe-domain.ts'

/** Checks a domain's DNS records once, in at most `bounds.dns.checkMs`. Never throws. */
export async function checkDomain(dns: Dns, expected: ExpectedDns): Promise<DomainReport> {
  const timer = new AbortController()
  const isOver = wait(bounds.dns.checkMs, nothingObserved, { ref: false, signal: timer.signal })
  isOver.catch(() => {})
  const seen = await Promise.race([observeDomain(dns, expected), isOver])
  timer.abort()
  return diagnoseDomain(seen, expected)
}

const timedOut = { kind: 'failure', reason: 'timeout' } as const

const nothingObserved: Observations = {
  zone: { state: 'no-answer', reason: 'timeout' },
  authority: [],
  isAuthorityResolvers: false,
  resolvers: [],
  answersWithoutDnssec: false,
  target: { a: timedOut, aaaa: timedOut },
  rests: {},
  caa: [],
  mistakes: { wildcard: null, wildcardTexts: null, doubledHost: null, texts: [] },
}
