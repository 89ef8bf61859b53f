import { type BusinessFacts, isUsable, listFacts } from '@wildpath/contract'

import type { CopyBrief } from '../copy-brief.ts'
import { isForeignText } from '../facts/language.ts'
import { acronyms } from '../grammar/word-lists.ts'
import { cleanAnswer } from '../facts/clean-answer.ts'
import { withLongForms } from '../facts/safe-forms.ts'
import { type EchoRuns, echoRuns } from './echo.ts'
import { factTexts, type PriceKnown, pricesOf } from './fact-texts.ts'
import { coveredDates, weekdayNames } from './named-dates.ts'
import { plainWords, stemOf } from '../grammar/plain-words.ts'
import { type Quantity, readQuantities } from './read-quantities.ts'

export { numberWords } from './number-words.ts'

/** What the owner's answers and the usable facts allow a text to say. */
export type BriefKnowledge = {
  name: string
  facts: BusinessFacts
  /** Everything that was said, as plain text. */
  all: string
  /** The same in single sentences. */
  sentences: readonly string[]
  answers: { productService: string; targetCustomer: string; mainOffer: string }
  echoes: EchoRuns
  /** By the value; texts may use numbers in words or figures. */
  quantities: ReadonlyMap<number, readonly Quantity[]>
  /** The same as they are said, in whatever unit. */
  counts: ReadonlySet<number>
  prices: readonly PriceKnown[]
  currencies: ReadonlySet<string>
  /** Weekdays and months. */
  days: ReadonlySet<string>
  /** Weekdays of the opening hours; empty where none are known. */
  openDays: ReadonlySet<string>
  /** Lower case, without accents. */
  words: ReadonlySet<string>
  stems: ReadonlySet<string>
  /** The first four letters of every longer word. */
  roots: ReadonlySet<string>
  notIncluded: ReadonlySet<string>
  acronyms: ReadonlySet<string>
  /** Whether texts are English, so that rules of its grammar hold. */
  isEnglish: boolean
  isSingle: boolean
  /** Whether the tone bears an emoji in a letter or a Facebook text. */
  isPlayful: boolean
}

const ownAcronyms =
  'AM PM TV UK US USA EU FAQ PS OK DIY BBQ GPS SUP SUPS VAT SEO PDF RSVP II III IV VI AI API CRM HR IT CHF NOK SEK DKK EUR USD GBP NZD AUD CAD ZAR ISK VW BMW PIN ID LED USB MTB DJ MC TLC ASAP ETA'.split(
    ' ',
  )

const knownBriefs = new WeakMap<CopyBrief, BriefKnowledge>()

export function knowBrief(brief: CopyBrief): BriefKnowledge {
  const known = knownBriefs.get(brief) ?? learnFrom(brief, '')
  knownBriefs.set(brief, known)
  return known
}

/** The same with what else is known to be true, such as the text that is to be reworded. */
export function knowBriefAnd(brief: CopyBrief, more: string): BriefKnowledge {
  return learnFrom(brief, more)
}

function learnFrom(brief: CopyBrief, more: string): BriefKnowledge {
  const answers = {
    productService: withLongForms(cleanAnswer(brief.productService)),
    targetCustomer: withLongForms(cleanAnswer(brief.targetCustomer)),
    mainOffer: withLongForms(cleanAnswer(brief.mainOffer)),
  }
  const facts = { ...brief.facts, facts: brief.facts.facts.filter(isUsable) }
  const name = readName(brief.businessName)
  const lines = factTexts(facts)
  const all = [name, ...Object.values(answers), ...lines, more].join(' \n ')
  const words = plainWords(all)
  const quantities = readQuantities(all)
  const prices = pricesOf(facts)
  return {
    name,
    facts,
    all,
    sentences: all.split(/\n|(?<=[.!?;])\s/u).filter((part) => part.trim() !== ''),
    answers,
    echoes: echoRuns(answers),
    quantities: Map.groupBy(quantities, ({ value }) => rounded(value)),
    counts: new Set([
      ...quantities.map(({ count }) => count),
      ...prices.map(({ amount }) => amount),
      listFacts(facts, 'guide').length,
    ]),
    prices,
    currencies: new Set([
      ...quantities.flatMap(({ currencies }) => currencies),
      ...prices.map(({ currency }) => currency),
      ...listFacts(facts, 'currency').map(({ value }) => value.code),
    ]),
    days: new Set([...coveredDates(all), ...openDays(facts)]),
    openDays: new Set(openDays(facts)),
    words: new Set(words),
    stems: new Set(words.map(stemOf)),
    roots: new Set(words.filter((word) => word.length > 4).map((word) => word.slice(0, 4))),
    notIncluded: notIncludedOf(facts),
    acronyms: acronymsOf(all),
    isEnglish: isEnglish(brief),
    isSingle: isSingleOwner(facts, answers),
    isPlayful: /^(?:fun|friendly|bold)$/u.test(brief.brandTone),
  }
}

function isEnglish({ facts, productService, targetCustomer, mainOffer }: CopyBrief): boolean {
  const [language] = listFacts(facts, 'language')
  return language === undefined
    ? !isForeignText(productService, [targetCustomer, mainOffer])
    : language.value.tag.startsWith('en')
}

/** Measures are compared without what is lost in their conversion. */
export const rounded = (value: number) => Math.round(value * 100) / 100

function openDays(facts: BusinessFacts): string[] {
  const order = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su']
  return listFacts(facts, 'hours').flatMap(({ value }) =>
    value.periods.flatMap(({ days }) => days.map((day) => weekdayNames[order.indexOf(day)] ?? day)),
  )
}

function notIncludedOf(facts: BusinessFacts): Set<string> {
  const offerings = listFacts(facts, 'offering').map(({ value }) => value)
  const stems = (lists: readonly (readonly string[] | undefined)[]) =>
    new Set(lists.flatMap((list = []) => list.flatMap((text) => plainWords(text).map(stemOf))))
  const included = stems(offerings.map((offering) => offering.included))
  const excluded = stems(offerings.map((offering) => offering.not_included))
  return new Set([...excluded].filter((stem) => !included.has(stem)))
}

function acronymsOf(all: string): Set<string> {
  const isTold = /\p{Ll}{3}/u.test(all)
  const said = isTold ? (all.match(/\b\p{Lu}[\p{Lu}\d]{1,7}\b/gu) ?? []) : []
  const known = [...acronyms].map((acronym) => acronym.toUpperCase())
  return new Set([...ownAcronyms, ...known, ...said])
}

/** 'I' only when the owner says so, or says I more often than we. */
function isSingleOwner(facts: BusinessFacts, answers: BriefKnowledge['answers']): boolean {
  const [voice] = listFacts(facts, 'voice')
  if (voice !== undefined) return voice.value.person === 'I'
  const text = `${answers.productService} ${answers.mainOffer}`
  const ones = text.match(/\bI(?:'m|'ve|'ll|'d)?\b|\b[Mm]y\b|\b[Mm]yself\b/gu)?.length ?? 0
  const many = text.match(/\b(?:we(?:'re|'ve|'ll|'d)?|our|us|ourselves)\b/giu)?.length ?? 0
  return ones > many
}

/** The name as it is written, without markup and pictures. */
function readName(raw: string): string {
  const plain = raw
    .replace(/<[^<>]*>/gu, ' ')
    .replace(/(?:\p{Extended_Pictographic}|[\u{1F3FB}-\u{1F3FF}]|\uFE0F|\u200D)+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
  return plain === '' ? raw.replace(/\s+/gu, ' ').trim() : plain
}

const curly = /[‘’ʼ]/gu

/** The text with the business name masked, in whatever case, so that its own spelling is never a fault. */
export function withoutName(text: string, name: string): string {
  if (name === '') return text
  const plain = text.replace(curly, "'")
  const masked = plain.replaceAll(name.replace(curly, "'"), 'Brandname')
  const lower = masked.toLowerCase()
  const wanted = name.replace(curly, "'").toLowerCase()
  if (wanted.length < 4 || !lower.includes(wanted) || lower.length !== masked.length) return masked
  return masked
    .split('\n')
    .map((line) => maskedLine(line, wanted))
    .join('\n')
}

function maskedLine(line: string, wanted: string): string {
  const lower = line.toLowerCase()
  const at = lower.indexOf(wanted)
  if (at === -1 || lower.length !== line.length) return line
  return `${line.slice(0, at)}Brandname${maskedLine(line.slice(at + wanted.length), wanted)}`
}
