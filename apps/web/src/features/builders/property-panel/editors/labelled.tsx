import { type ReactNode, useId } from 'react'

import { SampleMark } from '../sample-mark.tsx'

const sampleHint = 'Visitors do not see this until you put in your own.'

type LabelledProps = {
  label: string
  hint?: string | undefined
  /** Something to say about what was just typed. */
  note?: string | null
  /** What stands in the field is only there to be replaced. */
  isSample?: boolean
  children: (control: { 'id': string; 'aria-describedby': string | undefined }) => ReactNode
}

/** Label, control and hint of a field that may always be empty. */
export function Labelled({ label, hint, note = null, isSample = false, children }: LabelledProps) {
  const id = useId()
  const said = note ?? (isSample ? sampleHint : hint)

  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        <label htmlFor={id} className="text-note font-semibold">
          {label}
        </label>
        {isSample && <SampleMark />}
      </div>
      {children({
        id,
        'aria-describedby': said === undefined ? undefined : `${id}-hint`,
      })}
      <p id={`${id}-hint`} aria-live="polite" className="text-note text-quiet empty:hidden">
        {said}
      </p>
    </div>
  )
}
