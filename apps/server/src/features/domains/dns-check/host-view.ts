import type { DnsAnswer, DnsFailureReason, DnsRecord } from '../../../providers/dns/dns.ts'

/** What one server said about a host. */
export type HostAnswers = { a: DnsAnswer; aaaa: DnsAnswer }

/** The same, put together. `chain`: where the CNAMEs lead, in their order. */
export type HostView =
  | { kind: 'failure'; reason: DnsFailureReason }
  | { kind: 'nothing' }
  | {
      kind: 'records'
      chain: string[]
      isLoop: boolean
      addresses: string[]
      /** What stands at the host itself. */
      own: DnsRecord[]
    }

/** `rests`: what resolvers say about names that the server's own answer ends at. */
export function viewHost(
  host: string,
  { a, aaaa }: HostAnswers,
  rests: Record<string, HostAnswers> = {},
): HostView {
  // Some servers answer questions for AAAA badly; visitors arrive by A all the same.
  if (a.kind === 'failure') return a
  const records = [...recordsOf(a), ...recordsOf(aaaa)]
  const first = followChain(host, records)
  const rest = Object.hasOwn(rests, first.end) ? rests[first.end] : undefined
  if (rest !== undefined) records.push(...recordsOf(rest.a), ...recordsOf(rest.aaaa))
  const { chain, end, isLoop } = followChain(host, records)
  const addresses = records
    .filter(({ name, type }) => (name === end || name === host) && isAddress(type))
    .map(({ value }) => value)
  const own = withoutDoubles(records.filter(({ name }) => name === host))
  if (own.length === 0) return { kind: 'nothing' }
  return { kind: 'records', chain, isLoop, addresses: [...new Set(addresses)], own }
}

export function recordsOf(answer: DnsAnswer): DnsRecord[] {
  return answer.kind === 'records' ? answer.records : []
}

function isAddress(type: string): boolean {
  return type === 'A' || type === 'AAAA'
}

function followChain(host: string, records: readonly DnsRecord[]) {
  const chain: string[] = []
  const seen = new Set([host])
  let end = host
  for (;;) {
    const link = records.find(({ name, type }) => name === end && type === 'CNAME')
    if (link === undefined) return { chain, end, isLoop: false }
    chain.push(link.value)
    end = link.value
    if (seen.has(end)) return { chain, end, isLoop: true }
    seen.add(end)
  }
}

/** The answers for A and AAAA both hold the CNAME. */
function withoutDoubles(records: DnsRecord[]): DnsRecord[] {
  return records.filter(
    ({ type, value }, index) =>
      records.findIndex((other) => other.type === type && other.value === value) === index,
  )
}
