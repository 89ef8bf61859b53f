import { type ComponentProps, type ReactNode, useId } from 'react'

import { ChoiceLabel } from './choice-label.tsx'

type SwitchProps = Omit<ComponentProps<'input'>, 'id' | 'type' | 'role' | 'className'> & {
  label: string
  hint?: ReactNode
}

/** Something that is on or off at once: a checkbox, drawn as a switch. */
export function Switch({ label, hint, ...input }: SwitchProps) {
  const id = useId()

  return (
    <div className="flex min-h-11 items-start justify-between gap-4 py-2">
      <ChoiceLabel id={id} label={label} hint={hint} />
      <input
        {...input}
        id={id}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says it itself
        role="switch"
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="switch"
      />
    </div>
  )
}
