import { type FactValue, listFacts } from '@wildpath/contract'

import { type BriefKnowledge, rounded } from './brief-knowledge.ts'
import { clausesOf, isFirm } from '../compose/offer-clauses.ts'
import type { Finding } from './finding.ts'
import { coveredDates, namedDates } from './named-dates.ts'
import type { PlacedText } from './placed-texts.ts'
import { plainWords, stemOf } from '../grammar/plain-words.ts'
import { readQuantities } from './read-quantities.ts'

/** An offer that must not be parted: what promises it, and each of its conditions. */
type OfferUnit = {
  promises: (text: string) => boolean
  conditions: readonly { words: string; isKept: (text: string) => boolean }[]
}

const pointsToTerms =
  /\b(?:terms|conditions|details)\b|\b(?:on|see) (?:the|our|my) page\b|\bapply\b/iu

/**
 * Wherever the offer's price or saving stands, its conditions stand too: on a page, in a letter, in an ad. Short ads
 * may say in words that the conditions are on the page.
 */
export function lintOfferUnit(texts: readonly PlacedText[], known: BriefKnowledge): Finding[] {
  const units = offerUnits(known)
  if (units.length === 0) return []
  const assets = Map.groupBy(texts, ({ place }) => assetOf(place))
  // Where the offer is shown large, nobody looks for its conditions elsewhere.
  assets.set(
    'offer',
    texts.filter(({ place }) => place.startsWith('offer.')),
  )
  return [...assets].flatMap(([asset, parts]) => {
    const text = parts.map((part) => part.text).join('\n')
    if (asset.includes('_ads') && pointsToTerms.test(text)) return []
    return units.flatMap((unit): Finding[] => {
      if (!unit.promises(text)) return []
      const lost = unit.conditions.filter(({ isKept }) => !isKept(text))
      if (lost.length === 0) return []
      const found = lost.map(({ words }) => words).join('; ')
      return [{ severity: 'hard', rule: 'parted-offer', place: asset, found }]
    })
  })
}

function assetOf(place: string): string {
  if (/_ads|^email/u.test(place)) return place.replace(/\..*$/u, '')
  return place.startsWith('thanks') ? 'thanks' : 'page'
}

export function offerUnits(known: BriefKnowledge): OfferUnit[] {
  const [offer] = listFacts(known.facts, 'offer')
  return offer === undefined ? answeredUnits(known) : unitsOfFact(offer.value, known)
}

/** Its price, which may stand with what limits it, and its saving, which never stands without its conditions. */
function unitsOfFact(offer: FactValue<'offer'>, known: BriefKnowledge): OfferUnit[] {
  const { wording, price, saving, conditions = [], dates, thing = '' } = offer
  const all = [...conditions, ...(dates === undefined ? [] : [dates])]
  const kept = (texts: readonly string[]) =>
    texts.map((words) => ({ words, isKept: (text: string) => isConditionKept(words, text) }))
  const clauses = clausesOf(wording)
  const ofSaving = clauses.filter(({ kind }) => kind === 'saving').map(({ text }) => text)
  const ofPrice = clauses.filter(({ kind }) => kind === 'price').map(({ text }) => text)
  const isOf = (parts: readonly string[], words: string) =>
    parts.some((part) => isConditionKept(words, part))
  const figures = promisedFigures(`${saving ?? ''} ${price === undefined ? wording : ''}`)
  const saved = saving ?? (price === undefined ? wording : '')
  const units: OfferUnit[] = [
    {
      promises: (text) =>
        figuresOf(text).some((figure) => figures.has(figure)) ||
        (figures.size === 0 && saved !== '' && promisesFree(saved, text)),
      conditions: kept(
        price === undefined || ofSaving.length === 0
          ? all
          : all.filter((words) => isOf(ofSaving, words) || !isOf(ofPrice, words)),
      ),
    },
  ]
  if (price === undefined) return units
  // A price that something else has as well promises the offer only beside what it is for.
  const isShared = known.prices.filter((one) => one.amount === price.amount).length > 1
  return [
    ...units,
    {
      promises: (text) =>
        figuresOf(text).includes(`money ${price.amount}`) && (!isShared || holdsMost(text, thing)),
      conditions: kept(
        ofPrice.length === 0
          ? all
          : all.filter(
              (words) =>
                isFirm(words) &&
                !/\bnot incl/iu.test(words) &&
                promisedFigures(words).size === 0 &&
                !isOf(ofSaving, words),
            ),
      ),
    },
  ]
}

function figuresOf(text: string): string[] {
  return readQuantities(text)
    .filter(({ kind }) => kind === 'money' || kind === 'percent')
    .map(({ kind, value }) => `${kind} ${value}`)
}

function promisedFigures(words: string): Set<string> {
  return new Set(figuresOf(words))
}

/** A saving without figures: 'second night free', 'three nights for the price of two'. */
function promisesFree(saving: string, text: string): boolean {
  const core = /\bfree\b|\bfor the price of\b|\bhalf\b|\bon us\b|\bpays?\b/iu
  return text
    .split(/[.!?\n]/u)
    .some((sentence) => core.test(sentence) && holdsMost(sentence, saving))
}

/** Words for the same limit. */
const kin: readonly RegExp[] = [
  /\b(?:week ?days?|mid-?week|monday to (?:thursday|friday))\b/iu,
  /\b(?:at least|minimum|min|or more|from (?:\d|two|three|four|five|six|seven|eight|ten)|plus)\b/iu,
  /\b(?:until|till|by|through|before|ends?|valid)\b/iu,
  /\b(?:not|except\w*|exclud\w+|excl|outside|without|only|apply|applies)\b/iu,
  /\b(?:new|first)\b/iu,
  /\b(?:reserv\w+|book\w*)\b/iu,
  /\b(?:up to|at most|maximum|max|as many as)\b/iu,
  /\b(?:together|with a friend|two friends|each|both)\b/iu,
  /\b(?:drop(?:ped|ping)?[- ]?off|bring (?:it|them) in)\b/iu,
]
const fillers = new Set(
  'the a an on in at of for when you your only and or to with by is it them during from per each not if we our'.split(
    ' ',
  ),
)

/** Its figures and dates all stand there, and the rest of it at least by half, in these words or kindred ones. */
export function isConditionKept(condition: string, text: string): boolean {
  const told = readQuantities(text).map(({ value }) => rounded(value))
  const values = readQuantities(condition).map(({ value }) => rounded(value))
  const numbers = new Set(told)
  if (values.some((value) => !numbers.has(value))) return false
  const named = new Set(coveredDates(text))
  const dates = namedDates(condition)
  if (dates.some((date) => !named.has(date))) return false
  const isAboutDays = /\bweek ?days?\b|\bmid-?week\b/iu.test(condition)
  if (isAboutDays && !/\bweek ?days?\b|\bmid-?week\b|\bmonday\b/iu.test(text)) return false
  if (dates.length > 0 || values.length > 0) return true
  return holdsMost(text, condition)
}

function holdsMost(text: string, wanted: string): boolean {
  const words = plainWords(wanted).filter((word) => !fillers.has(word))
  if (words.length === 0) return true
  const stems = new Set(plainWords(text).map(stemOf))
  const kept = words.filter(
    (word) => stems.has(stemOf(word)) || kin.some((sign) => sign.test(word) && sign.test(text)),
  )
  return kept.length * 2 >= words.length
}

/** Where nobody confirmed an offer: conditions as they stand in the answer, with the prices of their part. */
const answered: readonly (readonly [said: RegExp, kept: RegExp])[] = [
  [/\bw(?:ee)?kdays?\b|\bmon\w*\s?(?:[-–]|to)\s?(?:thu|fri)/iu, /\bweekdays?\b|\bmon/iu],
  [/\bweekends?\b/iu, /\bweekends?\b|\bsat/iu],
  [/\bmidweek\b/iu, /\bmidweek\b|\bmon/iu],
  [/\b(?:until|till|valid)\b/iu, /\b(?:until|till|valid|by|before|ends?|through)\b/iu],
  [/(?<!\d ?)\bmin(?:imum|\.)?\b/iu, /\bmin(?:imum|\.)?\b|\bat least\b|\bor more\b/iu],
  [
    /\b(?:exclud\w+|excl\.?|except)\b|\bnot (?:in|on|incl\w*)\b/iu,
    /\bexclud|\bexcl|\bexcept|\bnot\b|\bwithout\b|\bextra\b|\boutside\b/iu,
  ],
  [/\breturning\b/iu, /\breturning\b/iu],
  [
    /\bor (?:more|longer)\b|\bfrom \d+ (?:people|persons|pax)\b/iu,
    /\bor (?:more|longer)\b|\bfrom (?:\d|two|three|four|five|six)|\bat least\b|\bplus\b|\d\+/iu,
  ],
  [/\bnew (?:patients?|customers?|clients?|members?)\b/iu, /\bnew\b|\bfirst\b/iu],
  [/\b(?:low|off)[- ]season\b/iu, /\bseason\b/iu],
  [/\bdeposit\b/iu, /\bdeposit\b/iu],
  [/\bsundays?\b/iu, /\bsun/iu],
  [/\bsaturdays?\b/iu, /\bsat/iu],
  [/\btuesdays?\b/iu, /\btue/iu],
  [/\bwednesdays?\b/iu, /\bwed/iu],
]

function answeredUnits({ answers }: BriefKnowledge): OfferUnit[] {
  const parts = answers.mainOffer.split(/[;\n]|\.(?=\s|$)|,(?=\s)/u)
  const [firstPriced = ''] = parts.filter((part) => promisedFigures(part).size > 0)
  return parts.flatMap((part) =>
    answered.flatMap(([said, kept]): OfferUnit[] => {
      if (!said.test(part)) return []
      const own = promisedFigures(part)
      const figures = own.size > 0 ? own : promisedFigures(firstPriced)
      if (figures.size === 0) return []
      return [
        {
          promises: (text) =>
            readQuantities(text).some(({ kind, value }) => figures.has(`${kind} ${value}`)),
          conditions: [{ words: part.trim(), isKept: (text) => kept.test(text) }],
        },
      ]
    }),
  )
}
