import type { LetterGoal, Letters, TradeWords } from './letters.ts'
import { loadContent } from './load-content.ts'
import { readLetters } from './read-letters.ts'

const content = loadContent()

/** Every trade's letters by its key. */
export const knownLetters = content.trades
/** Finer kinds of a trade by `trade/kind`, such as ice fishing, with the lines that replace the trade's. */
export const knownFinerKinds = content.kinds
/** What can be said where no trade is known, by what the visitor wants. */
export const knownGoalLetters = content.goals

const none = readLetters('', 'kinds')

/** The letters of a trade. */
export function lettersOf(tradeKey: string): Letters {
  return knownLetters.get(tradeKey) ?? none.letters
}

export function goalLettersOf(goal: LetterGoal): Letters {
  return knownGoalLetters.get(goal) ?? none.letters
}

/** The words of a trade. */
export function wordsOf(tradeKey: string): TradeWords {
  return content.words.get(tradeKey) ?? none.words
}
