import { type Control, useFormState, type UseFormRegister } from 'react-hook-form'

import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { BusinessFormValues } from './business-form-values.ts'
import { industryOptions, questions, toneOptions } from './business-questions.ts'
import { Chapter } from './chapter.tsx'
import { ChoiceField } from './choice-field.tsx'
import { WebsiteField } from './website-field.tsx'
import { useAnswerNotes } from './website/use-answer-notes.tsx'
import type { WebsiteSetup } from './website/use-website-start.ts'

type BusinessFieldsProps = {
  control: Control<BusinessFormValues>
  register: UseFormRegister<BusinessFormValues>
  /** Where the website stands apart and may fill the answers in. */
  website?: Pick<WebsiteSetup, 'start'> & { onFocus: (name: keyof BusinessFormValues) => void }
}

export function BusinessFields({ control, register, website }: BusinessFieldsProps) {
  const { errors } = useFormState({ control })
  const { markOf, offerOf } = useAnswerNotes(control, website ?? null)

  return (
    <>
      <Chapter title="The business">
        <TextField
          {...questions.business_name}
          hint={markOf('business_name') ?? questions.business_name.hint}
          autoComplete="organization"
          error={errors.business_name?.message}
          {...register('business_name')}
        />
        {offerOf('business_name')}
        <div className={website ? 'contents' : 'grid gap-5 sm:grid-cols-2'}>
          <ChoiceField
            {...questions.industry}
            hint={markOf('industry')}
            control={control}
            name="industry"
            options={industryOptions}
          />
          {!website && <WebsiteField control={control} register={register} />}
        </div>
        {offerOf('industry')}
      </Chapter>
      <Chapter title="The experience">
        <TextArea
          {...questions.product_service}
          hint={markOf('product_service') ?? questions.product_service.hint}
          error={errors.product_service?.message}
          {...register('product_service')}
        />
        {offerOf('product_service')}
        <TextArea
          {...questions.target_customer}
          hint={markOf('target_customer') ?? questions.target_customer.hint}
          error={errors.target_customer?.message}
          {...register('target_customer')}
        />
        {offerOf('target_customer')}
      </Chapter>
      <Chapter title="The invitation">
        <TextArea
          {...questions.main_offer}
          hint={markOf('main_offer') ?? questions.main_offer.hint}
          error={errors.main_offer?.message}
          {...register('main_offer')}
        />
        {offerOf('main_offer')}
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
