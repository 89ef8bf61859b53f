import { fillRecords } from './check-records.ts'
import { diagnoseCaa } from './diagnose-caa.ts'
import { asAdvice, diagnoseCaches, diagnoseHost } from './diagnose-hosts.ts'
import { diagnoseOwnership } from './diagnose-ownership.ts'
import { diagnoseServers, explainLookup, wholeLookup } from './diagnose-servers.ts'
import { inBothWays } from './dns-names.ts'
import type { DomainReport, ExpectedDns } from './domain-report.ts'
import { recordsOf } from './host-view.ts'
import type { HostContext } from './judge-host.ts'
import type { Observations } from './observations.ts'
import { blocks, type Problem } from './problem.ts'
import { findRegistrar } from './registrars.ts'
import { sentences } from './sentences.ts'

/**
 * What the observations mean. The servers that keep the records decide what is set: a domain serves when every
 * one of them that answers leads its primary host here, by a CNAME chain that reaches our host or by addresses
 * that are all ours, and no CAA record forbids the certificate. Resolvers, which keep old answers, can only
 * delay that: when each one that answers still leads elsewhere, or when they find the signatures wrong. Nothing
 * is concluded when no server answered, unless resolvers say that this is so for everybody, nor while our own
 * host has no address. Never throws.
 */
export function diagnoseDomain(seen: Observations, expected: ExpectedDns): DomainReport {
  const { zone, primaryHost, otherHost } = expected
  const resolved = [...recordsOf(seen.target.a), ...recordsOf(seen.target.aaaa)]
    .filter(({ type }) => type === 'A' || type === 'AAAA')
    .map(({ value }) => value)
  const ours = expected.targetAddresses.length > 0 ? expected.targetAddresses : resolved
  const nameServers = seen.zone.state === 'found' ? seen.zone.nameServers : []
  const contextOf = (host: string): HostContext => ({
    host,
    expected,
    ours,
    isAtCloudflare: findRegistrar(nameServers, 'website')?.name === 'Cloudflare',
    rests: seen.rests,
    wildcard: seen.mistakes.wildcard,
    doubledHost: host === primaryHost ? seen.mistakes.doubledHost : null,
  })
  const ofPrimary = seen.authority.map(({ server, primary }) => ({ server, answers: primary }))
  const ofOther = seen.authority.map(({ server, other }) => ({ server, answers: other }))
  const servers = diagnoseServers(seen, expected)
  const ownership = diagnoseOwnership(seen, expected)
  const primary = diagnoseHost(ofPrimary, contextOf(primaryHost))
  const other = otherHost === null ? null : diagnoseHost(ofOther, contextOf(otherHost))
  const caches =
    primary.leadsHere === true && !servers.isDnssecBroken
      ? diagnoseCaches(
          seen.resolvers.map(({ server, primary }) => ({ server, answers: primary })),
          contextOf(primaryHost),
        )
      : { isContradicted: false, retryAfterSeconds: null, problems: [] }
  const caa = diagnoseCaa(seen.caa, primaryHost, expected)
  const otherCaa = otherHost === null ? caa : diagnoseCaa(seen.caa, otherHost, expected)

  const isTargetThere = resolved.length > 0
  const isMissing = isDomainMissing(seen, zone)
  const tellsOfCaa =
    seen.zone.state === 'found' && servers.isAnswered && !servers.isDnssecBroken && !isMissing
  const allowsServing = !servers.isDnssecBroken && isTargetThere && !isMissing
  const base = {
    isOwned: ownership.isOwned && !isMissing,
    isServing:
      primary.leadsHere === true && !caches.isContradicted && caa.isAllowed && allowsServing,
    isOtherServing:
      other === null ? null : other.leadsHere === true && otherCaa.isAllowed && allowsServing,
    tokens: isMissing ? [] : ownership.tokens,
    isConclusive:
      isMissing ||
      servers.isDead ||
      (servers.isAnswered && primary.leadsHere !== null && isTargetThere),
    retryAfterSeconds: caches.retryAfterSeconds,
    records: [
      ...fillRecords({ expected, ours, primary, other, ownership, isMissing }),
      ...(caa.record === null || !tellsOfCaa ? [] : [caa.record]),
    ],
    nameServers,
  }
  const words = { zone: inBothWays(zone) }
  if (isMissing) {
    return { ...base, problems: [blocks('domain-missing', sentences['domain-missing'](words))] }
  }
  if (seen.zone.state !== 'found') {
    const reason = seen.zone.state === 'no-answer' ? seen.zone.reason : 'timeout'
    return { ...base, problems: [explainLookup(wholeLookup(zone), reason, zone)] }
  }
  const isNothingSet =
    servers.isAnswered &&
    primary.isMissing &&
    (other === null || other.isMissing) &&
    primary.problems.every(({ code }) => code === 'host-missing') &&
    ownership.problems.every(({ code }) => code === 'txt-missing') &&
    !ownership.isOwned
  const ofRecords = isNothingSet
    ? [blocks('nothing-set', sentences['nothing-set'](words))]
    : [
        ...primary.problems,
        ...ownership.problems,
        ...(other === null || otherHost === null ? [] : asAdvice(other, contextOf(otherHost))),
      ]
  const problems: Problem[] = [
    ...servers.problems,
    ...(isTargetThere ? [] : [ownFault(expected)]),
    ...ofRecords,
    ...(tellsOfCaa ? caa.problems : []),
    ...caches.problems,
  ]
  return { ...base, problems: sortProblems(problems) }
}

function ownFault({ targetHost }: ExpectedDns): Problem {
  const text = sentences['own-host-without-address']({ target: targetHost })
  return blocks('own-host-without-address', text)
}

/** The registry knows no such domain: it lies in no zone, or its own name does not exist in the zone above. */
function isDomainMissing({ zone, caa }: Observations, name: string): boolean {
  if (zone.state === 'no-such-name') return true
  if (zone.state !== 'found' || zone.name === name || zone.name.endsWith(`.${name}`)) return false
  return caa.some((asked) => asked.name === name && asked.answer.kind === 'no-such-name')
}

function sortProblems(problems: readonly Problem[]): Problem[] {
  return [
    ...problems.filter(({ weight }) => weight === 'blocks'),
    ...problems.filter(({ weight }) => weight === 'warns'),
  ]
}
