import type { DnsAnswer } from '../../../providers/dns/dns.ts'
import { inBothWays } from './dns-names.ts'
import type { Observations, ServerAnswers } from './observations.ts'
import { blocks, type Problem, warns } from './problem.ts'
import { sentences, spokenList } from './sentences.ts'

/** What is wrong with the servers themselves, whatever the records. */
export function diagnoseServers(
  { authority, zone, resolvers, answersWithoutDnssec }: Observations,
  zoneName: string,
): { isAnswered: boolean; isDead: boolean; isDnssecBroken: boolean; problems: Problem[] } {
  const words = { zone: inBothWays(zoneName) }
  const failed = authority.flatMap((server) => {
    const reason = failureOf(server)
    return reason === null ? [] : [{ server: server.server, reason }]
  })
  const isAnswered = failed.length < authority.length
  const isRefused = failed.some(({ reason }) => reason === 'refused' || reason === 'server-failure')
  const named = [...new Set(failed.map(({ server }) => server))]
  const known = zone.state === 'found' ? zone.nameServers : []
  const servers = spokenList(named.length > 0 ? named : known.slice(0, 4)) || 'none is named'
  // What no resolver could find out either is no fault of our own network.
  const isDead = !isAnswered && resolvers.length > 0 && resolvers.every(hasFailedItself)
  const problems: Problem[] = []
  if (answersWithoutDnssec) {
    problems.push(blocks('dnssec-broken', sentences['dnssec-broken'](words)))
  } else if (!isAnswered) {
    const code = isRefused ? 'name-servers-refuse' : 'name-servers-silent'
    problems.push(blocks(code, sentences[code]({ ...words, servers })))
  } else if (failed.length > 0) {
    const code = isRefused ? 'name-server-refuses' : 'name-server-silent'
    problems.push(warns(code, sentences[code]({ ...words, servers })))
  }
  return { isAnswered, isDead, isDnssecBroken: answersWithoutDnssec, problems }
}

/** A server that answers one question is there; one that fails at A only is not seen by visitors. */
function failureOf({ primary, other, ownership }: ServerAnswers) {
  const answers = [primary?.a, other?.a, ownership].filter(
    (answer): answer is DnsAnswer => answer !== null && answer !== undefined,
  )
  const reasons = answers.map((answer) => (answer.kind === 'failure' ? answer.reason : null))
  return reasons.length > 0 && reasons.every((reason) => reason !== null)
    ? (reasons[0] ?? null)
    : null
}

function hasFailedItself({ primary }: ServerAnswers): boolean {
  return primary?.a.kind === 'failure' && primary.a.reason === 'server-failure'
}
