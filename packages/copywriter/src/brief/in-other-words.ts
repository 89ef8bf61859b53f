import { verbs } from '../grammar/word-lists.ts'
import { isClause, isOrder } from './clauses.ts'
import { withoutEcho } from './echo.ts'
import { dependent, predicate, standsAlone } from './statement-shapes.ts'

type Joint = {
  at: RegExp
  /** The first half still says what it says when the second is left away. */
  isLoose?: boolean
  /** Behind it stands what something has or is with. */
  isWith?: boolean
  /** Behind it only a verb may begin, which takes the subject of the first half. */
  needsSubject?: boolean
}

/** Where a sentence may part in two that each say their half; the second may need the first one's subject. */
const joints: readonly Joint[] = [
  { at: /; |: (?=\p{L}{3})/u, isLoose: true },
  {
    at: /,? (?:and|so) (?=(?:we|I|you|they|he|she|it|there|our|my|the|this|every|all|both) )/u,
    isLoose: true,
  },
  { at: /,? but (?=(?:we|I|you|they|he|she|it|there|our|my|the|this|every|all|both) )/u },
  {
    at: /,? (?:with|including) (?=\p{L}|\d)(?!(?:you|us|me|it|them|your|or)\b)/u,
    isLoose: true,
    isWith: true,
  },
  { at: / and (?=(?:an?|\d+|two|three|four|one|our|my) )/u, isLoose: true },
  { at: /, (?=\p{L})/u, isLoose: true },
  { at: / (?:that|which|who) (?:was|were|is|are) (?=\p{L}+(?:ed|en|un|built|made|led|run)\b)/u },
  { at: / and (?=\p{L}+ \p{L}+)/u, needsSubject: true },
]

type Where = { depth?: number; isFirst?: boolean }

/**
 * A statement in words that the owner did not copy in a row: reworded, in two statements, or without the
 * half that cannot be told otherwise; nothing where even that fails. `raw` is what the owner typed.
 */
export function inOtherWords(
  text: string,
  raw: string,
  { depth = 0, isFirst = false }: Where = {},
): string[] {
  const whole = reworded(text, raw, isFirst)
  if (whole !== null) return [whole]
  const series = seriesOf(text)
  const deeds = series.flatMap((one) => reworded(one, raw, true) ?? [])
  if (series.length > 1 && deeds.length > 0) return deeds
  if (depth > 2) return []
  const ways = joints.flatMap((joint) => {
    const found = halvesAt(text, joint.at)
    if (found === null || (joint.needsSubject === true && !found.isCarried)) return []
    const told = found.parts.map((half) => inOtherWords(half, raw, { depth: depth + 1, isFirst }))
    return [{ joint, parts: found.parts, told }]
  })
  const both = ways.find(({ told }) => told.every((said) => said.length > 0))
  if (both !== undefined) return both.told.flat()
  // 'We had a lad with one arm get to the top' must not end at the lad.
  const loose = ways.find(
    ({ joint, parts, told }) =>
      joint.isLoose === true &&
      (joint.isWith !== true || parts[0].split(' ').length > 5) &&
      (told[0]?.length ?? 0) > 0,
  )
  return loose?.told[0] ?? []
}

/** The same in other words, as one statement; null when no way helps. */
function reworded(text: string, raw: string, isFirst: boolean): string | null {
  const also = isFirst || !isClause(text) ? text : alsoIn(text)
  const ways = [text, also, withSign(text), withSign(also)]
  for (const way of ways) {
    const told = withoutEcho(way, 'productService', raw)
    if (told !== null) return told
  }
  return null
}

/** The last joint as a sign: 'breakfast & dinner'. */
function withSign(text: string): string {
  return text.replace(/(?<!,) and (?=(?:(?! and ).)*$)/u, ' & ')
}

/** Who does several things: a pronoun, or people and things in the plural, who are 'they' from then on. */
const doer =
  /^(?:I|we|you|they)(?= )|^(?:all |our |the |both )?\p{L}{3,}s(?= (?:have|are|know|take|get|speak|can|hold|come|go|learn) )/iu

/** 'I design for weddings, deliver bouquets and teach a class' is three deeds of one person. */
function seriesOf(text: string): string[] {
  const [found] = doer.exec(text) ?? []
  const who = found === undefined || /^(?:I|we|you|they)$/iu.test(found) ? found : 'they'
  // 'I am skipper, you are crew and drink' is not told of one person.
  if (who === undefined || /\b(?:I|we|you|they|he|she|it)\b/iu.test(text.slice(found?.length ?? 0)))
    return []
  const deeds: string[] = []
  for (const part of text.split(/(,? and |, )/u)) {
    const last = deeds.length - 1
    if (deeds.length === 0) deeds.push(part)
    else if (/^(?:,? and |, )$/u.test(part)) deeds[last] = `${deeds[last]}${part}`
    else if (/(?:,? and |, )$/u.test(deeds[last] ?? '') && startsWithVerb(part))
      deeds.push(`${who} ${part}`)
    else deeds[last] = `${deeds[last]}${part}`
  }
  return deeds.map((one) => one.replace(/(?:,? and |, )$/u, ''))
}

function startsWithVerb(part: string): boolean {
  const [first = ''] = part.split(' ')
  return (verbs.has(first) && part.split(' ').length > 2) || isOrder(`${part} it`)
}

/** 'I mark papers' as one thing more: 'I also mark papers'. */
function alsoIn(text: string): string {
  if (/\balso\b/iu.test(text)) return text
  return text.replace(
    /^(I|we|you|they) (am |are |can |will )?(?!have\b|need\b|must\b|do\b|don't|am\b|are\b|can\b|will\b)/iu,
    '$1 $2also ',
  )
}

type Halves = { parts: [string, string]; isCarried: boolean }

/** Both halves at the joint nearest the middle, the second with a subject of its own. */
function halvesAt(text: string, joint: RegExp): Halves | null {
  const outside = text.replace(/\([^()]*\)/gu, (aside) => '_'.repeat(aside.length))
  const all = [...outside.matchAll(new RegExp(joint.source, `${joint.flags}g`))]
  const [best] = all.toSorted(
    (a, b) => Math.abs(a.index - text.length / 2) - Math.abs(b.index - text.length / 2),
  )
  if (best === undefined) return null
  const first = text.slice(0, best.index).replace(/[,;:\s]+$/u, '')
  const second = text
    .slice(best.index + best[0].length)
    .trim()
    .replace(/^and /u, '')
  if (
    first.split(' ').length < 3 ||
    second.split(' ').length < 3 ||
    /\b(?:send|go|come|comes|play|walk|work|ride|start|eat|stay|speak|deal|help|together|along)$/iu.test(
      first,
    ) ||
    /\b(?:between|both|either|from)\b/iu.test(first.split(' ').slice(-3).join(' ')) ||
    /\b(?:and|but|or|not|is|are|the|a|an|of|so)$/iu.test(first) ||
    dependent.test(second)
  )
    return null
  if (/\bwith\b/u.test(best[0]) && !isAddedThing(first, second)) return null
  if (/^(?:whatever|whoever|if|when|while|although)\b/iu.test(first)) return null
  if (best[0] === ', ' && /(?:^|, )(?:is|are|was|were|has|have|can|will) /u.test(second))
    return null
  // 'We repair zippers, jackets and mats' is one list.
  if (
    best[0] === ', ' &&
    !/ (?:is|are) \d[\d.,]* ?\p{L}+$/u.test(first) &&
    isClause(first) &&
    !isClause(second) &&
    !standsAlone.test(second) &&
    !predicate.test(second) &&
    !/^\p{L}+ing\b/u.test(second)
  )
    return null
  const carried = withSubject(second, first)
  return { parts: [first, carried], isCarried: carried !== second }
}

/** 'A heated hut with beds for six' has beds; 'go out with my father', 'problems with houses' have not. */
function isAddedThing(first: string, second: string): boolean {
  if (!isClause(first))
    return (
      !/\b(?:where|which|what|how)\b|:|\b(?:navigate|problems?|people|starts?|begins?|ends?|comes?|goes)$/iu.test(
        first,
      ) && !/ (?:and be|and to) |, (?:from|if|when|or) /iu.test(second)
    )
  return (
    !/\b(?:where|which|what|how)\b|:/iu.test(first) &&
    !/\b(?:go|goes|goes out|out|problems?|people|lad|someone|anyone|folk|navigate|work|walk|ride|talk|starts?|begins?|ends?|finish|stay|live|comes?|goes)$/iu.test(
      first,
    ) &&
    /^(?:an?|\d+|two|three|four|five|six|seven|eight|nine|ten|our own|all|hot|cold|fresh|\p{Ll}+s)\b/u.test(
      second,
    ) &&
    !/ (?:and be|before|after|to \p{Ll}+|who|so) |, (?:from|if|when|or) /iu.test(second)
  )
}

const subjectOf =
  /^(?:we|I|you|they|he|she|it|our \p{L}+|my \p{L}+|the \p{L}+|every \p{L}+|\p{L}+(?:s|ren))(?= \p{L})/iu

/** 'learn to look after one another' lost its subject to the cut. */
function withSubject(part: string, first: string): string {
  const [subject] = subjectOf.exec(first) ?? []
  const [verb = '', next = ''] = part.split(' ')
  const isBare =
    isClause(first) &&
    subject !== undefined &&
    isOrder(`${verb} ${next} it`) &&
    !/(?:ing|ed|s)$/u.test(verb)
  return isBare ? `${subject} ${part}` : part
}
