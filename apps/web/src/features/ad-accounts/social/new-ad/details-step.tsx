import { socialAdLimits, socialObjectives } from '@wildpath/contract'

import { SelectField } from '../../../../ui/select-field.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { optionsOf } from '../../options-of.ts'
import { AddressField } from '../../wizard/address-field.tsx'
import { facebook } from '../facebook.ts'
import type { SocialAdForm } from './use-social-ad-form.ts'

export function DetailsStep({ form }: { form: SocialAdForm }) {
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
        hint="Facebook counts conversions and leads by a pixel on your page; without one, choose Traffic."
        error={errors.objective?.message}
        {...form.register('objective')}
      />
      <AddressField name="destinationUrl" label="Destination URL" platform={facebook} />
    </>
  )
}
