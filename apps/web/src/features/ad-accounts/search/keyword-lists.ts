import type { KeywordMatch } from '@wildpath/contract'

/** Keywords by match type, since Google cannot change the match type of a keyword. */
export type KeywordLists = Record<'phraseKeywords' | 'exactKeywords' | 'broadKeywords', string[]>

export const keywordListOf: Record<KeywordMatch, keyof KeywordLists> = {
  PHRASE: 'phraseKeywords',
  EXACT: 'exactKeywords',
  BROAD: 'broadKeywords',
}
export const keywordLists = Object.entries(keywordListOf) as [KeywordMatch, keyof KeywordLists][]
