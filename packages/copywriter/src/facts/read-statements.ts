import type { FactValue } from '@wildpath/contract'

import { capitalised } from '../grammar/phrases.ts'
import { splitClauses, splitSentences } from './split-text.ts'

type Rule = FactValue<'rule'>

const rules: readonly (readonly [Rule['kind'], RegExp])[] = [
  ['cancellation', /\b(?:cancel\w*|refund\w*|money back|reschedul\w*)\b/iu],
  [
    'weather',
    /\b(?:weather|(?:rain|wind|storm|snow(?:fall)?|fog)(?! ?(?:jackets?|gear|coats?|suits?|shoes|boots|walks?|tours?|trips?|ponchos?)))\b/iu,
  ],
  ['deposit', /\b(?:deposit|prepay\w*|pay (?:up ?front|in advance))\b/iu],
  ['opening', /^(?:we are |we're )?(?:open|closed)\b.*(?:\d|daily|every|day|year|\bweek)/iu],
  [
    'restriction',
    /^(?:no|not|only|sorry|never|we only|I only)\b|\bonly$|\b(?:not suitable|not for|must not|no dogs|no wifi|adults only|we don't|I don't|(?:we|I) (?:do not|cannot|can't))\b/iu,
  ],
]

/** A sentence that says what holds: kept whole. Null where it is about something else. */
export function readRule(sentence: string): Rule | null {
  const words = sentence.split(' ').length
  if (sentence.length > 240 || words < 2 || words > 24) return null
  const found = rules.find(([, pattern]) => pattern.test(sentence))
  return found === undefined ? null : { kind: found[0], text: capitalised(sentence) }
}

const credentials =
  /(?<!\bfor )\b(?:certified|certificates?|licen[sc]ed|qualified|accredited|insured|first aid|rescue trained|IFMGA|UIMLA|PADI|SSI|RYA|BMC|ISKGA|AMGA|ACA|BCU|award(?:s|ed|-winning)?)\b/iu

/** A clause that tells of a certificate or a licence; no claim about quality, and of nobody who is not named. */
export function isCredential(clause: string): boolean {
  return (
    credentials.test(clause) &&
    !/^(?:(?:also|and|but) )?(?:he|she|it|they|his|her|no|not)\b|\b(?:needed|required)\b/iu.test(
      clause,
    ) &&
    clause.length <= 160 &&
    clause.split(' ').length <= 12
  )
}

const sinceYear =
  /\b(?:since|established(?: in)?|founded(?: in)?|est\.?) ?(?<year>(?:1[6-9]|20)\d\d)\b/iu
/** What else has a year of its own. */
const otherThings =
  /\b(?:licen[sc]\p{L}*|certif\p{L}*|qualifi\p{L}*|insur\p{L}*|member\p{L}*|award\p{L}*|built|this|farm|been in|boat|yacht|ship|ketch|building|house|road|bridge|live|lives|living|guide|instructor|listed|protected|park)\b/iu

/** 'since 2004', 'established in 1987', said of the business or of the owner's work. */
export function readSince(text: string): number | null {
  for (const sentence of splitSentences(text)) {
    for (const clause of splitClauses(sentence)) {
      const year = sinceYear.exec(clause)?.groups?.['year']
      if (year !== undefined && !otherThings.test(clause)) return Number(year)
    }
  }
  return null
}
