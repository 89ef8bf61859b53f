import type { CopyBrief } from '../copy-brief.ts'
import { findClaims, findSuperlatives } from '../lint/claims.ts'
import { dayNames, knowBrief, numberWords, readNumbers } from '../lint/brief-knowledge.ts'

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
 * Figures, prices, days, names and addresses of the old text must stand in the new one, and none may be
 * new but a figure of the owner's own answers; claims and superlatives need the owner's words.
 */
export function factFaults({ before, after }: Rewritten, { brief, section }: Evidence): string[] {
  const known = knowBrief(brief)
  const evidence = `${section}\n${known.all}`
  const lost = [
    ...missing(pricesIn(before), pricesIn(after)),
    ...missing(figuresIn(before), figuresIn(after)),
    ...missing(daysIn(before), daysIn(after)),
    ...missing(addressesIn(before), addressesIn(after)),
    ...namesIn(before, known.name).filter((name) => !after.toLowerCase().includes(name)),
  ]
  const invented = [
    ...missing(pricesIn(after), pricesIn(before)),
    ...missing(figuresIn(after), figuresIn(before)).filter(
      (figure) => !known.numbers.has(Number(figure)),
    ),
    ...missing(daysIn(after), daysIn(evidence)),
    ...missing(addressesIn(after), addressesIn(before)),
    ...findClaims(after, evidence),
    ...findSuperlatives(after, evidence),
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

function missing(wanted: ReadonlySet<string>, present: ReadonlySet<string>): string[] {
  return [...wanted].filter((one) => !present.has(one))
}

/** Figures and number words from two on, as numbers. */
function figuresIn(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const spelled = words.flatMap((word) =>
    Object.hasOwn(numberWords, word) ? (numberWords[word] ?? []) : [],
  )
  return new Set([...readNumbers(text), ...spelled].map(String))
}

/** An amount with its sign of currency, whichever side it stands on. */
function pricesIn(text: string): ReadonlySet<string> {
  const found =
    text.match(/\p{Sc}\s?\d[\d.,]*\d|\p{Sc}\s?\d|(?<![\d.,])\d[\d.,]{0,15}\s?\p{Sc}/gu) ?? []
  return new Set(
    found.map((price) => {
      const [amount] = readNumbers(price.replace(/\p{Sc}/gu, ' '))
      return `${/\p{Sc}/u.exec(price)?.[0] ?? ''}${amount ?? ''}`
    }),
  )
}

function daysIn(text: string): ReadonlySet<string> {
  const words = (text.toLowerCase().match(/\p{L}+/gu) ?? []).map((word) => word.replace(/s$/u, ''))
  // 'may' and 'march' are verbs as well: they count with their capital only, inside a sentence.
  const months = /(?<=\p{L}\s)(?:May|March)\b/u.exec(text)?.[0]?.toLowerCase()
  return new Set([
    ...dayNames.filter((day) => words.includes(day) && day !== 'march'),
    ...(months === undefined ? [] : [months]),
  ])
}

function addressesIn(text: string): ReadonlySet<string> {
  return new Set(
    (
      text.match(/\bhttps?:\/\/[^\s)>\]]+|\bwww\.[^\s)>\]]+|[^\s@]{1,64}@[^\s@]{1,200}\.\w+/giu) ??
      []
    ).map((one) => one.toLowerCase().replace(/[.,;:]+$/u, '')),
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
