import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'

import { SampleMark } from '../sample-mark.tsx'

const sampleHint = 'Visitors do not see this until you put in your own.'

type LabelledProps = {
  label: string
  hint?: string | undefined
  /** Something to say about what was just typed. */
  note?: string | null
  /** What is wrong with the value. */
  error?: string | undefined
  /** What stands in the field is only there to be replaced. */
  isSample?: boolean
  children: (control: {
    'id': string
    'aria-describedby': string | undefined
    'aria-invalid'?: true
  }) => ReactNode
}

/** Label, control and hint of a field that may always be empty. */
export function Labelled(props: LabelledProps) {
  const { label, hint, note = null, error, isSample = false, children } = props
  const id = useId()
  const said = error ?? note ?? (isSample ? sampleHint : hint)

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
        ...(error !== undefined && { 'aria-invalid': true as const }),
      })}
      <p
        id={`${id}-hint`}
        aria-live="polite"
        className={clsx('text-note empty:hidden', error === undefined ? 'text-quiet' : 'text-clay')}
      >
        {said}
      </p>
    </div>
  )
}
