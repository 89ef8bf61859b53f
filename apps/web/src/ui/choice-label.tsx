import type { ReactNode } from 'react'

type ChoiceLabelProps = {
  /** Of the control; its hint is `{id}-hint`. */
  id: string
  label: string
  hint: ReactNode
}

/** What a checkbox or a switch is about, beside it. */
export function ChoiceLabel({ id, label, hint }: ChoiceLabelProps) {
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="block cursor-pointer font-semibold">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-note text-quiet">
          {hint}
        </p>
      )}
    </div>
  )
}
