import { socialAdLimits, socialObjectives } from '@wildpath/contract'

import { SelectField } from '../../../../ui/select-field.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { optionsOf } from '../../options-of.ts'
import { AddressField } from '../../wizard/address-field.tsx'
import { facebook } from '../facebook.ts'
import type { SocialAdForm } from './use-social-ad-form.ts'

type DetailsStepProps = {
  form: SocialAdForm
  /** Whether Meta's pixel is on the pages of this account. */
  hasPixel: boolean
}

export function DetailsStep({ form, hasPixel }: DetailsStepProps) {
  const { errors } = form.formState
  return (
    <>
      <TextField
        label="Campaign name"
        hint="Only you see it."
        maxLength={socialAdLimits.name}
        error={errors.name?.message}
        {...form.register('name')}
      />
      <SelectField
        label="Objective"
        placeholder="Choose an objective"
        options={optionsOf(socialObjectives)}
        hint={hasPixel ? pixelHint : noPixelHint}
        error={errors.objective?.message}
        {...form.register('objective')}
      />
      <AddressField name="destinationUrl" label="Destination URL" platform={facebook} />
    </>
  )
}

const pixelHint =
  'Your pages have a Meta Pixel, so Facebook can count leads. Choose Conversions to get more of them.'
const noPixelHint =
  'Your pages have no Meta Pixel, so Facebook can’t count conversions or leads. Choose Traffic, or add a pixel in your account.'
