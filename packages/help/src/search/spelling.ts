import SearchableMap from 'minisearch/SearchableMap'

import type { HelpArticle } from '../article.ts'
import { notOffered } from './not-offered.ts'
import { isKnownWord, splitWords } from './terms.ts'

/** Puts the word of ours in the place of one that is nearly spelled like it; all others stay. */
export type Spelling = (text: string) => string

/**
 * Stems of misspelled words are further apart than the words ('traning' and 'training'), so words are mended
 * before they are cut.
 */
export function createSpelling(articles: readonly HelpArticle[]): Spelling {
  const known = new SearchableMap<true>()
  const goals = new SearchableMap<true>()
  for (const { title, words, summary, body } of articles) {
    const prominent = splitWords([title, summary, ...words].join(' '))
    for (const word of prominent.filter(({ length }) => length >= leastGoal)) goals.set(word, true)
    for (const word of [...prominent, ...splitWords(body)]) known.set(word, true)
  }
  for (const word of splitWords(notOffered.join(' '))) known.set(word, true)

  function mended(word: string): string {
    if (known.has(word) || isKnownWord(word)) return word
    const swapped = swapsOf(word).find((one) => goals.has(one))
    if (swapped !== undefined || word.length < leastLength) return swapped ?? word
    const distance = word.length < longLength ? 1 : 2
    const near = [...goals.fuzzyGet(word, distance)]
      .map(([goal, [, away]]) => ({ goal, away }))
      // Fingers slip later in a word; another first letter is mostly another word.
      .filter(({ goal }) => goal[0] === word[0])
      .toSorted((one, other) => one.away - other.away || one.goal.localeCompare(other.goal))
    return near[0]?.goal ?? word
  }

  return (text) => text.replace(/[a-z]+/gi, (word) => mended(word.toLowerCase()))
}

/** Every word that has two neighbouring letters the other way round, the commonest slip of all: 'emial'. */
function swapsOf(word: string): string[] {
  return Array.from({ length: word.length - 1 }, (_, at) => {
    const swapped = word.charAt(at + 1) + word.charAt(at)
    return word.slice(0, at) + swapped + word.slice(at + 2)
  })
}

/** Shorter words are too alike. */
const leastGoal = 5
const leastLength = 6
/** From so many letters on, two of them may be wrong. */
const longLength = 8
