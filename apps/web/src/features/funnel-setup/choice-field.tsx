import type { ReactNode } from 'react'
import { type Control, useController } from 'react-hook-form'

import { SelectField } from '../../ui/select-field.tsx'
import type { BusinessFormValues } from './business-form-values.ts'

type ChoiceFieldProps = {
  control: Control<BusinessFormValues>
  name: 'industry' | 'brand_tone'
  label: string
  placeholder: string
  hint?: ReactNode
  options: readonly { value: string; label: string }[]
}

/**
 * A select whose value is absent until something was chosen: touching it says that a choice is
 * required, going back to the empty option says 'Please select …' (spec 2, section 5).
 */
export function ChoiceField({ control, name, ...select }: ChoiceFieldProps) {
  const { field, fieldState } = useController({ control, name })

  return (
    <SelectField
      {...select}
      {...field}
      value={field.value ?? ''}
      error={fieldState.error?.message}
    />
  )
}
