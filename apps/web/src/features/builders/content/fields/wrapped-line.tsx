import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

import { controlClass, Field, type FieldProps } from '../../../../ui/field.tsx'
import { GrowingTextArea } from '../../../../ui/growing-text-area.tsx'

type WrappedLineProps = FieldProps & Omit<ComponentProps<'textarea'>, 'id'>

/** A single line that is seen whole: it wraps and grows. A pasted line break is the caller's to take out. */
export function WrappedLine({ label, hint, error, isOptional = false, ...area }: WrappedLineProps) {
  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional}>
      {(control) => (
        <GrowingTextArea
          rows={1}
          {...area}
          {...control}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          className={clsx(controlClass, 'resize-none')}
        />
      )}
    </Field>
  )
}
