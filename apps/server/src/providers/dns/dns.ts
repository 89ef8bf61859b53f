export const recordTypes = ['A', 'AAAA', 'CNAME', 'TXT', 'NS', 'MX', 'CAA', 'SOA'] as const
export type RecordType = (typeof recordTypes)[number]

/** One record of an answer. Names are in lower-case ASCII, without the dot at their end. */
export type DnsRecord = {
  name: string
  type: RecordType
  /** Seconds that whoever asked may still keep it. */
  ttl: number
  /** An address, a name, a text with its strings joined; of CAA '0 issue letsencrypt.org', of MX '10 mail.example.com'. */
  value: string
}

/**
 * What one server said. 'records' holds the whole answer, the chain of CNAMEs included; none at all means
 * that the name exists without records of this type. 'no-such-name': neither it nor anything below it exists.
 */
export type DnsAnswer =
  | { kind: 'records'; records: DnsRecord[] }
  | { kind: 'no-such-name' }
  | { kind: 'failure'; reason: DnsFailureReason }

export type DnsFailureReason = 'timeout' | 'server-failure' | 'refused' | 'unreadable'

export type DnsServer = {
  /** As people may read it: 'ns1.registrar.example' or an address. */
  name: string
  /** Never throws; asks again over TCP where an answer was cut. */
  ask(name: string, type: RecordType, options?: { ignoresDnssec?: boolean }): Promise<DnsAnswer>
}

/** The servers that keep the records of a name, asked directly, so that no cache answers. */
export type Authority = {
  /** The zone that the name lies in, such as 'example.com'. */
  zone: string
  /** Names of all its servers, as the parent zone or the zone itself lists them. */
  nameServers: string[]
  /** Those of them that can be asked: of public addresses only. */
  servers: DnsServer[]
  /** Resolvers stand in for the zone's own servers, so their failures say nothing about those. */
  areResolvers: boolean
}

export type NoAuthority =
  | { failure: 'no-such-name' }
  | { failure: 'no-answer'; reason: DnsFailureReason }

/** Port: asks the DNS. Every question is bounded in time; nothing is kept between them. */
export type Dns = {
  /** What visitors' own resolvers see: two of them, with their caches. */
  resolvers: readonly DnsServer[]
  findAuthority(name: string): Promise<Authority | NoAuthority>
}
