import { keywordMatches, searchAdLimits } from '@wildpath/contract'

import { keywordLists } from '../keyword-lists.ts'
import { CampaignRows } from '../new-campaign/campaign-rows.tsx'

const labels = {
  PHRASE: { label: 'Keywords, phrase match', rowLabel: 'Phrase keyword' },
  EXACT: { label: 'Keywords, exact match', rowLabel: 'Exact keyword' },
  BROAD: { label: 'Keywords, broad match', rowLabel: 'Broad keyword' },
} as const

/** Keywords of a campaign, with one list per match type. */
export function KeywordListRows() {
  return keywordLists.map(([match, name]) => (
    <CampaignRows
      key={name}
      name={name}
      {...labels[match]}
      hint={hintOf(match)}
      isOptional={match !== 'PHRASE'}
      least={0}
      most={searchAdLimits.keywords}
      limit={searchAdLimits.keyword}
    />
  ))
}

/** Returns 'Includes its meaning.' for 'Phrase: includes its meaning'. */
function hintOf(match: keyof typeof keywordMatches): string {
  const [, meaning = ''] = keywordMatches[match].split(': ')
  return `${meaning.charAt(0).toUpperCase()}${meaning.slice(1)}.`
}
