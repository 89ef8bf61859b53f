import type { FactValue } from '@wildpath/contract'

import { capitalised } from '../grammar/phrases.ts'
import { findPrices, type FoundPrice } from './money.ts'
import { offerSentences } from './offer-sentences.ts'
import { offerWording } from './offer-wording.ts'
import { readBasePrice } from './read-prices.ts'
import { splitClauses, splitSentences } from './split-text.ts'

export type ReadOffer = {
  value: FactValue<'offer'>
  isSure: boolean
  /** Its parts between commas. */
  clauses: readonly string[]
}

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
 * The offer as one unit. Its wording is the whole answer, cleaned; parts are read only where the answer is
 * plainly 'a thing and its price', and every other clause is a condition.
 */
export function readOffer(answer: string, { isEnglish = true } = {}): ReadOffer | null {
  const read = readNotes(answer, isEnglish)
  if (read === null || !isEnglish) return read
  const wording = offerSentences(read.value.wording)
  return wording.length > 400 ? read : { ...read, value: { ...read.value, wording } }
}

/** The price list as it stands, of which the parts are read. */
function readNotes(answer: string, isEnglish: boolean): ReadOffer | null {
  const wording = isEnglish ? offerWording(answer) : ownWording(answer)
  if (wording === null) return null
  const sentences = splitSentences(wording)
  const prices = findPrices(wording)
  const [only] = prices
  const clauses = sentences.flatMap((sentence) => splitClauses(sentence))
  // What children pay is a price among prices.
  const isSaving = clauses.some(
    (clause) => saving.test(clause) && !/\b(?:child|kid)/iu.test(clause),
  )
  const [first = '', ...others] = clauses
  const dates = dated.exec(wording)?.[0]
  if (prices.length === 1 && only !== undefined && !isSaving) {
    const thing = first.slice(0, Math.max(0, findPrices(first)[0]?.from ?? 0))
    return {
      value: {
        wording,
        ...thingOf(thing),
        price: only.price,
        ...conditionsOf(others),
        ...(dates !== undefined && dates.length <= 120 && { dates }),
      },
      isSure: isPlain(only, wording) && others.every((clause) => condition.test(clause)),
      clauses,
    }
  }
  const base = isEnglish && !isSaving ? readBasePrice(clauses) : null
  if (base !== null) {
    const rest = clauses.filter((clause) => clause !== base.clause)
    const conditions = rest.filter((clause) => clause.length <= 200).slice(0, 8)
    return {
      value: {
        wording,
        price: base.price,
        ...(conditions.length > 0 && { conditions }),
        ...(dates !== undefined && dates.length <= 120 && { dates }),
      },
      isSure: base.isSure && conditions.length === rest.length && !/\bkr\b/iu.test(wording),
      clauses,
    }
  }
  const savingClause = clauses.find((clause) => saving.test(clause))
  return {
    value: {
      wording,
      ...(savingClause !== undefined && savingClause.length <= 120 && { saving: savingClause }),
      ...(savingClause !== undefined &&
        conditionsOf(clauses.filter((clause) => clause !== savingClause))),
      ...(dates !== undefined && dates.length <= 120 && { dates }),
    },
    isSure: false,
    clauses,
  }
}

/** Unit and currency are said; a dollar is printed as the owner prints it, whichever it is. */
function isPlain({ isSure, price }: FoundPrice, wording: string): boolean {
  return isSure || (price.unit !== 'whole' && wording.includes('$'))
}

/** In another language: every sentence as it stands. */
function ownWording(answer: string): string | null {
  const wording = splitSentences(answer)
    .map((sentence) => capitalised(sentence))
    .join('. ')
  return wording === '' || wording.length > 400 || !/\p{L}{3}|\d/u.test(wording) ? null : wording
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
