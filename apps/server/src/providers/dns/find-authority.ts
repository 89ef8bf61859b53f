import { bounds } from '../../limits.ts'
import { toName } from './dns-message.ts'
import type { WireServer } from './dns-server.ts'
import type { Authority, Dns, DnsFailureReason, DnsRecord, NoAuthority } from './dns.ts'

/** Null where the address is none that may be asked. */
type OpenServer = (name: string, address: string) => WireServer | null

/**
 * Finds the zone that a name lies in, from the name upward. If `openServer` is null, the resolvers stand in for the
 * zone's own servers.
 */
export function createFindAuthority(
  resolvers: readonly WireServer[],
  openServer: OpenServer | null,
): Dns['findAuthority'] {
  const askResolvers = (zone: string, nameServers: string[]): Authority => ({
    zone,
    nameServers,
    servers: [...resolvers],
    areResolvers: true,
  })
  return async (asked) => {
    const name = toName(asked)
    const zone = await findZone(resolvers, name)
    if ('failure' in zone) return zone
    if (openServer === null && !zone.isTopLevel) {
      const { nameServers } = await listServers(resolvers, zone.name)
      return askResolvers(zone.name, nameServers)
    }
    const delegation =
      openServer === null ? null : await findDelegation(resolvers, zone, openServer)
    if (openServer === null || (delegation === null && zone.isTopLevel)) {
      if (zone.broken === null && zone.alias !== null) return askResolvers(zone.alias, [])
      return { failure: 'no-answer', reason: zone.broken?.reason ?? 'timeout' }
    }
    const found = delegation ?? (await listServers(resolvers, zone.name))
    const servers = await openServers(found, resolvers, openServer)
    return { zone: found.zone, nameServers: found.nameServers, servers, areResolvers: false }
  }
}

const noSuchName = 3
const refused = 5
/** The server failed, does not know how, or refused. */
const failures = new Set([1, 2, 4, refused])

type Zone = {
  name: string
  isTopLevel: boolean
  /** A name below the zone whose servers do not answer the resolvers. */
  broken: { name: string; reason: DnsFailureReason } | null
  /** A name below the zone that exists, but whose CNAME hides its SOA record. */
  alias: string | null
}

async function findZone(
  resolvers: readonly WireServer[],
  name: string,
): Promise<Zone | NoAuthority> {
  const labels = name.split('.')
  let broken: Zone['broken'] = null
  let alias: string | null = null
  let isMissing = false
  let isSilent = false
  // A top-level domain is nobody's zone to set records in, but says who keeps a broken one.
  for (const index of labels.slice(0, bounds.dns.zoneLabels).keys()) {
    const candidate = labels.slice(index).join('.')
    // oxlint-disable-next-line no-await-in-loop -- Most names are found at the first or second question.
    const message = await askFirst(resolvers, candidate, 'SOA')
    if (message === null) {
      // Two unanswered names in a row mean an unresponsive resolver; trying more would only take longer.
      if (isSilent) return { failure: 'no-answer', reason: 'timeout' }
      isSilent = true
      broken = { name: candidate, reason: 'timeout' }
      continue
    }
    isSilent = false
    const { responseCode, answers } = message
    const owns = (type: string) =>
      answers.some((record) => record.type === type && record.name === candidate)
    if (responseCode === noSuchName && !owns('CNAME')) isMissing = true
    if (failures.has(responseCode)) {
      broken = { name: candidate, reason: responseCode === refused ? 'refused' : 'server-failure' }
    }
    if (owns('CNAME')) alias = candidate
    if (!owns('SOA')) continue
    const isTopLevel = index === labels.length - 1 && labels.length > 1
    if (isTopLevel && broken === null && alias === null) return { failure: 'no-such-name' }
    return { name: candidate, isTopLevel, broken, alias }
  }
  if (isMissing && broken === null && alias === null) return { failure: 'no-such-name' }
  return { failure: 'no-answer', reason: broken?.reason ?? 'server-failure' }
}

type Servers = {
  zone: string
  nameServers: string[]
  /** Addresses of them that the zone above keeps. */
  glue: DnsRecord[]
}

async function listServers(resolvers: readonly WireServer[], zone: string): Promise<Servers> {
  const message = await askFirst(resolvers, zone, 'NS')
  const isOfZone = (record: DnsRecord) => record.type === 'NS' && record.name === zone
  const nameServers = (message?.answers ?? []).filter(isOfZone).map(({ value }) => value)
  return { zone, nameServers, glue: [] }
}

/** Who should keep a zone whose servers fail is known to the zone above. */
async function findDelegation(
  resolvers: readonly WireServer[],
  { name, isTopLevel, broken, alias }: Zone,
  openServer: OpenServer,
): Promise<Servers | null> {
  const child = broken?.name ?? (isTopLevel ? alias : null)
  if (child === null) return null
  const above = await openServers(await listServers(resolvers, name), resolvers, openServer)
  const message = await askFirst(above, child, 'NS')
  if (message === null) return null
  const delegation = [...message.authorities, ...message.answers].filter(
    (record) => record.type === 'NS' && record.name === child,
  )
  if (delegation.length === 0) return null
  return {
    zone: child,
    nameServers: delegation.map(({ value }) => value),
    glue: message.additionals,
  }
}

async function openServers(
  { nameServers, glue }: Servers,
  resolvers: readonly WireServer[],
  openServer: OpenServer,
): Promise<WireServer[]> {
  const opened = await Promise.all(
    nameServers.slice(0, bounds.dns.servers).map(async (nameServer) => {
      const address =
        (await findAddress(resolvers, nameServer, 'A')) ??
        glue.find(({ name, type }) => name === nameServer && type === 'A')?.value ??
        (await findAddress(resolvers, nameServer, 'AAAA'))
      return address === null ? null : openServer(nameServer, address)
    }),
  )
  return opened.filter((server) => server !== null)
}

async function findAddress(
  resolvers: readonly WireServer[],
  name: string,
  type: 'A' | 'AAAA',
): Promise<string | null> {
  const message = await askFirst(resolvers, name, type)
  return message?.answers.find((record) => record.type === type)?.value ?? null
}

/** The next one only answers where the one before was silent or failed. */
async function askFirst(
  servers: readonly WireServer[],
  name: string,
  type: 'A' | 'AAAA' | 'NS' | 'SOA',
) {
  let found = null
  for (const server of servers.slice(0, bounds.dns.servers)) {
    // oxlint-disable-next-line no-await-in-loop -- One answer is enough.
    const message = await server.askFully(name, type)
    if (message !== null && !failures.has(message.responseCode)) return message
    found = message ?? found
  }
  return found
}
