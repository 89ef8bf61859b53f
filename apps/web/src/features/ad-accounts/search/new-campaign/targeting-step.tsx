import { adPlaceName, keywordMatches, searchAdLimits } from '@wildpath/contract'
import { useController } from 'react-hook-form'

import { SelectField } from '../../../../ui/select-field.tsx'
import type { AdAccount } from '../../ad-platform.ts'
import { optionsOf } from '../../options-of.ts'
import { platformKey } from '../../ad-queries.ts'
import { CountryNote } from '../../wizard/country-note.tsx'
import { PlacesField } from '../../wizard/places-field.tsx'
import { googleAds } from '../google-ads.ts'
import { suggestSearchPlaces } from '../search-ads-queries.ts'
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
  const geoTarget = useController({ control: form.control, name: 'geoTarget' })
  return (
    <>
      <PlacesField
        label="Geographic target"
        hint="Where people are who search: a town with a radius, a region or a country."
        error={errors.geoTarget?.message}
        places={geoTarget.field.value ?? []}
        query={(text) => ({
          queryKey: [...platformKey(googleAds), 'places', account.id, text],
          queryFn: async ({ signal }) =>
            (await suggestSearchPlaces(account.id, text, signal)).map((value) => ({
              label: adPlaceName(value),
              value,
            })),
        })}
        onChange={geoTarget.field.onChange}
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
      <SelectField
        label="Match type"
        options={optionsOf(keywordMatches)}
        hint="How closely a search has to match a keyword."
        error={errors.keywordMatch?.message}
        {...form.register('keywordMatch')}
      />
      <CampaignRows
        form={form}
        name="negativeKeywords"
        label="Negative keywords"
        rowLabel="Negative keyword"
        hint="Searches that never show your ad, such as ‘free’ or ‘jobs’."
        isOptional
        least={0}
        most={searchAdLimits.keywords}
        limit={searchAdLimits.keyword}
      />
      <ReachEstimate form={form} account={account} />
    </>
  )
}
