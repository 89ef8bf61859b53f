import { useState } from 'react'

import { TextField } from '../../../ui/text-field.tsx'

type NumberFieldProps = {
  label: string
  /** Undefined where several elements differ. */
  value: number | undefined
  least: number
  most: number
  onChange: (value: number) => void
  onCommit: () => void
}

/** A number that changes while it is typed, as soon as it is one; what is none is forgotten on leaving. */
export function NumberField({ label, value, least, most, onChange, onCommit }: NumberFieldProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const shown = value === undefined ? '' : String(Math.round(value * 100) / 100)
  const typed = draft === null ? null : readNumber(draft)
  // What was typed gives way when the number becomes another one from elsewhere, by undo for example.
  const isCurrent = draft !== null && (typed === null || limited(typed) === value)

  function limited(number: number): number {
    return Math.min(most, Math.max(least, number))
  }

  function handleChange(text: string) {
    setDraft(text)
    const number = readNumber(text)
    if (number !== null) onChange(limited(number))
  }

  return (
    <TextField
      label={label}
      type="number"
      inputMode="decimal"
      min={least}
      max={most}
      placeholder={value === undefined ? 'Mixed' : undefined}
      value={isCurrent ? draft : shown}
      onChange={(event) => handleChange(event.target.value)}
      onBlur={() => {
        setDraft(null)
        onCommit()
      }}
    />
  )
}

function readNumber(text: string): number | null {
  const number = Number(text)
  return text.trim() === '' || !Number.isFinite(number) ? null : number
}
