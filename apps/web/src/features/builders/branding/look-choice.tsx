import { type ReactNode, useId } from 'react'

type LookOption = { value: string; label: string; drawing: ReactNode }

type LookChoiceProps = {
  legend: string
  hint?: string
  /** Undefined uses the design's default. */
  value: string | undefined
  options: readonly LookOption[]
  onChange: (value: string | undefined) => void
}

/** Radio options with small illustrations. The first uses the design's default. */
export function LookChoice({ legend, hint, value, options, onChange }: LookChoiceProps) {
  const name = useId()
  const all = [{ value: undefined, label: 'Match the design', drawing: null }, ...options]

  return (
    <fieldset aria-describedby={hint && `${name}-hint`} className="min-w-0">
      <legend className="mb-1.5 text-note font-semibold">{legend}</legend>
      <div className="grid grid-cols-2 gap-2">
        {all.map((option) => (
          <label
            key={option.label}
            className="flex min-h-11 cursor-pointer items-center justify-between gap-2 rounded-control border border-edge bg-field px-3 py-1.5 hover:border-quiet has-checked:border-fern has-checked:bg-fern-wash has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-lantern"
          >
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            {option.label}
            <span aria-hidden className="shrink-0 text-quiet">
              {option.drawing}
            </span>
          </label>
        ))}
      </div>
      {hint !== undefined && (
        <p id={`${name}-hint`} className="mt-1.5 text-note text-quiet">
          {hint}
        </p>
      )}
    </fieldset>
  )
}
