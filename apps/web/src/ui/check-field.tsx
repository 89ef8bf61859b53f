import { type ComponentProps, type ReactNode, useId } from 'react'

import { ChoiceWords } from './choice-words.tsx'

type CheckFieldProps = Omit<ComponentProps<'input'>, 'id' | 'type' | 'className'> & {
  label: string
  hint?: ReactNode
}

/** One of several things that may hold: a checkbox with its words beside it. */
export function CheckField({ label, hint, ...input }: CheckFieldProps) {
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
      <ChoiceWords id={id} label={label} hint={hint} />
    </div>
  )
}
