import { keywordMatches, searchAdLimits } from '@wildpath/contract'

import { SelectField } from '../../../../ui/select-field.tsx'
import type { AdAccount } from '../../ad-platform.ts'
import { optionsOf } from '../../options-of.ts'
import { CountryNote } from '../../wizard/country-note.tsx'
import { CampaignRows } from './campaign-rows.tsx'
import { GeoTargetField } from './geo-target-field.tsx'
import { NegativeKeywordRows } from './negative-keyword-rows.tsx'
import { ReachEstimate } from './reach-estimate.tsx'
import type { CampaignForm } from './use-search-campaign-form.ts'

type TargetingStepProps = {
  form: CampaignForm
  account: AdAccount
  /** Why the country is to be checked; null where it is not. */
  countryNote: string | null
}

export function TargetingStep({ form, account, countryNote }: TargetingStepProps) {
  const { errors } = form.formState
  return (
    <>
      <GeoTargetField accountId={account.id} />
      {countryNote !== null && <CountryNote text={countryNote} />}
      <CampaignRows
        name="keywords"
        label="Keywords"
        rowLabel="Keyword"
        hint="What people search for when they want what you offer. Start with 5-10 keywords; you can paste a list, one a line."
        least={1}
        most={searchAdLimits.keywords}
        limit={searchAdLimits.keyword}
      />
      <SelectField
        label="Match type"
        options={optionsOf(keywordMatches)}
        hint="How closely a search has to match a keyword."
        error={errors.keywordMatch?.message}
        {...form.register('keywordMatch')}
      />
      <NegativeKeywordRows />
      <ReachEstimate form={form} account={account} />
    </>
  )
}
