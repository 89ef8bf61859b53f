import { adPlaceName } from '@wildpath/contract'
import { useController, useFormContext } from 'react-hook-form'

import { platformKey } from '../../ad-queries.ts'
import { PlacesField } from '../../wizard/places-field.tsx'
import { googleAds } from '../google-ads.ts'
import { suggestSearchPlaces } from '../search-ads-queries.ts'
import type { SearchCampaignValues } from './search-campaign-values.ts'

export function GeoTargetField({ accountId }: { accountId: string }) {
  const { control, formState } = useFormContext<Pick<SearchCampaignValues, 'geoTarget'>>()
  const { field } = useController({ control, name: 'geoTarget' })
  return (
    <PlacesField
      label="Geographic target"
      hint="Where people are who search: a town with a radius, a region or a country."
      error={formState.errors.geoTarget?.message}
      places={field.value ?? []}
      query={(text) => ({
        queryKey: [...platformKey(googleAds), 'places', accountId, text],
        queryFn: async ({ signal }) =>
          (await suggestSearchPlaces(accountId, text, signal)).map((value) => ({
            label: adPlaceName(value),
            value,
          })),
      })}
      onChange={field.onChange}
    />
  )
}
