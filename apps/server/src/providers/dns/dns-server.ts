import type { DnsMessage } from './dns-message.ts'
import { toName } from './dns-message.ts'
import type { DnsAnswer, DnsRecord, DnsServer, RecordType } from './dns.ts'
import { type Endpoint, exchange } from './exchange.ts'

/** 'authority': asked for what it keeps itself, without recursion. */
type Role = 'resolver' | 'authority'

/** A server of the port. What it says besides the answer is for `findAuthority` alone. */
export type WireServer = DnsServer & {
  readonly endpoint: Endpoint
  askFully(name: string, type: RecordType): Promise<DnsMessage | null>
}

export function createDnsServer(name: string, endpoint: Endpoint, role: Role): WireServer {
  const isRecursive = role === 'resolver'
  return {
    name,
    endpoint,
    async ask(asked, type, { ignoresDnssec = false } = {}) {
      const question = { name: toName(asked), type, isRecursive, ignoresDnssec }
      if (!isAskable(question.name)) return { kind: 'no-such-name' }
      const message = await exchange(endpoint, question)
      if ('failure' in message) return { kind: 'failure', reason: message.failure }
      return toAnswer(message, { ...question, role })
    },
    async askFully(asked, type) {
      const question = { name: toName(asked), type, isRecursive, ignoresDnssec: true }
      if (!isAskable(question.name)) return null
      const message = await exchange(endpoint, question)
      return 'failure' in message ? null : message
    },
  }
}

/** RFC 1035, section 2.3.4. What is longer cannot be written down, so nobody has it. */
function isAskable(name: string): boolean {
  return (
    name.length <= 253 && name.split('.').every((label) => label.length > 0 && label.length <= 63)
  )
}

const fine = 0
const noSuchName = 3
const refused = 5

function toAnswer(
  { responseCode, isAuthoritative, answers }: DnsMessage,
  { name, type, role }: { name: string; type: RecordType; role: Role },
): DnsAnswer {
  const records = chainOf(answers, name, type)
  if (responseCode === refused) return { kind: 'failure', reason: 'refused' }
  if (responseCode !== fine && responseCode !== noSuchName) {
    return { kind: 'failure', reason: 'server-failure' }
  }
  // A server that the zone was handed to without its knowledge refers to others, or tells what it heard.
  if (role === 'authority' && !isAuthoritative) return { kind: 'failure', reason: 'refused' }
  // Of a chain it is the last name that is missing (RFC 2308, section 2.1).
  if (responseCode === noSuchName && records.length === 0) return { kind: 'no-such-name' }
  return { kind: 'records', records }
}

/** The records of the name and of those that its CNAMEs lead to; what else stands in an answer was not asked for. */
function chainOf(answers: DnsRecord[], name: string, type: RecordType): DnsRecord[] {
  const names = new Set([name])
  for (let link = 0; link < answers.length; link++) {
    for (const record of answers) {
      if (record.type === 'CNAME' && names.has(record.name)) names.add(record.value)
    }
  }
  return answers.filter(
    (record) => names.has(record.name) && (record.type === type || record.type === 'CNAME'),
  )
}
