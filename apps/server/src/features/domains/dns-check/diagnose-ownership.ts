import type { DnsAnswer } from '../../../providers/dns/dns.ts'
import {
  countTypos,
  inBothWays,
  ownershipName,
  ownershipText,
  plainText,
  tokenOf,
} from './dns-names.ts'
import type { ExpectedDns } from './domain-report.ts'
import { recordsOf } from './host-view.ts'
import type { Observations } from './observations.ts'
import { blocks, type Problem } from './problem.ts'
import { sentences } from './sentences.ts'

export type OwnershipDiagnosis = {
  isOwned: boolean
  isAnswered: boolean
  /** What the TXT records say, as they were found. */
  texts: string[]
  tokens: string[]
  problems: Problem[]
}

/** Whether the TXT record proves whose the domain is, and if not, what became of it. */
export function diagnoseOwnership(seen: Observations, expected: ExpectedDns): OwnershipDiagnosis {
  const { authority, resolvers } = seen
  const ofAuthority = authority.flatMap(({ ownership }) => (ownership === null ? [] : [ownership]))
  const ofResolvers = resolvers.flatMap(({ ownership }) => (ownership === null ? [] : [ownership]))
  const isAnswered = ofAuthority.some(({ kind }) => kind !== 'failure')
  const texts = textsOf(isAnswered ? ofAuthority : ofResolvers)
  const wanted = plainText(ownershipText(expected.token))
  const hasOurs = (answer: DnsAnswer) =>
    textsOf([answer]).some((text) => plainText(text) === wanted)
  const isOwned =
    ofAuthority.some(hasOurs) || (ofResolvers.length > 0 && ofResolvers.every(hasOurs))
  const tokens = texts.flatMap((text) => {
    const token = tokenOf(text) ?? ''
    return token === '' || token.length > longestToken ? [] : [token]
  })
  return {
    isOwned,
    isAnswered,
    texts,
    tokens: [...new Set(tokens)],
    problems: isOwned || !isAnswered ? [] : [problemOf(ofAuthority, texts, seen, expected)],
  }
}

function problemOf(
  answers: readonly DnsAnswer[],
  texts: readonly string[],
  { mistakes }: Observations,
  { zone, token }: ExpectedDns,
): Problem {
  const words = { zone: inBothWays(zone) }
  const wanted = plainText(ownershipText(token))
  const alias = aliasOf(answers)
  if (alias !== null && alias !== aliasOf([mistakes.wildcardTexts])) {
    return blocks('txt-alias', sentences['txt-alias']({ found: inBothWays(shorten(alias)) }))
  }
  const wild = mistakes.wildcardTexts === null ? [] : textsOf([mistakes.wildcardTexts])
  const own = texts.filter((text) => !wild.includes(text))
  const mistaken = mistakes.texts.find(({ answer }) =>
    textsOf([answer]).some((text) => plainText(text) === wanted),
  )
  const mistyped = own.find((text) => isMistyped(plainText(text), wanted))
  if (mistyped !== undefined) {
    return blocks('txt-mistyped', sentences['txt-mistyped']({ found: shorten(mistyped) }))
  }
  if (mistaken?.mistake === 'doubled') return blocks('txt-doubled', sentences['txt-doubled'](words))
  if (mistaken !== undefined && mistaken.name !== ownershipName(zone)) {
    const found = { found: inBothWays(mistaken.name) }
    return blocks('txt-misplaced', sentences['txt-misplaced'](found))
  }
  if (own.some((text) => tokenOf(text) !== null)) {
    return blocks('txt-of-other-claim', sentences['txt-of-other-claim']())
  }
  const [other] = own
  if (other !== undefined) {
    return blocks('txt-other', sentences['txt-other']({ found: shorten(other) }))
  }
  return texts.length > 0
    ? blocks('txt-wildcard', sentences['txt-wildcard']())
    : blocks('txt-missing', sentences['txt-missing'](words))
}

/** Cut off, typed by hand, or without what stands before the token. */
function isMistyped(text: string, wanted: string): boolean {
  const token = wanted.slice(wanted.indexOf('=') + 1)
  return (
    (text.length >= 8 && (wanted.startsWith(text) || text.includes(token))) ||
    (text.length < 2 * wanted.length && countTypos(text, wanted) <= 3)
  )
}

function textsOf(answers: readonly DnsAnswer[]): string[] {
  const values = answers.flatMap((answer) =>
    recordsOf(answer).flatMap(({ type, value }) => (type === 'TXT' ? [value] : [])),
  )
  return [...new Set(values)]
}

/** Where a name only points to. */
function aliasOf(answers: readonly (DnsAnswer | null)[]): string | null {
  const records = answers.flatMap((answer) => (answer === null ? [] : recordsOf(answer)))
  return records.find(({ type }) => type === 'CNAME')?.value ?? null
}

const longestShown = 120
/** Twice as long as ours are. */
const longestToken = 64

function shorten(text: string): string {
  return text.length <= longestShown ? text : `${text.slice(0, longestShown).toWellFormed()}…`
}
