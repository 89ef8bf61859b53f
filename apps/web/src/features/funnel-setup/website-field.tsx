import { type Control, useFormState, type UseFormRegister, useWatch } from 'react-hook-form'
import type { KeyboardEvent } from 'react'

import { TextField } from '../../ui/text-field.tsx'
import type { BusinessFormValues } from './business-form-values.ts'
import { questions } from './business-questions.ts'
import { unknownTopLevelDomain } from './unknown-top-level-domain.ts'

type WebsiteFieldProps = {
  control: Control<BusinessFormValues>
  register: UseFormRegister<BusinessFormValues>
  onEnter?: () => void
}

export function WebsiteField({ control, register, onEnter }: WebsiteFieldProps) {
  const { errors } = useFormState({ control, name: 'website_url' })
  const website = useWatch({ control, name: 'website_url' })

  function handleKey(event: KeyboardEvent) {
    if (onEnter === undefined || event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    onEnter()
  }

  return (
    <TextField
      {...questions.website_url}
      hint={doubtAbout(website) ?? questions.website_url.hint}
      isOptional
      type="url"
      inputMode="url"
      autoComplete="url"
      autoCapitalize="none"
      {...(onEnter && { enterKeyHint: 'go' as const })}
      error={errors.website_url?.message}
      onKeyDown={handleKey}
      {...register('website_url')}
    />
  )
}

/** Never a refusal: new endings come up that no list knows yet. */
function doubtAbout(website = ''): string | null {
  const ending = unknownTopLevelDomain(website.trim())
  return ending && `We know of no address that ends in “${ending}”. Is it spelled right?`
}
