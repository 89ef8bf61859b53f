import { type ReactNode, useId } from 'react'

type SegmentedProps<Value extends string> = {
  label: string
  value: Value
  onChange: (value: Value) => void
  options: readonly { value: Value; label: string; icon?: ReactNode }[]
}

/** A short row of choices of which one holds; arrow keys move, as in any radio group. */
export function Segmented<Value extends string>({
  label,
  value,
  onChange,
  options,
}: SegmentedProps<Value>) {
  const name = useId()

  return (
    <fieldset className="inline-flex max-w-full rounded-control border border-edge bg-surface p-0.5">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="inline-flex min-h-10 cursor-pointer items-center gap-2 rounded-[0.5rem] px-3 text-note font-semibold text-quiet transition-colors pointer-coarse:min-h-11 hover:text-ink has-checked:bg-fern-wash has-checked:text-fern has-focus-visible:outline-2 has-focus-visible:outline-lantern"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="sr-only"
          />
          {option.icon && <span className="max-[24rem]:hidden">{option.icon}</span>}
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
