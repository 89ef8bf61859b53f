import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'

import { controlClass, Field, type FieldProps } from './field.tsx'

type SelectFieldProps = FieldProps &
  Omit<ComponentProps<'select'>, 'id' | 'children'> & {
    /** Text of the empty option; without one there is none. */
    placeholder?: string
    options: readonly { value: string; label: string }[]
  }

/** The browser's own select: the best there is on touch, and it never hides behind the keyboard. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, isOptional = false, placeholder, options, ...select } = props

  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional}>
      {(control) => (
        <div className="relative">
          <select {...select} {...control} className={clsx(controlClass, 'appearance-none pr-10')}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden
            size={18}
            className="pointer-events-none absolute top-3.5 right-3 text-quiet"
          />
        </div>
      )}
    </Field>
  )
}
