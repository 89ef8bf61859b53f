type RangeFieldProps = {
  label: string
  min?: number
  max?: number
  step?: number
  value: number
  /** The value announced by screen readers. */
  valueText: string
  onChange: (value: number) => void
}

export function RangeField(props: RangeFieldProps) {
  const { label, min = 0, max = 100, step = 1, value, valueText, onChange } = props
  return (
    <label className="flex flex-col text-note font-semibold">
      {label}
      <input
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={valueText}
        onChange={({ target }) => onChange(Number(target.value))}
        className="h-11 w-full accent-fern"
      />
    </label>
  )
}
