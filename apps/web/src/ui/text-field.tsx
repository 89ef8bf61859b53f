import type { ComponentProps } from 'react'

import { controlClass, Field, type FieldProps } from './field.tsx'

type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'id'>

export function TextField({ label, hint, error, isOptional = false, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional}>
      {(control) => <input type="text" {...input} {...control} className={controlClass} />}
    </Field>
  )
}
