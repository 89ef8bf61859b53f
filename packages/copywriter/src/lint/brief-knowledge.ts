import { withoutMarkup } from '../brief/clean-text.ts'
import { plainWords } from '../brief/copied-runs.ts'
import { readName } from '../brief/read-brief.ts'
import type { CopyBrief } from '../copy-brief.ts'
import { acronyms } from '../grammar/word-lists.ts'

/** What the owner's answers allow a text to say. */
export type BriefKnowledge = {
  name: string
  all: string
  answers: { productService: string; targetCustomer: string; mainOffer: string }
  numbers: ReadonlySet<number>
  days: ReadonlySet<string>
  acronyms: ReadonlySet<string>
  /** Whether the tone bears an emoji in a letter or a Facebook text. */
  isPlayful: boolean
}

export const numberWords: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  eighteen: 18,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  hundred: 100,
  thousand: 1000,
  dozen: 12,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
}

export const dayNames =
  'monday tuesday wednesday thursday friday saturday sunday january february april june july august september october november december'.split(
    ' ',
  )

const ownAcronyms =
  'AM PM TV UK US USA EU FAQ PS OK DIY BBQ GPS SUP SUPS VAT SEO PDF RSVP II III IV VI AI API CRM HR IT'.split(
    ' ',
  )

const knownBriefs = new WeakMap<CopyBrief, BriefKnowledge>()

export function knowBrief(brief: CopyBrief): BriefKnowledge {
  const known = knownBriefs.get(brief) ?? learnFrom(brief)
  knownBriefs.set(brief, known)
  return known
}

function learnFrom(brief: CopyBrief): BriefKnowledge {
  const answers = {
    productService: withoutMarkup(brief.productService),
    targetCustomer: withoutMarkup(brief.targetCustomer),
    mainOffer: withoutMarkup(brief.mainOffer),
  }
  const name = readName(brief.businessName)
  const all = [name, ...Object.values(answers)].join(' \n ')
  const words = plainWords(all)
  const numbers = new Set([
    1,
    ...readNumbers(all),
    ...words.flatMap((word) => numberWords[word] ?? []),
  ])
  const days = new Set(dayNames.filter((day) => words.some((word) => isDayForm(word, day))))
  if (/\b(?:mo|tu|th|fr|sa|su)\b/iu.test(all)) dayNames.slice(0, 7).forEach((day) => days.add(day))
  if (/\b(?:mon|tue|wed|thu|fri|sat|sun)\w*\s*[-–]\s*(?:mon|tue|wed|thu|fri|sat|sun)/iu.test(all)) {
    dayNames.slice(0, 7).forEach((day) => days.add(day))
  }
  const capitals = Object.values(answers)
    .filter((answer) => /[a-z]{3}/u.test(answer))
    .flatMap((answer) => answer.match(/\b[A-Z]{2,6}\b/gu) ?? [])
  const known = [...acronyms].map((word) => word.toUpperCase())
  return {
    name,
    all,
    answers,
    numbers,
    days,
    acronyms: new Set([...ownAcronyms, ...known, ...capitals]),
    isPlayful: /^(?:fun|friendly|bold)$/u.test(brief.brandTone),
  }
}

function isDayForm(word: string, day: string): boolean {
  return (
    word === day ||
    word === `${day}s` ||
    (word.length > 2 && day.startsWith(word.replace(/s$/u, ''))) ||
    word === day.slice(0, 3) ||
    word === day.slice(0, 4) ||
    (day.length > 6 && word === day.slice(0, 5))
  )
}

/** Every figure as a number, thousands and decimals read either way. */
export function readNumbers(text: string): number[] {
  return [...text.matchAll(/(?<![\p{L}\d])(?:[$£€]\s?)?(\d+(?:[.,]\d+)*)/gu)].map(
    ([, figure = '']) => {
      const isGrouped = /^\d{1,3}(?:[.,]\d{3})+$/u.test(figure)
      return Number(isGrouped ? figure.replace(/[.,]/gu, '') : figure.replace(',', '.'))
    },
  )
}

/** The text with the business name masked, so that its own spelling is never a fault. */
export function withoutName(text: string, name: string): string {
  return name === '' ? text : text.replaceAll(name, 'Brandname')
}
