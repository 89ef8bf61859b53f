import type { Detail } from '../brief/details.ts'
import { capitalised, sentence } from '../grammar/phrases.ts'
import { leansBack } from './fact-shapes.ts'
import type { Desk } from './desk.ts'
import { isNameList, isStatus, isThing } from './fact-shapes.ts'
import { invitation, offeredThing } from './sold-thing.ts'

/** Facts as flowing sentences: what is sold, where, with what; two facts in one breath. */
export type Woven = {
  /** 'Go rafting on the Nantahala River with guides certified in swiftwater rescue.' */
  things: readonly string[]
  /** 'Guides certified in swiftwater rescue, gear included.' */
  pairs: readonly string[]
  /** Each fact as a sentence, the strongest first. */
  facts: readonly string[]
}

const named = /\b(?:lodge|glamping|camping|gym|restaurant|bakery|dentist|kids-camp)\b/u

/** 'with Northern Fin', 'at Tarn Hollow Lodge'. */
export function byName({ facts: { name, trade } }: Desk): string {
  return `${named.test(trade.key) ? 'at' : 'with'} ${name}`
}

export function weave(desk: Desk, details: readonly Detail[]): Woven {
  const facts = details.filter(
    (detail) => detail.kind !== 'limit' && detail.kind !== 'season' && !leansBack(detail),
  )
  const nouns = facts.filter(({ form, text }) => form === 'noun' && !/[:;]/u.test(text))
  const { service, place } = desk.facts.product
  const thing = offeredThing(desk)
  const bare = service === null ? null : capitalised(service.text)
  const bases = [thing, bare].filter((base) => base !== null)
  const joined = bases.flatMap((base) => nouns.slice(0, 5).flatMap((fact) => joinedTo(base, fact)))
  const plain = [
    thing,
    bare === null ? null : `${bare} ${byName(desk)}`,
    place === null ? bare : null,
    service === null ? invitation(desk) : null,
  ]
  const pairs = nouns.flatMap((first, at) =>
    nouns.slice(at + 1, at + 4).flatMap((second) => pairOf(first, second)),
  )
  return {
    things: [...joined, ...plain.filter((line) => line !== null)].map((line) => sentence(line)),
    pairs: pairs.map((line) => sentence(line)),
    facts: facts.map(({ text }) => sentence(text)),
  }
}

/** A status follows a comma, a thing follows 'with'; what fits neither stays by itself. */
function joinedTo(base: string, { text, inner }: Detail): string[] {
  if (inner === null || isSaidIn(base, text) || isSpan.test(text)) return []
  if (isStatus.test(text)) return [`${base}, ${inner}`]
  if (isNameList(text)) return [`${base}: ${text}`]
  return / with /u.test(base) || !isThing(text) ? [] : [`${base} with ${inner}`]
}

function pairOf(first: Detail, second: Detail): string[] {
  if (isSpan.test(first.text) || isSpan.test(second.text)) return []
  if (isStatus.test(second.text))
    return isThing(first.text) && second.inner !== null ? [`${first.text}, ${second.inner}`] : []
  if (isStatus.test(first.text))
    return isThing(second.text) && first.inner !== null ? [`${second.text}, ${first.inner}`] : []
  const isSimple = ![first, second].some(({ text }) => /,| and | or /u.test(text))
  return isSimple && second.inner !== null && isThing(first.text) && isThing(second.text)
    ? [`${first.text} and ${second.inner}`]
    : []
}

export const isSpan =
  /^(?:about |up to )?[\d.–]+(?:-| )?(?:hours?|minutes?|days?|weeks?|nights?|km|miles?)\b|^\d+ (?:to|or) \d+ (?:hours|days)/iu

function isSaidIn(base: string, fact: string): boolean {
  const words = new Set(base.toLowerCase().match(/\p{L}{4,}/gu))
  return (fact.toLowerCase().match(/\p{L}{4,}/gu) ?? []).some((word) => words.has(word))
}
