import { findPrices } from '../facts/money.ts'
import { splitSentences } from '../facts/split-text.ts'
import { isEnglishWord } from '../grammar/english-words.ts'
import { numberOfHead } from '../grammar/phrases.ts'
import { stemOf } from '../grammar/stems.ts'

/** A part of an offer's wording that is whole by itself. */
export type OfferClause = {
  text: string
  /** What it costs; what one saves or gets; what limits either; whatever else is told. */
  kind: 'price' | 'saving' | 'limit' | 'more'
}

const saves =
  /(?<![-\p{L}])free\b(?! of\b)|\bhalf[- ]price\b|\binstead of\b|(?:\d ?%|\bpercent|\d) (?:off|discount|less|cheaper)\b|[$€£¥₹]? ?\d[\d.,]* off\b|\bon us\b|\bdiscount\b|\b(?:normally|usually)\b|\bsaves?\b|\bfor the price of\b|\bon the house\b/iu
const limits =
  /\b(?:only|not|no|from|until|till|before|valid|minimum|maximum|at least|at most|up to|or more|except|excluding|weekdays?|weekends?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|groups? of|if|when|paid ahead|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter)\b/iu

export function isLimiting(text: string): boolean {
  return limits.test(text)
}

export function isSaving(text: string): boolean {
  return saves.test(text)
}

const firm =
  /\b(?:w(?:ee)?kdays?|weekends?|midweek|until|till|valid|min(?:imum|\.)?|at least|exclud\w+|except|not incl\w*|not (?:in|on)|returning|or (?:more|longer)|new (?:patients?|customers?|clients?|members?)|season|deposit|(?:sun|mon|tues|wednes|thurs|fri|satur)days?)\b/iu

/** A condition without which a price would be another. */
export function isFirm(text: string): boolean {
  return firm.test(text)
}

/** The wording in parts that can be said one by one. */
export function clausesOf(wording: string): OfferClause[] {
  return splitSentences(wording.replaceAll(/,(?=\p{L})/gu, ', ')).map((text) => ({
    text,
    kind: kindOf(text),
  }))
}

function kindOf(text: string): OfferClause['kind'] {
  if (isSaving(text)) return 'saving'
  if (hasPrice(text)) return 'price'
  return limits.test(text) ? 'limit' : 'more'
}

/** A figure with a currency, in front or behind; of countries that the list of currencies knows or not. */
export function hasPrice(text: string): boolean {
  return (
    findPrices(text).length > 0 ||
    /\d ?% of\b|(?<![\p{L}\d])\p{Lu}{1,3} ?\d[\d ,.]*\d\b|\d ?(?:\p{Lu}{3}|Ft)(?!\p{L})/u.test(text)
  )
}

const shorthand =
  /[=~+<>|*_→]|\/|,-|\d\p{L}{2,}(?<!\d(?:st|nd|rd|th|pm|am|km|kg|cm|ml))\b|\b(?:n|w|incl?|inclus|hols?|viz|vid|med|wks?|mths?|yrs?|fr|hrs?|approx|pls|ur|ppl)\b/iu

/** Whether a part of an answer that nobody confirmed may be said as it stands: known words, no shorthand. */
export function isPlain(text: string): boolean {
  const words = text.match(/(?<![\p{L}\d'])\p{Ll}[\p{Ll}']*(?![\p{L}'])/gu) ?? []
  const isClosed = text.split('(').length === text.split(')').length
  return (
    isClosed &&
    !shorthand.test(text) &&
    !hasRunOnPrices(text) &&
    !hasLoneNumber(text) &&
    words.every((word) => isKnown(word))
  )
}

/** '3 meal', '10 pass': more than one of a thing in the singular was typed in haste. */
function hasLoneNumber(text: string): boolean {
  const counted = text.matchAll(/(?<![\d.,:$€£¥] ?)\b(?:[2-9]|[1-9]\d) (\p{Ll}{3,})(?=$|[ ,.;)])/gu)
  return [...counted].some(
    ([, noun = '']) =>
      !noun.endsWith('s') &&
      !/^(?:for|per|and|from|off|each|only|plus|all|with|free|more|full|times?|to|in|on|at|or|if)$/u.test(
        noun,
      ) &&
      numberOfHead(noun) === 'one' &&
      isEnglishWord(`${noun}s`),
  )
}

/** 'Small $75 med $95': a second price with nothing that parts it from the first. */
function hasRunOnPrices(text: string): boolean {
  const prices = findPrices(text)
  return prices.some(({ to }, index) => {
    const next = prices[index + 1]
    return next !== undefined && !/[,;()]|\b(?:and|or|for|to)\b/u.test(text.slice(to, next.from))
  })
}

const shortWords =
  /^(?:a|i|an|at|am|pm|as|by|do|if|in|is|it|me|my|no|of|on|or|so|to|up|us|we|kr|zł|km|kg|cm)$/u

function isKnown(word: string): boolean {
  if (word.length < 3) return shortWords.test(word)
  return /^(?:per|via|minimum|maximum)$/u.test(word) || isEnglishWord(word)
}

/** Whether a text says a condition: every figure of it, and most of its words. */
export function says(text: string, condition: string): boolean {
  const told = new Set(wordsOf(text))
  const wanted = wordsOf(condition)
  const figures = wanted.filter((word) => /\d/u.test(word))
  if (figures.some((figure) => !told.has(figure))) return false
  return wanted.filter((word) => told.has(word)).length * 2 > wanted.length
}

const small = /^(?:the|an?|one|in|on|at|of|for|and|or|to|if|is|it|you|with|when|only)$/u

function wordsOf(text: string): string[] {
  const plain = text.toLowerCase().replaceAll(/\bnot(?: included| incl)?\b|\bexcluded\b/gu, 'extra')
  const words = plain.match(/[\p{L}]+|\d+(?:[.,]\d+)*/gu) ?? []
  return words.filter((word) => !small.test(word)).map((word) => stemOf(word))
}
