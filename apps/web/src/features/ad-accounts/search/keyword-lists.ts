import type { KeywordMatch } from '@wildpath/contract'

/** The keywords of each match type, since Google has no way to change that of one. */
export type KeywordLists = Record<'phraseKeywords' | 'exactKeywords' | 'broadKeywords', string[]>

export const keywordListOf: Record<KeywordMatch, keyof KeywordLists> = {
  PHRASE: 'phraseKeywords',
  EXACT: 'exactKeywords',
  BROAD: 'broadKeywords',
}
export const keywordLists = Object.entries(keywordListOf) as [KeywordMatch, keyof KeywordLists][]
