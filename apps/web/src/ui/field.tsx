import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'

export type FieldProps = {
  label: string
  hint?: ReactNode
  error?: string | undefined
  isOptional?: boolean
}

type ControlProps = {
  'id': string
  'aria-invalid': boolean
  'aria-describedby': string | undefined
  'aria-required': boolean
}

/** Label, control, and its hint or message, joined by ids. The control is drawn by `children`. */
export function Field({
  label,
  hint,
  error,
  isOptional = false,
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const id = useId()
  const isHinted = Boolean(hint) && !error

  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="flex items-baseline justify-between text-note font-semibold">
        {label}
        {isOptional && <span className="font-normal text-quiet">Optional</span>}
      </label>
      {children({
        id,
        'aria-invalid': Boolean(error),
        'aria-describedby': error ? `${id}-error` : isHinted ? `${id}-hint` : undefined,
        'aria-required': !isOptional,
      })}
      {isHinted && (
        <p id={`${id}-hint`} className="text-note text-quiet">
          {hint}
        </p>
      )}
      <div aria-live="polite">
        {error && (
          <p id={`${id}-error`} className="flex animate-appear gap-1.5 text-note text-clay">
            <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
            {error}
          </p>
        )}
      </div>
    </div>
  )
}

/** Shared look of everything a person types into or chooses from. */
export const controlClass =
  'w-full min-h-11 rounded-control border border-edge bg-field px-3.5 py-2 text-body text-ink ' +
  'placeholder:text-quiet transition-[border-color] hover:border-quiet ' +
  'aria-invalid:border-clay disabled:opacity-60'
