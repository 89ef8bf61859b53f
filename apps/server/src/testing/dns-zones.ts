import type { RecordType } from '../providers/dns/dns.ts'

export type ZoneRecord = { name: string; type: RecordType; ttl: number; value: string }

export type FoundRecords = {
  code: 'NOERROR' | 'NXDOMAIN' | 'REFUSED'
  records: ZoneRecord[]
  /** Whose zone it is. */
  zone: string | null
  /** A part of the zone that was handed to other servers. */
  delegation: ZoneRecord[]
}

export type DnsZones = ReturnType<typeof createDnsZones>

/**
 * The data of name servers. A zone is lines such as 'www CNAME pages.example.net', '@ 60 A 203.0.113.7' or
 * '* TXT some words'; names are relative to the zone, '@' is the zone itself, values are whole names.
 * Without NS records it names ns1 and ns2 of its own.
 */
export function createDnsZones(written: Record<string, string[]> = {}) {
  const zones = new Map<string, ZoneRecord[]>()
  const setZone = (zone: string, lines: string[]) => void zones.set(zone, readZone(zone, lines))
  for (const [zone, lines] of Object.entries(written)) setZone(zone, lines)

  const zoneOf = (name: string) =>
    [...zones.keys()]
      .filter((zone) => name === zone || name.endsWith(`.${zone}`))
      .toSorted((one, other) => other.length - one.length)[0]

  const find = (name: string, type: RecordType, depth = 0): FoundRecords => {
    const zone = zoneOf(name)
    if (zone === undefined) {
      return { code: depth === 0 ? 'REFUSED' : 'NOERROR', records: [], zone: null, delegation: [] }
    }
    const records = zones.get(zone) ?? []
    const delegation = records.filter(
      (record) =>
        record.type === 'NS' &&
        record.name !== zone &&
        (name === record.name || name.endsWith(`.${record.name}`)),
    )
    if (delegation.length > 0) return { code: 'NOERROR', records: [], zone, delegation }
    const ofName = recordsOf(records, name, zone)
    if (ofName === null) return { code: 'NXDOMAIN', records: [], zone, delegation: [] }
    const alias = ofName.find((record) => record.type === 'CNAME')
    if (alias === undefined || type === 'CNAME') {
      const found = ofName.filter((record) => record.type === type)
      return { code: 'NOERROR', records: found, zone, delegation: [] }
    }
    // Whoever sets both gets both, from some servers.
    const beside = ofName.filter((record) => record.type === type)
    if (depth > 8) return { code: 'NOERROR', records: [alias], zone, delegation: [] }
    const rest = find(alias.value.toLowerCase(), type, depth + 1)
    return { ...rest, records: [alias, ...beside, ...rest.records], zone }
  }
  return {
    setZone,
    removeZone: (zone: string) => void zones.delete(zone),
    zoneOf,
    names: () => [...zones.keys()],
    find: (name: string, type: RecordType) => find(name, type),
  }
}

function recordsOf(records: ZoneRecord[], name: string, zone: string): ZoneRecord[] | null {
  const exact = records.filter((record) => record.name === name)
  if (exact.length > 0) return exact
  // RFC 4592: a name that has something below it exists, and no wildcard answers for it.
  if (records.some((record) => record.name.endsWith(`.${name}`))) return []
  for (let parent = parentOf(name); parent.length >= zone.length; parent = parentOf(parent)) {
    const wild = records.filter((record) => record.name === `*.${parent}`)
    if (wild.length > 0) return wild.map((record) => ({ ...record, name }))
    if (records.some(({ name }) => name === parent || name.endsWith(`.${parent}`))) return null
  }
  return null
}

function parentOf(name: string): string {
  return name.includes('.') ? name.slice(name.indexOf('.') + 1) : ''
}

function readZone(zone: string, lines: string[]): ZoneRecord[] {
  const read = lines.map((line) => readLine(line, zone))
  const hasServers = read.some(({ name, type }) => name === zone && type === 'NS')
  const servers = hasServers ? [] : [`@ NS ns1.${zone}`, `@ NS ns2.${zone}`]
  return [...['@ SOA ns1.invalid', ...servers].map((line) => readLine(line, zone)), ...read]
}

export function readLine(line: string, zone: string): ZoneRecord {
  const [, name = '', ttl = '300', type = '', value = ''] =
    /^(\S+)\s+(?:(\d+)\s+)?(A|AAAA|CNAME|TXT|NS|MX|CAA|SOA)\s+(.*)$/.exec(line) ?? []
  if (type === '') throw new Error(`No record: ${line}`)
  return {
    name: name === '@' ? zone : `${name}.${zone}`,
    type: type as RecordType,
    ttl: Number(ttl),
    value,
  }
}
