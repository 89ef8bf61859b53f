import type { DnsAnswer, DnsFailureReason } from '../../../providers/dns/dns.ts'
import { inBothWays, ownershipName } from './dns-names.ts'
import type { ExpectedDns } from './domain-report.ts'
import type { Observations, ServerAnswers } from './observations.ts'
import { blocks, type Problem, warns } from './problem.ts'
import { sentences, spokenList } from './sentences.ts'

type ServersDiagnosis = {
  isAnswered: boolean
  isDead: boolean
  isDnssecBroken: boolean
  problems: Problem[]
}

/** Explains failed lookups, independent of what the records say. */
export function diagnoseServers(seen: Observations, expected: ExpectedDns): ServersDiagnosis {
  const { authority, resolvers, answersWithoutDnssec, isAuthorityResolvers } = seen
  const words = { zone: inBothWays(expected.zone) }
  const isAnswered =
    authority.some(({ primary }) => isTold(primary?.a)) &&
    authority.some(({ ownership }) => isTold(ownership))
  // If every resolver fails as well, the cause is not our own network.
  const isDead = !isAnswered && resolvers.length > 0 && resolvers.every(hasFailedItself)
  const diagnose = (problems: Problem[]): ServersDiagnosis => ({
    isAnswered,
    isDead,
    isDnssecBroken: answersWithoutDnssec,
    problems,
  })
  if (answersWithoutDnssec) {
    return diagnose([blocks('dnssec-broken', sentences['dnssec-broken'](words))])
  }
  if (!isAnswered) return diagnose([explainFailure(seen, expected)])
  return diagnose(isAuthorityResolvers ? [] : warnOfFailures(authority, words))
}

/** Names the failed lookup, or the domain's own name servers if all of them failed. */
function explainFailure(
  { authority, zone, isAuthorityResolvers }: Observations,
  expected: ExpectedDns,
): Problem {
  const words = { zone: inBothWays(expected.zone) }
  const failed = failedServers(authority)
  const lookups = failedLookups(authority, expected)
  if (lookups.length === 1 || (isAuthorityResolvers && lookups.length > 0)) {
    const [first] = lookups
    const lookup =
      lookups.length === 1 && first !== undefined ? first.lookup : wholeLookup(expected.zone)
    return explainLookup(lookup, worstReason(lookups), expected.zone)
  }
  const named = [...new Set(failed.map(({ server }) => server))]
  const known = zone.state === 'found' ? zone.nameServers : []
  const servers = spokenList(named.length > 0 ? named : known.slice(0, 4)) || 'none listed'
  const code = allServersCodes[worstReason(failed)]
  return blocks(code, sentences[code]({ ...words, servers }))
}

/** Explains one failed lookup by its reason. */
export function explainLookup(lookup: string, reason: DnsFailureReason, zone: string): Problem {
  const code = lookupCodes[reason]
  return blocks(code, sentences[code]({ lookup, zone: inBothWays(zone) }))
}

export function wholeLookup(zone: string): string {
  return `DNS lookup for ${inBothWays(zone)}`
}

const lookupCodes = {
  'server-failure': 'lookup-fails',
  'refused': 'lookup-refused',
  'timeout': 'lookup-timeout',
  'unreadable': 'lookup-timeout',
} as const

const allServersCodes = {
  'server-failure': 'name-servers-fail',
  'refused': 'name-servers-refuse',
  'timeout': 'name-servers-silent',
  'unreadable': 'name-servers-silent',
} as const

const oneServerCodes = {
  'server-failure': 'name-server-fails',
  'refused': 'name-server-refuses',
  'timeout': 'name-server-silent',
  'unreadable': 'name-server-silent',
} as const

type Failed = { reason: DnsFailureReason }

/** The reason that says the most about the cause. */
function worstReason(failed: readonly Failed[]): DnsFailureReason {
  const reasons = failed.map(({ reason }) => reason)
  return (
    (['refused', 'server-failure'] as const).find((reason) => reasons.includes(reason)) ?? 'timeout'
  )
}

function warnOfFailures(authority: readonly ServerAnswers[], words: { zone: string }): Problem[] {
  const failed = failedServers(authority)
  if (failed.length === 0) return []
  const servers = spokenList([...new Set(failed.map(({ server }) => server))])
  const code = oneServerCodes[worstReason(failed)]
  return [warns(code, sentences[code]({ ...words, servers }))]
}

/** Servers that failed a deciding lookup; one that answers only some of them is unreliable. */
function failedServers(authority: readonly ServerAnswers[]) {
  return authority.flatMap(({ server, primary, ownership }) => {
    const failed = [primary?.a, ownership].find((answer) => answer?.kind === 'failure')
    return failed?.kind === 'failure' ? [{ server, reason: failed.reason }] : []
  })
}

/** The deciding lookups that no server answered. */
function failedLookups(
  authority: readonly ServerAnswers[],
  { primaryHost, zone }: ExpectedDns,
): { lookup: string; reason: DnsFailureReason }[] {
  const lookups = [
    {
      lookup: `address lookup for ${inBothWays(primaryHost)}`,
      answers: authority.map(({ primary }) => primary?.a),
    },
    {
      lookup: `TXT lookup for ${inBothWays(ownershipName(zone))}`,
      answers: authority.map(({ ownership }) => ownership),
    },
  ]
  return lookups.flatMap(({ lookup, answers }) => {
    const failed = answers.flatMap((answer) => (answer?.kind === 'failure' ? [answer] : []))
    if (failed.length === 0 || answers.some(isTold)) return []
    return [{ lookup, reason: worstReason(failed) }]
  })
}

function isTold(answer: DnsAnswer | null | undefined): boolean {
  return answer !== null && answer !== undefined && answer.kind !== 'failure'
}

function hasFailedItself({ primary }: ServerAnswers): boolean {
  return primary?.a.kind === 'failure' && primary.a.reason === 'server-failure'
}
