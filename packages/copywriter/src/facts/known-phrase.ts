import { wordsOneSlipAway } from '../grammar/english-words.ts'
import { isInDictionary } from '../grammar/known-word.ts'
import {
  functionWords,
  geographicNouns,
  massNouns,
  peopleNouns,
  placeNames,
  tradeWords,
  verbs,
} from '../grammar/word-lists.ts'

/** What a phrase names may end with one of these, where a word before it says of what kind. */
const services =
  /^(?:tour|trip|hire|rental|school|gym|charter|lodge|camp|retreat|course|class|workshop|safari|cruise|ride|walk|hike|trek|flight|lesson|club|centre|center|shop|park|spa|sauna|cabin|hut|hostel|guesthouse|ranch|studio|weekend|week|day|experience|expedition|adventure|holiday|vacation|getaway|guiding|station|academy)$/u
const wherever =
  /^(?:in|on|at|near|along|around|through|across|off|over|beside|between|above|from|to|down)$/u
const joining = /^(?:and|or|plus)$/u

/**
 * What is sold, up to the first word that no dictionary knows: 'packraft rental' of 'packraft rental bovec'. Null where
 * each word is known, where the unknown one belongs to the thing ('reindeer lavvu dinners'), and where the words before
 * it name none.
 */
export function untilUnknown(phrase: string): string | null {
  const words = phrase.split(' ')
  const at = words.findIndex((word, index) => !isKnownWord(word, index === 0))
  if (at < 1) return null
  for (let count = at; count > 0; count--) {
    if (!isHead(words.slice(0, count))) continue
    const between = words.slice(count, at).map((word) => word.toLowerCase())
    const linking = between.filter((word) => !placeNames.has(word))
    const isCut = isApart({
      head: words[count - 1] ?? '',
      linking,
      unknown: words[at] ?? '',
      next: words[at + 1],
    })
    return isCut ? words.slice(0, count).join(' ') : null
  }
  return null
}

/** Whether an unknown word is none of the thing before it, as the name of a place is. */
function isApart({
  head,
  linking,
  unknown,
  next,
}: {
  head: string
  linking: readonly string[]
  unknown: string
  next: string | undefined
}): boolean {
  if (linking.some((word) => wherever.test(word)))
    return !/^(?:an?|my|our)$/u.test(linking.at(-1) ?? '')
  const isFollowed = next !== undefined && isNounBehind(next)
  if (linking.length > 0) return linking.every((word) => joining.test(word)) && !isFollowed
  if (isPlural(head)) return true
  // 'Day hire narrowboats'.
  if (/(?:[bcdfghklmnprtwy]|e)s$/u.test(unknown)) return false
  if (services.test(head.toLowerCase())) return true
  // 'Diving equipmnt' is no diving.
  return !isFollowed && wordsOneSlipAway(unknown.toLowerCase()).length === 0
}

function isNounBehind(word: string): boolean {
  const lower = word.toLowerCase()
  return (
    /^\p{Ll}/u.test(word) &&
    isKnownWord(word, false) &&
    !functionWords.has(lower) &&
    !geographicNouns.has(lower) &&
    !/^(?:half|full|all|daily|weekly|open|incl\p{L}*)$/u.test(lower)
  )
}

/** Whether it stands in a dictionary or is one of the trades' own; a capital behind the first word makes a name. */
export function isKnownWord(word: string, isFirst = true): boolean {
  if (/^\P{L}+$/u.test(word) || (/^\p{Lu}/u.test(word) && !isFirst)) return true
  return isInDictionary(word, (part) => placeNames.has(part))
}

function isHead(words: readonly string[]): boolean {
  const last = words.at(-1)?.toLowerCase() ?? ''
  if (!isKnownWord(last, true)) return false
  if (peopleNouns.has(last)) return words.length > 2 && words.at(-2) === 'for'
  if (isPlural(last)) return true
  const isDoing = /ing$|^(?:yoga|pilates)$/u.test(last)
  if (isDoing && (massNouns.has(last) || tradeWords.has(last))) return true
  return words.length > 1 && (services.test(last) || massNouns.has(last) || tradeWords.has(last))
}

function isPlural(word: string): boolean {
  const lower = word.toLowerCase()
  return (
    /.{2}[^sui]s$|.{2}ies$/u.test(lower) &&
    !/^(?:always|perhaps|sometimes|afterwards|besides)$/u.test(lower) &&
    !functionWords.has(lower) &&
    !verbs.has(lower.replace(/e?s$/u, '')) &&
    !verbs.has(lower.replace(/s$/u, ''))
  )
}
