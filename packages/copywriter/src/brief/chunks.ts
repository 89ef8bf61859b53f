import { isCommonWord } from '../grammar/common-words.ts'
import { peopleNouns, placeNouns, prepositions } from '../grammar/word-lists.ts'

/** A noun phrase and the prepositional phrases behind it, in order. */
export type Chunks = { head: string; tails: readonly string[] }

/** Splits 'guided trips on the river for beginners' at its prepositions; 'of' and 'to' stay. */
export function chunk(text: string): Chunks {
  const words = text.split(' ')
  const parts: string[][] = [[]]
  words.forEach((word, index) => {
    const bare = word.toLowerCase().replace(/[^\p{L}]/gu, '')
    const isBreak = prepositions.has(bare) && index > 0 && index < words.length - 1
    const follows = prepositions.has((words[index - 1] ?? '').toLowerCase())
    if (isBreak && !follows) parts.push([])
    parts.at(-1)?.push(word)
  })
  const [head = [], ...tails] = parts
  return { head: head.join(' '), tails: tails.map((tail) => tail.join(' ')) }
}

const months =
  /^(january|february|march|april|may|june|july|august|september|october|november|december)$/iu
const weekdays = /^(mon|tues|wednes|thurs|fri|satur|sun)days?$/iu
const tools = /^(zoom|whatsapp|excel|google|facebook|instagram|skype|teams|gps|cv)$/iu
const languages =
  /^(english|german|dutch|french|spanish|italian|swedish|norwegian|finnish|danish|portuguese)$/iu

function isLanguage(word: string): boolean {
  return languages.test(word) || /.{3}(?:ish|ese|ian)$/u.test(word)
}

/** Whether a prepositional phrase says where. */
export function isPlacePhrase(phrase: string): boolean {
  const [first = '', ...rest] = phrase.split(' ')
  if (
    !/^(on|in|at|near|along|around|through|across|off|over|beside|between|below|above|inside|outside|by|from|out)$/iu.test(
      first,
    )
  ) {
    return false
  }
  if (/\d/u.test(phrase) || rest.length === 0 || rest.length > 8) return false
  const names = rest.filter((word) => /^\p{Lu}/u.test(word) && word !== 'I' && !isCommonWord(word))
  if (names.some((word) => months.test(word) || weekdays.test(word) || tools.test(word)))
    return false
  if (names.length > 0 && names.every((word) => isLanguage(word.replace(/\P{L}/gu, ''))))
    return false
  const areAcronyms = rest.every((word) => /^[A-Z]{2,}$/u.test(word))
  if (areAcronyms && !/^(?:in|near)$/iu.test(first)) return false
  const hasPlaceNoun = rest.some((word) =>
    placeNouns.has(word.toLowerCase().replace(/[^\p{L}]/gu, '')),
  )
  if (/^from$/iu.test(first)) {
    return names.length > 0 && names.length * 2 >= rest.length && rest.length <= 5
  }
  if (/^by$/iu.test(first)) return false
  return names.length > 0 || (hasPlaceNoun && rest.length <= 5)
}

export function isAudiencePhrase(phrase: string): boolean {
  const words = phrase.toLowerCase().split(/[^\p{L}-]+/u)
  return (
    words[0] === 'for' &&
    words
      .slice(1)
      .some(
        (word) =>
          peopleNouns.has(word) || word === 'levels' || /^.{3,}(?:ers|ors|ists|ians)$/u.test(word),
      )
  )
}
