import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'

import { controlClass } from '../../../../ui/field.tsx'

type SmallSelectProps = {
  /** For screen readers: beside other controls of one answer it says itself. */
  label: string
  value: string
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
}

export function SmallSelect({ label, value, options, onChange }: SmallSelectProps) {
  return (
    <div className="relative">
      <select
        aria-label={label}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className={clsx(controlClass, 'appearance-none truncate pr-8')}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        size={18}
        className="pointer-events-none absolute top-3.5 right-2.5 text-quiet"
      />
    </div>
  )
}
