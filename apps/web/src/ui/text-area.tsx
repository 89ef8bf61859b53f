import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

import { controlClass, Field, type FieldProps } from './field.tsx'
import { GrowingTextArea } from './growing-text-area.tsx'

type TextAreaProps = FieldProps & Omit<ComponentProps<'textarea'>, 'id'>

/** Grows with its text. */
export function TextArea({ label, hint, error, isOptional = false, ...area }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional}>
      {(control) => (
        <GrowingTextArea
          rows={3}
          {...area}
          {...control}
          className={clsx(controlClass, 'max-h-80 min-h-24 resize-y')}
        />
      )}
    </Field>
  )
}
