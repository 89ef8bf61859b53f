import { randomInt } from 'node:crypto'

import { type Answer, CHECKING_DISABLED, decode, encode, RECURSION_DESIRED } from 'dns-packet'

import { bounds } from '../../limits.ts'
import { type DnsRecord, type RecordType, recordTypes } from './dns.ts'

export type Question = {
  name: string
  type: RecordType
  /** Wanted of a resolver; servers of a zone are asked for what they have. */
  isRecursive: boolean
  ignoresDnssec: boolean
}

/** A question as it is sent, and what an answer is recognised by. */
export type Query = { id: number; question: Question; packet: Buffer }

export type DnsMessage = {
  /** RFC 1035, section 4.1.1: 0 fine, 1 the server does not read this, 2 it failed, 3 no such name, 5 refused. */
  responseCode: number
  isAuthoritative: boolean
  isTruncated: boolean
  answers: DnsRecord[]
  /** Of an answer without records: whose zone it is, or who knows more. */
  authorities: DnsRecord[]
  additionals: DnsRecord[]
}

/** `hasEdns` is false for servers that do not know EDNS (RFC 6891), which old ones refuse. */
export function writeQuery(question: Question, { hasEdns = true } = {}): Query {
  // Whoever cannot see the question has to guess this number and the port that it came from.
  const id = randomInt(0x1_00_00)
  const packet = encode({
    type: 'query',
    id,
    flags:
      (question.isRecursive ? RECURSION_DESIRED : 0) |
      (question.ignoresDnssec ? CHECKING_DISABLED : 0),
    questions: [{ type: question.type, name: question.name, class: 'IN' }],
    ...(hasEdns && {
      additionals: [
        {
          type: 'OPT',
          name: '.',
          udpPayloadSize: bounds.dns.udpBytes,
          extendedRcode: 0,
          ednsVersion: 0,
          flags: 0,
          flag_do: false,
          options: [],
        },
      ],
    }),
  })
  return { id, question, packet }
}

/** Null for what is no answer to this question: such a packet is somebody else's, or a forgery. */
export function readAnswer(packet: Buffer, { id, question }: Query): DnsMessage | null {
  let message
  try {
    message = decode(packet)
  } catch {
    return null
  }
  const [asked, ...others] = message.questions ?? []
  const isOurs =
    message.flag_qr &&
    message.id === id &&
    others.length === 0 &&
    asked?.type === question.type &&
    toName(asked.name) === question.name
  if (!isOurs) return null
  return {
    responseCode: (message.flags ?? 0) & 0xf,
    isAuthoritative: message.flag_aa,
    isTruncated: message.flag_tc,
    answers: toRecords(message.answers),
    authorities: toRecords(message.authorities),
    additionals: toRecords(message.additionals),
  }
}

/** In lower-case ASCII and without the dot at its end. */
export function toName(name: string): string {
  return withoutControls(name)
    .replace(/\.$/, '')
    .replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
}

function toRecords(answers: Answer[] = []): DnsRecord[] {
  return answers.slice(0, bounds.dns.recordsOfAnswer).flatMap((answer) => {
    const type = recordTypes.find((known) => known === answer.type)
    const value = valueOf(answer)
    if (type === undefined || value === null || !('ttl' in answer)) return []
    return [
      { name: toName(answer.name), type, ttl: answer.ttl ?? 0, value: withoutControls(value) },
    ]
  })
}

/** Whatever bytes somebody sets: databases keep no zero in a text, and no screen shows a line break. */
function withoutControls(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, ' ')
}

function valueOf(answer: Answer): string | null {
  switch (answer.type) {
    case 'A':
    case 'AAAA':
      return answer.data
    case 'CNAME':
    case 'NS':
      return toName(answer.data)
    case 'TXT':
      return [answer.data]
        .flat()
        .map((text) => text.toString())
        .join('')
    case 'MX':
      return `${answer.data.preference ?? 0} ${toName(answer.data.exchange)}`
    case 'CAA':
      return `${answer.data.flags ?? 0} ${answer.data.tag} ${answer.data.value}`
    case 'SOA':
      return toName(answer.data.mname)
    default:
      return null
  }
}
