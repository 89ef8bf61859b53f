import { isProse, splitProse } from './prose.ts'

/** The answer's sentences, then each sentence's statements: parts small enough to be one fact each. */
export type Segment = { text: string; sentence: number; isListItem: boolean }

const guarded = /\b(St|Mt|Dr|Mr|Mrs|Ms|No|max|min|incl|approx|a\.m|p\.m|e\.g|i\.e|Co|vs)\./giu

export function splitSentences(text: string): string[] {
  return text
    .replace(guarded, '$1\uE001')
    .replace(/(?<=\p{L}) [-–] (?=\p{Lu}[^.;\n]*, [^.;\n]*, )/gu, ': ')
    .replace(/\([^()]*\)/gu, (aside) =>
      aside.replace(/[.;:]\s/gu, (mark) => `${mark.charAt(0)}\uE004`),
    )
    .split(/\n+|(?<=[.!?])["')]*\s+|;\s*|(?<=\s)[•·*▪-](?=\s)|\s[–—-]+\s|[–—](?=\s)/u)
    .map((part) =>
      part
        .replaceAll('\uE001', '.')
        .replaceAll('\uE004', ' ')
        .replace(/^[\s•·▪,;:&–—-]+|[\s,;:–—.!?-]+$/gu, '')
        .trim(),
    )
    .filter((part) => part !== '' && part !== ')' && part !== '(')
}

const clauseBreak =
  /,?\s+(?:so that|so|which|who|but|and then|and)\s+(?=we\b|you can\b|you only\b|you get\b|you don|I\b|there\b|our\b|my\b|it\b|they\b)|,\s+(?:and|but|so)\s+(?=we\b|you\b|I\b|there\b|our\b)|(?<=\d),\s+(?!\d+ (?:or|and) \d)|(?<!\d),\s+|\s+(?=every (?:\p{L}+day|morning|evening|afternoon|night|first)\b)|\s+plus\s+(?![$€£])/iu

/** Parts of the answer small enough to be one fact each; lists of short items stay together. */
export function splitSegments(text: string): Segment[] {
  return splitSentences(text).flatMap((whole, sentence) => {
    if (/^(?:if|when|should|whenever)\b[^,]+, (?:you|we|I|it|there|they)\b[^,]*$/iu.test(whole))
      return [{ text: whole, sentence, isListItem: false }]
    // 'We have two boats: Skua, a Sigma 38, and Puffin' names what it has; it stays whole.
    if (/^(?:we|I)\b[^:]{3,40}: /iu.test(whole) && whole.split(' ').length < 22)
      return [{ text: whole, sentence, isListItem: false }]
    const parts = isProse(whole) ? splitProse(whole) : splitOutsideBrackets(whole)
    return joinLists(joinTimes(joinRegions(parts), sentence > 0)).map((part) => ({
      text: part,
      sentence,
      isListItem: parts.length > 2,
    }))
  })
}

/** Cuts at commas and clause joints, but never inside brackets or behind a colon's list. */
function splitOutsideBrackets(whole: string): string[] {
  const dated = whole
    .replace(/(?<=(?:day|days)), (?=(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)/gu, '\uE005')
    .replace(/(?<=\d), (?=\d+(?:, | and |$))/gu, '\uE005')
  const shielded = dated.replace(/\([^()]*\)/gu, (aside) =>
    aside.replaceAll(', ', '\uE005').replace(/ (and|but|so|plus) /gu, '\uE006$1\uE006'),
  )
  return shielded
    .split(clauseBreak)
    .map((part) =>
      (part ?? '')
        .replaceAll('\uE005', ', ')
        .replaceAll('\uE006', ' ')
        .replace(/^(?:and|plus|also|but)\s+/iu, '')
        .replace(/[\s,;]+$/u, '')
        .trim(),
    )
    .filter(Boolean)
}

const predicate =
  /\b(?:is|are|comes?|goes|go|included|provided|supplied|welcome|allowed|from (?:me|us)|in the price|to (?:borrow|rent|share))\b/iu
const verbLead = /^(?:we|I|you|they|our \p{L}+|my \p{L}+)\s\p{L}+/iu

/**
 * Commas join as often as they part: 'We supply rods, bait, licence', 'Helmet, vest and shoes are
 * included', 'in Bend, Oregon', 'from age 14, 8 on the Salmon'. Each of these is one statement.
 */
function joinLists(parts: readonly string[]): string[] {
  const joined: string[] = []
  let index = 0
  while (index < parts.length) {
    const part = parts[index] ?? ''
    const before = joined.at(-1)
    if (before !== undefined && goesOn(before, part)) {
      const isRemark = /^(?:we have|it's|it is|that's|they're)\b/iu.test(part)
      const isAge = /^\d+ on /u.test(part) && /\bage \d/u.test(before)
      joined[joined.length - 1] = `${before}${isRemark ? '; ' : isAge ? ', from ' : ', '}${part}`
      index++
      continue
    }
    const end = listEnd(parts, index)
    joined.push(end > index ? listed(parts.slice(index, end + 1)) : part)
    index = end + 1
  }
  return joined
}

/** 'Station tour with Kev every afternoon at 4' is one fact; the first sentence keeps its thing bare. */
function joinTimes(parts: readonly string[], mayJoin: boolean): string[] {
  const joined: string[] = []
  for (const part of parts) {
    const before = joined.at(-1)
    if (mayJoin && before !== undefined && /^every /iu.test(part))
      joined[joined.length - 1] = `${before} ${part}`
    else joined.push(part)
  }
  return joined
}

/** 'in Bend' and 'Oregon' are one place. */
function joinRegions(parts: readonly string[]): string[] {
  const joined: string[] = []
  for (const part of parts) {
    const before = joined.at(-1)
    if (before !== undefined && isRegion(before, part))
      joined[joined.length - 1] = `${before}, ${part}`
    else joined.push(part)
  }
  return joined
}

const region = /^\p{Lu}[\p{L}'-]*(?: \p{Lu}[\p{L}'-]*)?(?::|$| by | on | with )/u
const placed =
  /\b(?:in|on|near|from|at|of|around|off) (?:the )?(?:(?:\p{Lu}[\p{L}'-]*|do|de|la|am|del) ?)+$/u

function isRegion(before: string, part: string): boolean {
  return region.test(part) && placed.test(before)
}

/** Whether a part only makes sense behind the one before it. */
function goesOn(before: string, part: string): boolean {
  const isFigure = /^\d+ (?:on|in|for|to|ft) /u.test(part) && /\d/u.test(before)
  const isRatio = /^\d+(?: to |:)\d+$/u.test(part) && /\p{L}$/u.test(before)
  const isScope =
    /^(?:all (?:sizes|levels|ages|year)|also when .*|(?:we have|it's|they're|that's) \p{L}+(?: \p{L}+){0,2}|from \d+ (?:two|three|\d)\b.*|no experience .*|easy to .*)$/iu.test(
      part,
    )
  const isSpan = isDuration(before) && isDuration(part)
  const isDeed =
    /^(?:worked|trained|born|studied|grew|formerly|ex)\b/iu.test(part) &&
    /\p{Lu}\p{L}+$/u.test(before)
  const isShared =
    /\b(?:are|is) (?:\p{L}+ )?\p{L}+ed$/iu.test(before) &&
    /^(?:\p{Lu}+ )?\p{L}+ed(?: and .+)?$/u.test(part)
  const isSelf = /^I(?:'m| am) \p{Lu}\p{L}+$/u.test(before) && part.split(' ').length <= 8
  const isEcho =
    isDeed ||
    isShared ||
    isSelf ||
    (/^(?:we|I) \p{L}+$/iu.test(before) && /^you \p{L}+$/iu.test(part))
  return isFigure || isRatio || isScope || isSpan || isEcho
}

function isDuration(text: string): boolean {
  return /^(?:[\d.–]+(?:-| )?(?:hours?|days?|hour)|full[- ]day|half[- ]day)(?: and (?:full|half)[- ]day| \p{L}+)?$/iu.test(
    text,
  )
}

/** The last part that belongs to the list beginning at `start`. */
function listEnd(parts: readonly string[], start: number): number {
  const first = parts[start] ?? ''
  const opens = verbLead.test(first) || /:\s/u.test(first) || /\b(?:with|including)\b/iu.test(first)
  if (endsList(first) && !/:\s/u.test(first)) return start
  if (!opens && !isItem(first)) return start
  let end = start
  while (end + 1 < parts.length && isItem(parts[end + 1] ?? '')) {
    end++
    if (endsList(parts[end] ?? '')) break
  }
  const last = parts[end] ?? ''
  if (endsList(last) && end > start) return isChoice(last) && !opens ? end - 1 : end
  const closing = parts[end + 1]
  if (closing !== undefined && isClosing(closing, opens)) return end + 1
  if (closing !== undefined && verbLead.test(closing)) return end
  return opens && end + 1 < parts.length && !/:\s/u.test(first) ? start : end
}

function endsList(part: string): boolean {
  return / (?:and|or) /u.test(withoutAsides(part))
}

function isChoice(part: string): boolean {
  return / or /u.test(part)
}

function withoutAsides(part: string): string {
  return part.replace(/\s*\([^()]*\)/gu, '')
}

/** A short thing without figures or predicate. */
function isItem(whole: string): boolean {
  const part = withoutAsides(whole)
  const words = part.split(' ').length
  const isThing = words <= 3 || (words <= 6 && endsList(part))
  return (
    isThing &&
    !/\d/u.test(part) &&
    !/ \p{Lu}{2}$/u.test(part) &&
    !predicate.test(part) &&
    !verbLead.test(part) &&
    !/\b(?:pick-?up|transfer|shuttle)\b/iu.test(part) &&
    !/^(?:all|also|no|not|max|min|at most|only|from|open|near|in|on|at|by|with|based|every|each)\b|^(?:half|full)(?: or|$)/iu.test(
      part,
    ) &&
    !/^(?:daily|easy|fixed|private)$/iu.test(part)
  )
}

/** 'helmet and vest are in the price' ends the list that stands before it. */
function isClosing(part: string, opens: boolean): boolean {
  const words = part.split(' ').length
  if (verbLead.test(part) || words > 11 || /^\d/u.test(part)) return false
  const [head = ''] = part.split(predicate)
  if (/ (?:included|provided|supplied)$/iu.test(part)) return true
  if (/ and /u.test(head) && /^\p{L}+(?: \p{L}+){0,3} and /u.test(part)) return true
  return opens && / and /u.test(part) && words <= 8
}

function listed(items: readonly string[]): string {
  const last = (items.at(-1) ?? '').replace(/^and\s+/iu, '')
  if (items.length === 1) return last
  const head = last.split(predicate)[0] ?? last
  if (endsList(head)) return [...items.slice(0, -1), last].join(', ')
  return `${items.slice(0, -1).join(', ')} and ${last}`
}
