import { type ReactNode, useId } from 'react'

type LabelledProps = {
  label: string
  hint?: string | undefined
  /** Something to say about what was just typed. */
  note?: string | null
  children: (control: { 'id': string; 'aria-describedby': string | undefined }) => ReactNode
}

/** Label, control and hint of a field that may always be empty. */
export function Labelled({ label, hint, note = null, children }: LabelledProps) {
  const id = useId()

  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className="text-note font-semibold">
        {label}
      </label>
      {children({
        id,
        'aria-describedby': hint === undefined && note === null ? undefined : `${id}-hint`,
      })}
      <p id={`${id}-hint`} aria-live="polite" className="text-note text-quiet empty:hidden">
        {note ?? hint}
      </p>
    </div>
  )
}
