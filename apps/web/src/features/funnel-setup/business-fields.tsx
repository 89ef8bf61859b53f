import type { ReactNode } from 'react'
import { type Control, useFormState, type UseFormRegister, useWatch } from 'react-hook-form'

import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { BusinessFormValues } from './business-form-values.ts'
import { industryOptions, questions, toneOptions } from './business-questions.ts'
import { ChoiceField } from './choice-field.tsx'
import { unknownTopLevelDomain } from './unknown-top-level-domain.ts'

type BusinessFieldsProps = {
  control: Control<BusinessFormValues>
  register: UseFormRegister<BusinessFormValues>
}

export function BusinessFields({ control, register }: BusinessFieldsProps) {
  const { errors } = useFormState({ control })
  const website = useWatch({ control, name: 'website_url' })

  return (
    <>
      <Chapter title="The business">
        <TextField
          {...questions.business_name}
          autoComplete="organization"
          error={errors.business_name?.message}
          {...register('business_name')}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <ChoiceField
            {...questions.industry}
            control={control}
            name="industry"
            options={industryOptions}
          />
          <TextField
            {...questions.website_url}
            hint={doubtAbout(website) ?? questions.website_url.hint}
            isOptional
            type="url"
            inputMode="url"
            autoComplete="url"
            autoCapitalize="none"
            error={errors.website_url?.message}
            {...register('website_url')}
          />
        </div>
      </Chapter>
      <Chapter title="The experience">
        <TextArea
          {...questions.product_service}
          error={errors.product_service?.message}
          {...register('product_service')}
        />
        <TextArea
          {...questions.target_customer}
          error={errors.target_customer?.message}
          {...register('target_customer')}
        />
      </Chapter>
      <Chapter title="The invitation">
        <TextArea
          {...questions.main_offer}
          error={errors.main_offer?.message}
          {...register('main_offer')}
        />
        <ChoiceField
          {...questions.brand_tone}
          control={control}
          name="brand_tone"
          options={toneOptions}
        />
      </Chapter>
    </>
  )
}

/** Never a refusal: new endings come up that no list knows yet. */
function doubtAbout(website = ''): string | null {
  const ending = unknownTopLevelDomain(website.trim())
  return ending && `We know of no address that ends in “${ending}”. Is it spelled right?`
}

function Chapter({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0 rounded-card border border-line bg-surface p-5 shadow-low sm:p-6">
      <legend className="float-left mb-5 w-full font-display text-title">{title}</legend>
      <div className="clear-both flex flex-col gap-5">{children}</div>
    </fieldset>
  )
}
