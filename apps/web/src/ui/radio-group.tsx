import { type ReactNode, useId } from 'react'

type RadioGroupProps<Value extends string> = {
  label: string
  value: Value | null
  onChange: (value: Value) => void
  options: readonly {
    value: Value
    label: string
    description?: ReactNode
    isDisabled?: boolean
  }[]
}

/** Choices of which one holds, one under the other; arrow keys move, as the browser does it. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const name = useId()

  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-note font-semibold">{props.label}</legend>
      <div className="flex flex-col gap-2">
        {props.options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-11 cursor-pointer items-start gap-3 rounded-control border border-edge bg-field px-3.5 py-2.5 transition-colors hover:border-quiet has-checked:border-fern has-checked:bg-fern-wash has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-lantern has-disabled:cursor-not-allowed has-disabled:border-line"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === props.value}
              disabled={option.isDisabled}
              onChange={() => props.onChange(option.value)}
              className="mt-0.5 outline-none"
            />
            <span className="min-w-0">
              <span className="block font-semibold">{option.label}</span>
              {option.description && (
                <span className="block text-note text-quiet">{option.description}</span>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
