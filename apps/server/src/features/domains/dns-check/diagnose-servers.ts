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
  const isAnswered =
    authority.some(({ primary }) => isTold(primary?.a)) &&
    authority.some(({ ownership }) => isTold(ownership))
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

/** Of the questions that decide; a server that answers some of them only is not to be relied on. */
function failureOf({ primary, ownership }: ServerAnswers) {
  const failed = [primary?.a, ownership].find((answer) => answer?.kind === 'failure')
  return failed?.kind === 'failure' ? failed.reason : null
}

function isTold(answer: DnsAnswer | null | undefined): boolean {
  return answer !== null && answer !== undefined && answer.kind !== 'failure'
}

function hasFailedItself({ primary }: ServerAnswers): boolean {
  return primary?.a.kind === 'failure' && primary.a.reason === 'server-failure'
}
