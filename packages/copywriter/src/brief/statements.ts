import { capitalised } from '../grammar/phrases.ts'
import { isClause, isOrder, isVerbForm, opensWithSubject } from './clauses.ts'
import { inOtherWords } from './in-other-words.ts'
import { splitAsides, splitCommas } from './sentences.ts'
import { goesOn, isThing, predicate, standsAlone } from './statement-shapes.ts'
import { kindOf } from './statement-kinds.ts'
import type { StatementKind } from './statement-kinds.ts'
import { tidied, withPlainLists } from './tidy-statement.ts'

export type { StatementKind } from './statement-kinds.ts'

/** One thing the owner said, in the owner's words; stands alone as a line or, with a full stop, as a sentence. */
export type Statement = {
  /** Begins with a capital, has no closing mark. */
  text: string
  /** A sentence has a subject and a verb, an order only a verb; a label has neither and joins nothing. */
  form: 'sentence' | 'order' | 'label'
  kind: StatementKind
  strength: number
  /** Where the owner said it. */
  order: number
}

/** The sentence's statements: commas part only what stands alone; lists and whole sentences stay together. */
export function splitStatements(sentence: string, { isLead = false } = {}): string[] {
  const parts = withAppositions(splitCommas(sentence))
  const isTold = opensWithSubject(parts[0] ?? '')
  const said: string[] = []
  parts.forEach((part, index) => {
    const before = said.at(-1)
    if (before !== undefined && isJoined(before, part, { isTold, parts, index, isLead }))
      said[said.length - 1] =
        `${before}, ${/^\d+ (?:on|in) /u.test(part) && /\bage \d/iu.test(before) ? 'from ' : ''}${part}`
    else said.push(part)
  })
  return said.flatMap((part) => splitLong(part))
}

/**
 * Parts that one verb holds together: 'Begoña, our biologist, has followed the packs' and
 * 'Barrels, life jackets, dogs too, are included'.
 */
function withAppositions(parts: readonly string[]): readonly string[] {
  const at = parts.findIndex((part, index) => index > 0 && auxiliary.test(part))
  const isHeld = at > 1 && parts.slice(0, at).every((part) => !isClause(part))
  if (isHeld) return [parts.slice(0, at + 1).join(', '), ...parts.slice(at + 1)]
  const [who = '', what = '', does = '', ...others] = parts
  const [first = ''] = does.split(' ')
  const isOne =
    what.split(' ').length <= 7 &&
    isVerbForm(first) &&
    !isClause(who) &&
    !isClause(what) &&
    !isClause(does.split(/ (?:before|after) /u)[0] ?? '')
  return isOne ? [`${who}, ${what}, ${does}`, ...others] : parts
}

const auxiliary = /^(?:has|have|is|are|was|were|can|will)\b/u

type Where = { isTold: boolean; parts: readonly string[]; index: number; isLead: boolean }

function isJoined(before: string, part: string, { isTold, parts, index, isLead }: Where): boolean {
  if (goesOn.test(part) || isRegion(before, part)) return true
  // 'There is no lift, no helicopter and no snowcat' is one sentence.
  if (/^there (?:is|are) no \p{L}+(?:, no \p{L}+)*$/iu.test(before) && /^no /iu.test(part))
    return true
  if (/^\d[\d.:]*$/u.test(part) && /\d$/u.test(before)) return true
  // 'Minimum age 14 on the Lochsa, 8 on the Ocoee', 'coaches, 1 to 6'.
  if (/^\d+ (?:on|in) \p{L}/u.test(part) && /\bage \d/iu.test(before)) return true
  if (/^\d+ ?(?:to|:) ?\d+$/u.test(part) && /\p{L}$/u.test(before)) return true
  if (
    /\b(?:if|when|where|because|unless|should|once|whenever|whatever|what|everything|after|before) /iu.test(
      before,
    ) &&
    /^(?:if|when|after|before|once|whatever|what|everything)\b/iu.test(before)
  )
    return true
  if (isTold || isClause(splitCommas(before).at(-1) ?? '')) {
    const isList = / and \p{L}/u.test(parts.at(-1) ?? '') && !isClause(part)
    return !standsAlone.test(part) && !predicate.test(part)
      ? true
      : isList && index === parts.length - 1 && !standsAlone.test(part)
  }
  if (isClosed(parts) && !standsAlone.test(part)) return true
  // 'Boards, anchor, drybag provided'.
  const isEnd = predicate.test(part) && part.split(' ').length <= 3 && !standsAlone.test(part)
  if (isEnd && !(isLead && index === 1) && splitCommas(before).every((one) => isThing(one)))
    return true
  if (goesOnAsList(before, part)) return true
  if (standsAlone.test(part) || isClause(part)) return false
  const isOpen =
    /\b(?:with|including|like|such as)\b|:/iu.test(before) &&
    isThing(before.split(/\b(?:with|including)\b|:/iu).at(-1) ?? '')
  if (isOpen && isThing(part.split(/ (?:and|or) /u)[0] ?? part)) return true
  // 'Kayaks, canoes and SUPs to rent, singles and doubles' begins with a list.
  const [lead = ''] = part.split(/ and /u)
  const isListStart =
    parts.slice(0, index).every((one) => one.split(' ').length <= 2) &&
    lead !== part &&
    lead.split(' ').length <= 2
  if (isListStart && !standsAlone.test(part)) return true
  // The first thing named is what is sold, unless the whole sentence is one list.
  if (isLead && index === 1 && !isPlainList(parts)) return false
  const last = splitCommas(before).at(-1) ?? ''
  // '900 hectares of hills, creek and palm trees' is one list.
  const isListEnd =
    index === parts.length - 1 &&
    / of [\p{L}-]+$/u.test(last) &&
    /^[\p{L}-]+(?: [\p{L}-]+)? and [\p{L}-]+(?: [\p{L}-]+)?$/u.test(part)
  if (isListEnd) return true
  return (
    isThing(last) &&
    (isThing(part) || (index === parts.length - 1 && isThing(part.split(/ (?:and|or) /u)[0] ?? '')))
  )
}

/** 'tents with real beds, wood stoves and decks', 'courses for guides, teachers and youth leaders'. */
function goesOnAsList(before: string, part: string): boolean {
  const [, kind = '', last = ''] = /\b(with|for) ([^,]+)$/iu.exec(before) ?? []
  const [item = ''] = part.split(/ (?:and|or) /u)
  if (kind === '' || item === part || !isThing(item) || isClause(part)) return false
  return kind.toLowerCase() === 'with' ? isThing(last) : last.endsWith('s') && item.endsWith('s')
}

/** 'Helmet, vest and shoes are in the price' ends the list that stands before it. */
function isClosed(parts: readonly string[]): boolean {
  const [head = ''] = (parts.at(-1) ?? '').split(
    / (?:are|is|come|comes|included|provided|supplied)\b/iu,
  )
  return (
    head !== parts.at(-1) &&
    / and /u.test(head) &&
    head.split(' ').length <= 6 &&
    parts.slice(0, -1).every((part) => part.split(' ').length <= 3)
  )
}

/** 'Wills, powers of attorney and probate': every part a thing, the last with its 'and'. */
function isPlainList(parts: readonly string[]): boolean {
  const last = parts.at(-1) ?? ''
  const isEnded =
    / and /u.test(last) && !/ (?:in|at|on|near|from|with) /u.test(last.split(/ and /u)[0] ?? '')
  const isShort = parts.every((part) => part.split(' ').length <= 3)
  return (
    parts.every((part) => part.split(' ').length <= 2) ||
    (parts.length > 2 &&
      parts.every(
        (part) =>
          part.replace(/ ?\([^()]*\)/gu, '').split(' ').length <= 5 &&
          !standsAlone.test(part) &&
          !predicate.test(part) &&
          !isClause(part),
      )) ||
    (parts.length > 1 &&
      isEnded &&
      parts.slice(0, -1).every((part) => part.split(' ').length <= 4 && !predicate.test(part))) ||
    (parts.length > 2 && isShort && parts.every((part) => !standsAlone.test(part)))
  )
}

const regionAfter =
  /\b(?:in|on|near|from|at|of|around|off|to) (?:the )?(?:\p{Lu}[\p{L}'-]*|do|de|la|am|del| )+$/u

function isRegion(before: string, part: string): boolean {
  return (
    /^(?:the )?\p{Lu}[\p{L}'-]*(?: \p{Lu}[\p{L}'-]*)?(?: and \p{L}+)?$/u.test(part) &&
    regionAfter.test(before)
  )
}

/** A long sentence parts where a second one begins: ', and we', ' and I'. */
function splitLong(part: string): string[] {
  if (part.split(' ').length < 16) return [part]
  const pieces = part.split(/,? (?:and|but) (?=(?:we|I|my|our|they|he|she|it|there) \p{L}+)/u)
  return pieces.every((piece) => piece.split(' ').length > 3) ? pieces : [part]
}

const hype =
  /^(?:(?:book|call|contact|visit|email|click|check out|follow|see|come|join|hurry)\b.*(?:now|us|today|here|fun|website|instagram|facebook)|the best|best|amazing|awesome|unforgettable|once in a lifetime|and more|etc|hi|hello|hey|of course|yes|etc etc)$/iu

/** 'I take you out on the river' promises nothing that the headline does not. */
const bareOffer =
  /^(?:we|i) (?:take|bring|guide|lead|show|help|teach) (?:you|people|guests|clients|everyone)(?: (?:out|around|there))?(?: (?:on|in|along|through|around) (?:the )?\p{L}+(?: \p{L}+){0,2})?$/iu
const errand =
  /^(?:bring|wear|book|call|arrive|come|ask|contact|email|visit|see|check|get|set|pay|no|don't|tell|sign|follow|try|learn|reserve|order|pick|drink|meet|allow|stay)\b/iu

const deed =
  /^(?:forage|taste|eat|open|cook|paddle|harvest|grill|climb|hold|feed|brush|hear|press|fly|ride) (?:an?|the|our|your|\d+|\p{L}+s) (?!daily|all|every)/iu

/** 'Open a hive, taste five honeys' is what the guest does. */
function withYou(text: string): string {
  return (isOrder(text) || deed.test(text)) &&
    !errand.test(text) &&
    !/^\p{L}+:|^open (?:\d|daily|from|all|every|mon|tue|wed|thu|fri|sat|sun|may|june|july)/iu.test(
      text,
    ) &&
    !/\bonly\b/iu.test(text)
    ? `you ${text.charAt(0).toLowerCase()}${text.slice(1)}`
    : text
}

/** Statements of a text, as typed facts. */
export function readStatements(sentences: readonly string[], raw: string): Statement[] {
  const found: Statement[] = []
  const seen = new Set<string>()
  for (const sentence of sentences) {
    const [main = '', ...asides] = splitAsides(sentence)
    const parts = [...splitStatements(main), ...asides]
    for (const part of parts
      .filter((one) => !bareOffer.test(one))
      .flatMap((one) =>
        inOtherWords(withYou(withPlainLists(tidied(one))), raw, { isFirst: found.length === 0 }),
      )) {
      const text = capitalised(part)
      if (!isSayable(text) || seen.has(text.toLowerCase())) continue
      seen.add(text.toLowerCase())
      found.push({ text, form: formOf(text), ...kindOf(text), order: found.length })
    }
  }
  return found
}

function formOf(text: string): Statement['form'] {
  if (isClause(text)) return 'sentence'
  return isOrder(text) ? 'order' : 'label'
}

function isSayable(text: string): boolean {
  const words = text.split(' ').length
  if (text.endsWith('?') && words < 5) return false
  if (hype.test(text) || /https?:|www\.|@|\.com\b/iu.test(text)) return false
  if ((words < 2 && text.length < 10) || words > 34 || text.length > 200 || !/\p{L}{3}/u.test(text))
    return false
  if ((text.match(/\(/gu)?.length ?? 0) !== (text.match(/\)/gu)?.length ?? 0)) return false
  return !/\b(?:and|or|the|a|an|of|with|for|from|our|my|is|are|by|at|on|in)$/iu.test(text)
}
