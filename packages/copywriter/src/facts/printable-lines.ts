import {
  hasVerb,
  isPrintable,
  isPrintablePhrase,
  isPrintableSentence,
  isSubordinate,
  opensClause,
} from '../grammar/is-printable.ts'
import { capitalised, joinList } from '../grammar/phrases.ts'
import { isNounPhrase } from './noun-phrase.ts'

const restricting = /\b(?:no|not|never|only|unless|except|but|without|must|if)\b|n't\b/iu

/** What of the owner's lines can be printed: each a whole sentence or phrase. The rest is left out. */
export function printableLines(lines: readonly string[]): string[] {
  return [...new Set(lines.flatMap((line) => printableParts(line)))]
}

/** The whole line as it can be printed; null where some of it cannot. */
export function printableText(line: string): string | null {
  const parts = printableParts(line)
  const words = (text: string) => text.match(/[\p{L}\d]+/gu)?.length ?? 0
  return parts.length > 0 && words(parts.join(' ')) >= words(line) - 2 ? parts.join('. ') : null
}

function printableParts(line: string): string[] {
  const plain = capitalised(
    line
      .replace(/(?<=\S),? ?\bsorry\b.*$/iu, '')
      .replace(/^(?:sorry,?|please note:?|also) /iu, '')
      .replace(/^(?:but|and|so|also|plus),? (?=(?:I|we|you)\b)/iu, '')
      .replace(/(?<=\b(?:I|we)) also (?=like|love|do|have)/u, ' ')
      .replace(/^(\p{L}+s|kids|children|(?:complete )?beginners) welcome\b/iu, '$1 are welcome')
      .replace(/^(?=mobile (?:\p{L}+ ){1,3}(?:van|truck|trailer) comes\b)/iu, 'The ')
      .replace(/^The M(?=obile )/u, 'The m')
      .replace(/[!\s]+$/u, '')
      .trim(),
  )
  const listed = asList(plain)
  if (listed !== null) return isPrintable(listed) ? [listed] : []
  const ended = withEndedList(plain)
  if (isPrintableSentence(ended)) return [ended]
  if (isPrintablePhrase(ended)) return [ended]
  const parts = sentencesOf(plain)
  if (parts.length < 2) return []
  const kept = parts.filter((part) => isPrintableSentence(part))
  // What limits the sentence before it may not fall away alone.
  const isWhole = parts.every((part) => kept.includes(part) || !restricting.test(part))
  return isWhole ? kept : []
}

/** 'Suit, boots and mittens'; null where it is no plain list of things. */
function asList(line: string): string | null {
  const items = line.split(/, (?:and )?/u)
  const isPlain =
    items.length > 2 &&
    !line.includes('(') &&
    !hasVerb(line) &&
    items.every((item) => item.split(' ').length <= 3 && isNounPhrase(item))
  if (!isPlain) return null
  const [last = ''] = items.slice(-1)
  return last.includes(' and ') ? line : joinList(items)
}

/** 'We lend suits, boots, mittens' with its 'and'. */
function withEndedList(line: string): string {
  const parts = line.split(', ')
  const [first = '', ...items] = parts
  const isList =
    items.length > 1 &&
    (hasVerb(first) || first.includes(': ')) &&
    items.every((item) => item.split(' ').length <= 4 && isNounPhrase(item) && !hasVerb(item)) &&
    !/ (?:and|or) /u.test(items.at(-1) ?? '')
  return isList ? `${parts.slice(0, -1).join(', ')} and ${items.at(-1)}` : line
}

/** The sentences of a run-on, where a new clause surely begins; what has no subject of its own is a part apart. */
function sentencesOf(line: string): string[] {
  const parts: string[] = []
  for (const clause of line.split(/, | - | – /u)) {
    const before = parts.at(-1)
    const isNew =
      before !== undefined &&
      hasVerb(before) &&
      !isSubordinate(before) &&
      (opensClause(clause) ||
        /^(?:had|was|were|been|got|went|did|made|wrote|took|came|won|grew|born|trained|lived|studied|love|loves)\b/iu.test(
          clause,
        ))
    if (before === undefined || isNew) parts.push(clause)
    else parts[parts.length - 1] = `${before}, ${clause}`
  }
  return parts.map((part) => capitalised(part))
}
