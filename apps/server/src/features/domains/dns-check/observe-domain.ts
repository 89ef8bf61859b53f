import type {
  Authority,
  Dns,
  DnsAnswer,
  DnsServer,
  NoAuthority,
  RecordType,
} from '../../../providers/dns/dns.ts'
import { bounds } from '../../../limits.ts'
import { absentName, ownershipName, ownershipText, plainText } from './dns-names.ts'
import type { ExpectedDns } from './domain-report.ts'
import { type HostAnswers, recordsOf, viewHost } from './host-view.ts'
import type { Observations, ServerAnswers } from './observations.ts'

type Ask = (
  server: DnsServer,
  name: string,
  type: RecordType,
  options?: { ignoresDnssec?: boolean },
) => Promise<DnsAnswer>

/**
 * Asks for everything that decides about a domain, in parallel, and looks for the usual mistakes where something
 * is missing. Never throws.
 */
export async function observeDomain(dns: Dns, expected: ExpectedDns): Promise<Observations> {
  const { zone, primaryHost, otherHost, targetHost } = expected
  const ask = createAsk()
  const askResolver = createAskFirst(ask, dns.resolvers)
  const [ofHost, resolvers, target] = await Promise.all([
    dns.findAuthority(primaryHost),
    Promise.all(
      dns.resolvers.map((server) =>
        askServer(ask, server, { primaryHost, otherHost, ownership: ownershipName(zone) }),
      ),
    ),
    askHost(askResolver, targetHost),
  ])
  const isDelegated = !('failure' in ofHost) && ofHost.zone.endsWith(`.${zone}`)
  const ofZone = isDelegated ? await dns.findAuthority(zone) : ofHost
  const hostServers = 'failure' in ofHost ? [] : ofHost.servers
  const zoneServers = 'failure' in ofZone ? [] : ofZone.servers
  const ownership = ownershipName(zone)
  const [authority, caa] = await Promise.all([
    Promise.all(
      isDelegated
        ? [
            ...hostServers.map((server) =>
              askServer(ask, server, { primaryHost, otherHost: null, ownership: null }),
            ),
            ...zoneServers.map((server) =>
              askServer(ask, server, { primaryHost: null, otherHost, ownership }),
            ),
          ]
        : hostServers.map((server) =>
            askServer(ask, server, { primaryHost, otherHost, ownership }),
          ),
    ),
    askCaa(askResolver, otherHost?.endsWith(`.${primaryHost}`) ? otherHost : primaryHost),
  ])
  const seen = { authority, resolvers, target }
  const isAuthorityResolvers = !('failure' in ofZone) && ofZone.areResolvers
  const answering = new Set(
    authority.flatMap(({ server, ownership }) =>
      ownership === null || ownership.kind === 'failure' ? [] : [server],
    ),
  )
  const askKeeper = createAskFirst(
    ask,
    zoneServers.filter(({ name }) => answering.has(name)),
  )
  const [rests, mistakes, answersWithoutDnssec] = await Promise.all([
    askRests(askResolver, expected, seen),
    lookForMistakes(askKeeper, expected, seen),
    answersUnchecked(ask, dns.resolvers, expected, seen),
  ])
  return {
    zone: zoneOf(ofZone),
    ...seen,
    isAuthorityResolvers,
    answersWithoutDnssec,
    rests,
    caa,
    mistakes,
  }
}

type Seen = Pick<Observations, 'authority' | 'resolvers' | 'target'>
type AskFirst = (name: string, type: RecordType) => Promise<DnsAnswer>

/** The same question to the same server is asked once, and all together are bounded. */
function createAsk(): Ask {
  const answers = new Map<DnsServer, Map<string, Promise<DnsAnswer>>>()
  let left: number = bounds.dns.questionsOfCheck
  return (server, name, type, options = {}) => {
    const ofServer = answers.get(server) ?? new Map<string, Promise<DnsAnswer>>()
    answers.set(server, ofServer)
    const key = `${type} ${name} ${String(options.ignoresDnssec === true)}`
    const known = ofServer.get(key)
    if (known !== undefined) return known
    if (left <= 0) return Promise.resolve({ kind: 'failure', reason: 'timeout' })
    left -= 1
    const asked = server.ask(name, type, options)
    ofServer.set(key, asked)
    return asked
  }
}

/** The next server is asked where the one before failed. */
function createAskFirst(ask: Ask, servers: readonly DnsServer[]): AskFirst {
  return async (name, type) => {
    let answer: DnsAnswer = { kind: 'failure', reason: 'timeout' }
    for (const server of servers) {
      // oxlint-disable-next-line no-await-in-loop -- One answer is enough.
      answer = await ask(server, name, type)
      if (answer.kind !== 'failure') return answer
    }
    return answer
  }
}

async function askServer(
  ask: Ask,
  server: DnsServer,
  names: { primaryHost: string | null; otherHost: string | null; ownership: string | null },
): Promise<ServerAnswers> {
  const askHere: AskFirst = (name, type) => ask(server, name, type)
  const [primary, other, ownership] = await Promise.all([
    names.primaryHost === null ? null : askHost(askHere, names.primaryHost),
    names.otherHost === null ? null : askHost(askHere, names.otherHost),
    names.ownership === null ? null : askHere(names.ownership, 'TXT'),
  ])
  return { server: server.name, primary, other, ownership }
}

async function askHost(ask: AskFirst, host: string): Promise<HostAnswers> {
  const [a, aaaa] = await Promise.all([ask(host, 'A'), ask(host, 'AAAA')])
  return { a, aaaa }
}

function zoneOf(found: Authority | NoAuthority): Observations['zone'] {
  if ('failure' in found) {
    return found.failure === 'no-such-name'
      ? { state: found.failure }
      : { state: found.failure, reason: found.reason }
  }
  return { state: 'found', name: found.zone, nameServers: found.nameServers }
}

/**
 * Of the host and every name above it (RFC 8659, section 3). Resolvers are asked, as those who issue
 * certificates do, since the host may be a CNAME into another zone.
 */
function askCaa(ask: AskFirst, host: string): Promise<Observations['caa']> {
  const labels = host.split('.')
  const names = labels.map((_, index) => labels.slice(index).join('.'))
  return Promise.all(names.map(async (name) => ({ name, answer: await ask(name, 'CAA') })))
}

/** Servers answer for their own zones only; where their CNAMEs lead is asked of resolvers. */
async function askRests(
  ask: AskFirst,
  { primaryHost, otherHost, targetHost }: ExpectedDns,
  { authority }: Seen,
): Promise<Observations['rests']> {
  const ends = authority.flatMap(({ primary, other }) =>
    [primary && viewHost(primaryHost, primary), other && viewHost(otherHost ?? '', other)].flatMap(
      (view) =>
        view?.kind === 'records' && view.addresses.length === 0 ? view.chain.slice(-1) : [],
    ),
  )
  const names = [...new Set(ends)].filter((name) => name !== targetHost)
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await askHost(ask, name)] as const)),
  )
}

/** Only where something is missing or leads elsewhere at first sight. */
async function lookForMistakes(
  ask: AskFirst,
  { zone, primaryHost, token, targetHost }: ExpectedDns,
  { authority }: Seen,
): Promise<Observations['mistakes']> {
  const nowhere = absentName(zone)
  const isOwned = authority.some(
    ({ ownership }) =>
      ownership !== null &&
      recordsOf(ownership).some(
        ({ value }) => plainText(value) === plainText(ownershipText(token)),
      ),
  )
  const leadsHere = authority.every(({ primary }) => {
    const view = primary && viewHost(primaryHost, primary)
    return view === null || (view.kind === 'records' && view.chain.includes(targetHost))
  })
  const askText = async (name: string, mistake: 'doubled' | 'misplaced') => ({
    name,
    mistake,
    answer: await ask(name, 'TXT'),
  })
  const misplaced = [zone, primaryHost, ownershipName(primaryHost)]
  const [wildcard, doubledHost, wildcardTexts, texts] = await Promise.all([
    leadsHere ? null : askHost(ask, nowhere),
    leadsHere ? null : askHost(ask, `${primaryHost}.${zone}`),
    isOwned ? null : ask(nowhere, 'TXT'),
    Promise.all(
      isOwned
        ? []
        : [
            askText(`${ownershipName(zone)}.${zone}`, 'doubled'),
            ...[...new Set(misplaced)]
              .filter((name) => name !== ownershipName(zone))
              .map((name) => askText(name, 'misplaced')),
          ],
    ),
  ])
  return { wildcard, doubledHost, wildcardTexts, texts }
}

/** A resolver that checks signatures calls wrong ones a failure of the server (RFC 4035, section 5.5). */
async function answersUnchecked(
  ask: Ask,
  servers: readonly DnsServer[],
  { primaryHost }: ExpectedDns,
  { resolvers }: Seen,
): Promise<boolean> {
  const answers = await Promise.all(
    servers.map(async (server, index) => {
      const a = resolvers[index]?.primary?.a
      if (a?.kind !== 'failure' || a.reason !== 'server-failure') return false
      const unchecked = await ask(server, primaryHost, 'A', { ignoresDnssec: true })
      return unchecked.kind !== 'failure'
    }),
  )
  return answers.some(Boolean)
}
