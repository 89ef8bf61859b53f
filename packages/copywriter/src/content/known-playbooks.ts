import { loadContent } from './load-content.ts'
import type { Playbook, TradeWords, VisitorGoal } from './playbook.ts'
import { readPlaybook } from './read-playbook.ts'

const content = loadContent()

/** Every trade's playbook by its key. */
export const knownPlaybooks = content.trades
/** Finer kinds of a trade by `trade/kind`, such as ice fishing, with the lines that replace the trade's. */
export const knownFinerKinds = content.kinds
/** What can be said where no trade is known, by what the visitor wants. */
export const knownGoalPlaybooks = content.goals

const none = readPlaybook('', 'kinds')

/** The playbook of a trade. */
export function playbookOfTrade(tradeKey: string): Playbook {
  return knownPlaybooks.get(tradeKey) ?? none.playbook
}

export function playbookOfGoal(goal: VisitorGoal): Playbook {
  return knownGoalPlaybooks.get(goal) ?? none.playbook
}

/** The words of a trade or of a finer kind of one. */
export function wordsOf(tradeKey: string): TradeWords {
  return content.words.get(tradeKey) ?? none.words
}
