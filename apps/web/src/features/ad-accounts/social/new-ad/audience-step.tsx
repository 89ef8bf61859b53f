import { adPlaceName, ageRanges, audienceGenders } from '@wildpath/contract'
import { CircleAlert } from 'lucide-react'
import { useController } from 'react-hook-form'

import { CheckboxField } from '../../../../ui/checkbox-field.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import type { AdAccount } from '../../ad-platform.ts'
import { platformKey } from '../../ad-queries.ts'
import { optionsOf } from '../../options-of.ts'
import { CountryNote } from '../../wizard/country-note.tsx'
import { PlacesField } from '../../wizard/places-field.tsx'
import { facebook } from '../facebook.ts'
import { suggestSocialPlaces } from '../social-ads-queries.ts'
import { InterestsField } from './interests-field.tsx'
import { ReachEstimate } from './reach-estimate.tsx'
import type { SocialAdForm } from './use-social-ad-form.ts'

type AudienceStepProps = {
  form: SocialAdForm
  account: AdAccount
  /** Why the country is to be checked; null where it is not. */
  countryNote: string | null
}

export function AudienceStep({ form, account, countryNote }: AudienceStepProps) {
  const { errors } = form.formState
  const { control } = form
  const interests = useController({ control, name: 'audienceInterests' })
  const places = useController({ control, name: 'audienceLocations' })
  return (
    <>
      <fieldset className="min-w-0">
        <legend className="mb-1 text-note font-semibold">Age</legend>
        <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3">
          {ageRanges.map((range) => (
            <CheckboxField
              key={range}
              label={range}
              value={range}
              {...form.register('audienceAge')}
            />
          ))}
        </div>
        <div aria-live="polite">
          {errors.audienceAge && (
            <p className="flex gap-1.5 text-note text-clay">
              <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
              {errors.audienceAge.message}
            </p>
          )}
        </div>
      </fieldset>
      <SelectField
        label="Gender"
        options={optionsOf(audienceGenders)}
        error={errors.audienceGender?.message}
        {...form.register('audienceGender')}
      />
      <InterestsField
        accountId={account.id}
        interests={interests.field.value ?? []}
        error={messageOf(errors.audienceInterests)}
        onChange={interests.field.onChange}
      />
      <PlacesField
        label="Places"
        hint="Where people live or are: a town with a radius, a region or a country."
        error={messageOf(errors.audienceLocations)}
        places={places.field.value ?? []}
        query={(text) => ({
          queryKey: [...platformKey(facebook), 'places', account.id, text],
          queryFn: async ({ signal }) =>
            (await suggestSocialPlaces(account.id, text, signal)).map((value) => ({
              label: adPlaceName(value),
              value,
            })),
        })}
        onChange={places.field.onChange}
      />
      {countryNote !== null && <CountryNote text={countryNote} />}
      <ReachEstimate form={form} account={account} />
    </>
  )
}

/** One of several lines may be what is wrong. */
function messageOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  if ('message' in error && typeof error.message === 'string') return error.message
  const [first] = Object.values(error)
  return messageOf(first)
}
