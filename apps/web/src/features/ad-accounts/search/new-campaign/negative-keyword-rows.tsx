import { searchAdLimits } from '@wildpath/contract'

import { CampaignRows } from './campaign-rows.tsx'

export function NegativeKeywordRows() {
  return (
    <CampaignRows
      name="negativeKeywords"
      label="Negative keywords"
      rowLabel="Negative keyword"
      hint="Searches that never show your ad, such as ‘free’ or ‘jobs’."
      isOptional
      least={0}
      most={searchAdLimits.keywords}
      limit={searchAdLimits.keyword}
    />
  )
}
