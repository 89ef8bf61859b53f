import type { FactValue } from '@wildpath/contract'

import { capitalised } from '../grammar/phrases.ts'
import { printableText } from './printable-lines.ts'

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
export function readRule(sentence: string): (Rule & { isClean: boolean }) | null {
  const words = sentence.split(' ').length
  if (sentence.length > 240 || words < 2 || words > 24) return null
  const found = rules.find(([, pattern]) => pattern.test(sentence))
  if (found === undefined) return null
  const said = sentence
    .replace(/,? ?\bsorry\b.*$/iu, '')
    .replace(/^not (?=(?:\p{L}+ )?\p{L}+s(?: with\b| in\b|$))(?!.*, )/iu, 'no ')
  const printed = printableText(said)
  return { kind: found[0], text: capitalised(printed ?? said), isClean: printed !== null }
}

const credentials =
  /(?<!\bfor )\b(?:certified|certificates?|licen[sc]ed|qualified|accredited|insured|first aid|rescue trained|IFMGA|UIMLA|PADI|SSI|RYA|BMC|ISKGA|AMGA|ACA|BCU|award(?:s|ed|-winning)?)\b/iu

/** A clause that tells of a certificate or a licence; no claim about quality. */
export function isCredential(clause: string): boolean {
  return credentials.test(clause) && clause.length <= 160 && clause.split(' ').length <= 12
}

/** 'since 2004', 'established in 1987'. */
export function readSince(text: string): number | null {
  const year =
    /\b(?:since|established(?: in)?|founded(?: in)?|est\.?) ?((?:1[6-9]|20)\d\d)\b/iu.exec(
      text,
    )?.[1]
  return year === undefined ? null : Number(year)
}
