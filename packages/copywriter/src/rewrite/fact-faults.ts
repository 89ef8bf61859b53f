import type { CopyBrief } from '../copy-brief.ts'
import { type BriefKnowledge, knowBrief, knowBriefAnd } from '../lint/brief-knowledge.ts'
import { findInventedFacts } from '../lint/invented-facts.ts'
import { namedDates } from '../lint/named-dates.ts'
import { type Quantity, readQuantities } from '../lint/read-quantities.ts'

type Rewritten = { before: string; after: string }
type Evidence = {
  brief: CopyBrief
  /** All texts of the section: what one of them says, another may say too. */
  section: string
}

/** A text may grow by so much, and a short one by so many characters. */
const growth = { share: 1.6, characters: 240 }

/**
 * What a rewritten text did to the facts of the old one, as one line a fault; empty when all are kept.
 * Figures, prices, days, names and addresses of the old text must stand in the new one; what is new must stand in
 * the section, the owner's answers or the facts.
 */
export function factFaults({ before, after }: Rewritten, { brief, section }: Evidence): string[] {
  const { name } = knowBrief(brief)
  const lost = [
    ...missing(quantitiesIn(before), quantitiesIn(after)),
    ...missing(datesIn(before), datesIn(after)),
    ...missing(addressesIn(before), addressesIn(after)),
    ...namesIn(before, name).filter((one) => !after.toLowerCase().includes(one)),
  ]
  const invented = [
    // A price that was not here before would stand without its conditions.
    ...missing(pricesIn(after), pricesIn(before)),
    ...findInventedFacts(after, '', knowSection(brief, section)).map(({ found }) => found),
  ]
  const limit = Math.max(before.length * growth.share, before.length + growth.characters)
  return [
    ...lost.map((fact) => `${fact} is missing`),
    ...invented.map((fact) => `nobody said ${fact}`),
    ...(after.trim() === '' ? ['the text is empty'] : []),
    ...(after.length > limit ? ['the text is too long'] : []),
    ...(/[<{[]\/?\p{L}/u.test(after) && !/[<{[]\/?\p{L}/u.test(before) ? ['it holds markup'] : []),
  ]
}

/** The texts of one section are judged one after the other, against the same. */
const sections = new WeakMap<CopyBrief, { section: string; known: BriefKnowledge }>()

function knowSection(brief: CopyBrief, section: string): BriefKnowledge {
  const latest = sections.get(brief)
  if (latest?.section === section) return latest.known
  const known = knowBriefAnd(brief, section)
  sections.set(brief, { section, known })
  return known
}

function missing(
  wanted: ReadonlyMap<string, string>,
  present: ReadonlyMap<string, string>,
): string[] {
  return [...wanted].flatMap(([key, told]) => (present.has(key) ? [] : [told]))
}

function pricesIn(text: string): ReadonlyMap<string, string> {
  return new Map([...quantitiesIn(text)].filter(([key]) => /^(?:money|percent)/u.test(key)))
}

/** By what they are and how much, so that '90 minutes' may become 'an hour and a half'. */
function quantitiesIn(text: string): ReadonlyMap<string, string> {
  return new Map(
    readQuantities(text)
      .filter(({ kind, value, isWord }) => !(kind === 'plain' && isWord && value <= 3))
      .map((quantity) => [keyOf(quantity), wordsOf(text, quantity)]),
  )
}

function keyOf({ kind, value, currencies }: Quantity): string {
  // People, things and bare numbers may change their noun.
  const isCounted = ['people', 'count', 'plain', 'years', 'age', 'experience'].includes(kind)
  return `${isCounted ? 'number' : kind} ${Math.round(value * 100)} ${currencies[0] ?? ''}`
}

/** With the sign of its currency. */
function wordsOf(text: string, { kind, words, start }: Quantity): string {
  if (kind !== 'money') return words
  return `${text.slice(0, start).match(/\p{Sc}\s?$/u)?.[0] ?? ''}${words}`
}

function datesIn(text: string): ReadonlyMap<string, string> {
  return new Map(namedDates(text).map((date) => [date, date]))
}

function addressesIn(text: string): ReadonlyMap<string, string> {
  const found =
    text.match(/\bhttps?:\/\/[^\s)>\]]+|\bwww\.[^\s)>\]]+|[^\s@]{1,64}@[^\s@]{1,200}\.\w+/giu) ?? []
  return new Map(
    found.map((one) => {
      const plain = one.toLowerCase().replace(/[.,;:]+$/u, '')
      return [plain, plain]
    }),
  )
}

/** Capitals inside a sentence; a title in which most words have one names nothing by it. */
function namesIn(text: string, business: string): string[] {
  const own = business !== '' && text.includes(business) ? [business.toLowerCase()] : []
  const words = text.match(/\p{L}{4,}/gu) ?? []
  const isTitle = words.filter((word) => /^\p{Lu}/u.test(word)).length * 2 > words.length
  if (isTitle) return own
  const inside = text.match(/(?<=[\p{Ll}\d,;]\s)\p{Lu}[\p{L}'’-]{2,}/gu) ?? []
  return [...own, ...inside.map((name) => name.toLowerCase().replace(/['’]s$/u, ''))]
}
