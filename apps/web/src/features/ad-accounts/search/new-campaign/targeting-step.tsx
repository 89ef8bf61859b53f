import { searchAdLimits, searchCountries } from '@wildpath/contract'

import { SelectField } from '../../../../ui/select-field.tsx'
import type { AdAccount } from '../../ad-platform.ts'
import { optionsOf } from '../../options-of.ts'
import { CountryNote } from '../../wizard/country-note.tsx'
import { CampaignRows } from './campaign-rows.tsx'
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
      <SelectField
        label="Geographic target"
        placeholder="Choose a country"
        options={optionsOf(searchCountries)}
        hint="The country in which people search."
        error={errors.geoTarget?.message}
        {...form.register('geoTarget')}
      />
      {countryNote !== null && <CountryNote text={countryNote} />}
      <CampaignRows
        form={form}
        name="keywords"
        label="Keywords"
        rowLabel="Keyword"
        hint="What people search for when they want what you offer. Start with 5-10 keywords; you can paste a list, one a line."
        least={1}
        most={searchAdLimits.keywords}
        limit={searchAdLimits.keyword}
      />
      <ReachEstimate form={form} account={account} />
    </>
  )
}
