import type { FactValue } from '@wildpath/contract'

import { isClean } from '../grammar/is-printable.ts'
import { capitalised } from '../grammar/phrases.ts'
import { hasSureFigures, isPlainThere, isUnjoined } from './grade-line.ts'
import { findPrices, type FoundPrice } from './money.ts'
import { isNounPhrase } from './noun-phrase.ts'
import { readBasePrice } from './read-prices.ts'
import { splitClauses, splitSentences, splitTyped } from './split-text.ts'

export type ReadOffer = {
  value: FactValue<'offer'>
  /** Whether what it says is read without a doubt, so that its parts may be used. */
  isSure: boolean
  /** Whether each of its clauses reads surely, so that they may be told one by one. */
  isPlain: boolean
  /** Its parts between commas. */
  clauses: readonly string[]
}

/** Sentences that only push, and say nothing of the offer. */
const pressure =
  /^(?:(?:book|call|order|act|hurry|buy|contact|reserve|visit|dm|message)\b(?: (?:us|me|now|today|online|soon|early|here|your spot|up))*|limited time(?: only)?|don't miss (?:out|it)|best price(?: guaranteed)?|wow|yes)$/iu
const saving =
  /\b\d{1,2}(?:[.,]\d)? ?(?:%|percent) (?:off|discount|less)\b|\bfree\b|\bhalf price\b|\bon us\b|\bdiscount\b|\b(?:instead of|was|normally|usually)\b/iu
const condition =
  /\b(?:only|if|when|minimum|maximum|at least|excluding|except|not|no|valid|until|till|before|from|for (?:groups?|children|kids|members|students|families)|or more|deposit|weekdays|weekends|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b/iu
const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|march|apr(?:il)?|may|june|july|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|spring|summer|autumn|winter|christmas)'
const day = String.raw`(?:\d{1,2}(?:st|nd|rd|th)?(?: of)? )`
const dated = new RegExp(
  String.raw`\b(?:until|till|before|from|in|between|during)(?: (?:the end of|mid|early|late))? ${day}?${month}(?:(?: to| and| until| ?–| ?-|,) ?${day}?${month})*(?: \d{1,2})?(?: 20\d\d)?\b`,
  'iu',
)

/**
 * The offer as one unit. Its wording is the whole answer as it was typed; parts are read only where each clause of it
 * reads surely and the answer is plainly 'a thing and its price', with every other clause a condition.
 */
export function readOffer(answer: string, { isEnglish = true } = {}): ReadOffer | null {
  const wording = wordingOf(answer)
  if (wording === null) return null
  const clauses = clausesOf(wording)
  const isPlain = isEnglish
    ? clauses.every((clause) => isSureClause(clause)) &&
      !clauses.slice(1).some((clause) => isBarePrice(clause))
    : splitSentences(wording).every((sentence) => isPlainThere(sentence))
  if (!isPlain || !isEnglish) {
    return {
      value: { wording, ...partsOf(wording, clauses).value },
      isSure: false,
      isPlain,
      clauses,
    }
  }
  const plain = withSignsInFront(wording.replaceAll(' / ', ', '))
  const { value, isSure } = partsOf(plain, clausesOf(plain))
  return { value: { wording: plain, ...value }, isSure, isPlain, clauses }
}

/** The answer without what only pushes, each sentence with its capital. Null where nothing is offered. */
function wordingOf(answer: string): string | null {
  const wording = splitTyped(answer)
    .filter((sentence) => !pressure.test(sentence))
    .map((sentence) => capitalised(sentence))
    .join('. ')
  return wording === '' || wording.length > 400 || !/\p{L}{3}|\d/u.test(wording) ? null : wording
}

function clausesOf(wording: string): string[] {
  return splitSentences(wording)
    .flatMap((sentence) => splitClauses(sentence))
    .flatMap((clause) => clause.split(' / '))
}

/** '145€' as English prints it. */
function withSignsInFront(text: string): string {
  return text.replace(
    /(?<![\p{L}\d.,$€£'])(\d{1,3}(?:[.,']\d{3})+|\d+)([.,]\d\d)? ?([€£])(?![\p{L}\d])/gu,
    (_, whole: string, cents: string | undefined, sign: string) =>
      `${sign}${whole.replace(/[.']/gu, ',')}${cents?.replace(',', '.') ?? ''}`,
  )
}

const age =
  /^(?:(?:kids?|child(?:ren)?|teens?|students|adults|everybody) )?(?:under|over|from|aged|up to) \d{1,2}s?(?: (?:to|and|-) \d{1,2})?(?: years)?$/iu
const length = /^(?:\d{1,2}|half|full|one|two|three)[ -](?:hours?|days?|nights?|weeks?)$/iu
const whatFollows =
  /^$|^ (?:for|in|on|at|with|without|per|each|a|an|off|including|if|when|until|before|instead|and|or|from|plus)\b|^ ?\(/iu

/** A price with what it is for right beside it, or words that can be printed as they are. */
function isSureClause(clause: string): boolean {
  const prices = findPrices(clause)
  const [only, second] = prices
  const words = withoutPrices(clause, prices)
  const isRead =
    isClean(capitalised(words)) &&
    hasSureFigures(words) &&
    !isUnjoined(words.replaceAll('money', ''))
  if (!isRead || /\d ?%(?! off)/u.test(clause) || clause.split(' ').length > 20) return false
  if (only === undefined)
    return !/[$€£¥₹]|\b(?:EUR|USD|GBP|CHF|NOK|SEK|DKK|kr|Kč|euros?|dirhams?)\b/u.test(clause)
  if (second !== undefined) return /\((?:normally|usually|was|instead of) /iu.test(clause)
  const label = clause
    .slice(0, only.from)
    .replace(/(?:(?:^| )(?:for|at|is|are|costs?|only|just|from|extra|plus)|:)* *$/iu, '')
  const rest = clause.slice(only.to)
  const isLabel = label === '' || isLabelOf(label)
  return isLabel && (whatFollows.test(rest) || (label === '' && isLabelOf(rest.trim())))
}

/** '45€ / 60€': the second is for something that is not said. */
function isBarePrice(clause: string): boolean {
  const [only] = findPrices(clause)
  return only?.price.unit === 'whole' && only.from === 0 && only.to === clause.length
}

function isLabelOf(text: string): boolean {
  const label = text.replace(/\b\d+-(?=(?:minute|hour|day|night|week|month)\b)/gu, '')
  return (
    age.test(label) ||
    length.test(label) ||
    (isNounPhrase(label, { mostWords: 5 }) && !/\d/u.test(label))
  )
}

function withoutPrices(clause: string, prices: readonly FoundPrice[]): string {
  return prices.reduceRight(
    (text, { from, to }) => `${text.slice(0, from)}money${text.slice(to)}`,
    clause,
  )
}

function partsOf(
  wording: string,
  clauses: readonly string[],
): { value: Omit<FactValue<'offer'>, 'wording'>; isSure: boolean } {
  const prices = findPrices(wording)
  const [only] = prices
  // What children pay is a price among prices.
  const savingClause = clauses.find(
    (clause) => saving.test(clause) && !/\b(?:child|kid)/iu.test(clause),
  )
  const [first = '', ...others] = clauses
  const dates = dated.exec(wording)?.[0]
  const when = dates !== undefined && dates.length <= 120 ? { dates } : {}
  if (prices.length === 1 && only !== undefined && savingClause === undefined) {
    const thing = first.slice(0, Math.max(0, findPrices(first)[0]?.from ?? 0))
    return {
      value: { ...thingOf(thing), price: only.price, ...conditionsOf(others), ...when },
      isSure: isPriceSure(only, wording) && others.every((clause) => condition.test(clause)),
    }
  }
  const base = savingClause === undefined ? readBasePrice(clauses) : null
  if (base !== null) {
    const rest = clauses.filter((clause) => clause !== base.clause)
    const conditions = rest.filter((clause) => clause.length <= 200).slice(0, 8)
    return {
      value: { price: base.price, ...(conditions.length > 0 && { conditions }), ...when },
      isSure: base.isSure && conditions.length === rest.length && !/\bkr\b/iu.test(wording),
    }
  }
  return {
    value: {
      ...(savingClause !== undefined && savingClause.length <= 120 && { saving: savingClause }),
      ...(savingClause !== undefined &&
        conditionsOf(clauses.filter((clause) => clause !== savingClause))),
      ...when,
    },
    isSure: false,
  }
}

/** Unit and currency are said; a dollar is printed as the owner prints it, whichever it is. */
function isPriceSure({ isSure, price }: FoundPrice, wording: string): boolean {
  return isSure || (price.unit !== 'whole' && wording.includes('$'))
}

function thingOf(text: string): { thing?: string } {
  const thing = text
    .replace(/(?: (?:for|at|is|are|costs?|only|just|from|:|-|–))+\s*$/iu, '')
    .replace(/[\s:–-]+$/u, '')
  return /\p{L}{3}/u.test(thing) && thing.length <= 160 ? { thing } : {}
}

function conditionsOf(clauses: readonly string[]): { conditions?: string[] } {
  const conditions = clauses
    .filter((clause) => condition.test(clause) && clause.length <= 200)
    .slice(0, 8)
  return conditions.length > 0 ? { conditions } : {}
}
