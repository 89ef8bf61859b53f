import { type ComponentProps, type ReactNode, useId } from 'react'

import { ChoiceLabel } from './choice-label.tsx'

type CheckboxFieldProps = Omit<ComponentProps<'input'>, 'id' | 'type' | 'className'> & {
  label: string
  hint?: ReactNode
}

/** One of several things that may hold: a checkbox with its words beside it. */
export function CheckboxField({ label, hint, ...input }: CheckboxFieldProps) {
  const id = useId()

  return (
    <div className="flex min-h-11 items-start gap-3 py-2">
      <input
        {...input}
        id={id}
        type="checkbox"
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="mt-0.5"
      />
      <ChoiceLabel id={id} label={label} hint={hint} />
    </div>
  )
}
