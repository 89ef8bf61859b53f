import { ageRanges, audienceGenders } from '@wildpath/contract'
import { CircleAlert } from 'lucide-react'

import { CheckboxField } from '../../../../ui/checkbox-field.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { optionsOf } from '../../options-of.ts'
import { CountryNote } from '../../wizard/country-note.tsx'
import type { SocialAdForm } from './use-social-ad-form.ts'

type AudienceStepProps = {
  form: SocialAdForm
  /** Why the country is to be checked; null where it is not. */
  countryNote: string | null
}

export function AudienceStep({ form, countryNote }: AudienceStepProps) {
  const { errors } = form.formState
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
      <TextField
        label="Interests"
        isOptional
        placeholder="Rafting, Camping"
        hint="Between commas. Without any, the platform decides whom it interests."
        error={messageOf(errors.audienceInterests)}
        {...form.register('audienceInterests')}
      />
      <TextArea
        label="Places"
        rows={2}
        hint="Where people live or are, one a line: a country, a region or a town such as ‘Moab, Utah’."
        error={messageOf(errors.audienceLocations)}
        {...form.register('audienceLocations')}
      />
      {countryNote !== null && <CountryNote text={countryNote} />}
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
