import type { FactValue } from '@wildpath/contract'

import { capitalised } from '../grammar/phrases.ts'
import { findPrices } from './money.ts'
import { offerWording } from './offer-wording.ts'
import { splitClauses, splitSentences } from './split-text.ts'

export type ReadOffer = { value: FactValue<'offer'>; isSure: boolean }

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
  const wording = isEnglish ? offerWording(answer) : ownWording(answer)
  if (wording === null) return null
  const sentences = splitSentences(wording)
  const prices = findPrices(wording)
  const isSaving = saving.test(wording)
  const [only] = prices
  const clauses = sentences.flatMap((sentence) => splitClauses(sentence))
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
      isSure: only.isSure && others.every((clause) => condition.test(clause)),
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
  }
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
