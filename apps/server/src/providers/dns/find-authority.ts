import { bounds } from '../../limits.ts'
import { toName } from './dns-message.ts'
import type { WireServer } from './dns-server.ts'
import type { Dns, DnsRecord } from './dns.ts'

/** Null where the address is none that may be asked. */
type OpenServer = (name: string, address: string) => WireServer | null

/**
 * Looks upwards for the zone that a name lies in. `openServer` null: the resolvers are asked in place of the
 * zone's own servers.
 */
export function createFindAuthority(
  resolvers: readonly WireServer[],
  openServer: OpenServer | null,
): Dns['findAuthority'] {
  return async (asked) => {
    const name = toName(asked)
    const zone = await findZone(resolvers, name)
    if ('failure' in zone) return zone
    if (openServer === null) {
      if (zone.isTopLevel) return { failure: 'no-answer' }
      const { nameServers } = await listServers(resolvers, zone.name)
      return { zone: zone.name, nameServers, servers: [...resolvers] }
    }
    const delegation = await findDelegation(resolvers, zone, openServer)
    if (delegation === null && zone.isTopLevel) return { failure: 'no-answer' }
    const found = delegation ?? (await listServers(resolvers, zone.name))
    const servers = await openServers(found, resolvers, openServer)
    return { zone: found.zone, nameServers: found.nameServers, servers }
  }
}

const noSuchName = 3
/** The server failed, does not know how, or refused. */
const failures = new Set([1, 2, 4, 5])

/** `broken`: a name between the two whose servers do not answer the resolvers. */
type Zone = { name: string; isTopLevel: boolean; broken: string | null }

async function findZone(
  resolvers: readonly WireServer[],
  name: string,
): Promise<Zone | { failure: 'no-such-name' | 'no-answer' }> {
  const labels = name.split('.')
  let broken: string | null = null
  let isMissing = false
  // A top-level domain is nobody's zone to set records in, but says who keeps a broken one.
  for (const index of labels.slice(0, bounds.dns.zoneLabels).keys()) {
    const candidate = labels.slice(index).join('.')
    // oxlint-disable-next-line no-await-in-loop -- Most names are found at the first or second question.
    const message = await askFirst(resolvers, candidate, 'SOA')
    if (message === null) return { failure: 'no-answer' }
    if (message.responseCode === noSuchName) isMissing = true
    if (failures.has(message.responseCode)) broken = candidate
    if (!message.answers.some((record) => record.type === 'SOA' && record.name === candidate)) {
      continue
    }
    const isTopLevel = index === labels.length - 1 && labels.length > 1
    if (isTopLevel && broken === null) return { failure: 'no-such-name' }
    return { name: candidate, isTopLevel, broken }
  }
  return { failure: isMissing && broken === null ? 'no-such-name' : 'no-answer' }
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
  { name, broken }: Zone,
  openServer: OpenServer | null,
): Promise<Servers | null> {
  if (broken === null || openServer === null) return null
  const above = await openServers(await listServers(resolvers, name), resolvers, openServer)
  const message = await askFirst(above, broken, 'NS')
  if (message === null) return null
  const delegation = [...message.authorities, ...message.answers].filter(
    (record) => record.type === 'NS' && record.name === broken,
  )
  if (delegation.length === 0) return null
  return {
    zone: broken,
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
