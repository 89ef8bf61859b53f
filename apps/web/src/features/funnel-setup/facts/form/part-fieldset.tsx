import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'

export type PartProps<Value> = {
  label: string
  hint: string | undefined
  error: string | undefined
  value: Value
  onChange: (value: Value) => void
}

type PartFieldsetProps = Pick<PartProps<unknown>, 'label' | 'hint' | 'error'> & {
  children: ReactNode
}

/** Several controls that are one answer, with its hint and its message. */
export function PartFieldset({ label, hint, error, children }: PartFieldsetProps) {
  const id = useId()

  return (
    <fieldset className="min-w-0" aria-describedby={error || hint ? id : undefined}>
      <legend className="mb-1.5 text-note font-semibold">{label}</legend>
      {children}
      <div id={id} aria-live="polite" className="mt-1.5 text-note empty:hidden">
        {error ? (
          <p className="flex animate-appear gap-1.5 text-clay">
            <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
            {error}
          </p>
        ) : (
          hint && <p className="text-quiet">{hint}</p>
        )}
      </div>
    </fieldset>
  )
}
