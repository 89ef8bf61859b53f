import { Plus, X } from 'lucide-react'

import { Button } from '../../../../ui/button.tsx'
import { controlClass } from '../../../../ui/field.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { dayOptions } from '../kinds/fact-options.ts'
import type { PeriodInput } from '../kinds/fact-field.ts'
import { type PartProps, PartFieldset } from './part-fieldset.tsx'

/** As many as the contract takes. */
const mostPeriods = 14

/** Days and times; of a day with a break there are two rows. */
export function HoursField({ value, onChange, ...part }: PartProps<PeriodInput[]>) {
  function handleAdd() {
    onChange([...value, { days: [], opens: '09:00', closes: '17:00' }])
  }

  return (
    <PartFieldset {...part}>
      <div className="flex flex-col gap-4">
        {value.map((period, index) => (
          <PeriodRow
            // oxlint-disable-next-line react/no-array-index-key -- rows have no name but their place
            key={index}
            number={index + 1}
            period={period}
            onChange={(next) => onChange(value.with(index, next))}
            onRemove={value.length > 1 ? () => onChange(value.toSpliced(index, 1)) : null}
          />
        ))}
      </div>
      {value.length < mostPeriods && (
        <Button variant="quiet" size="small" className="mt-2" onClick={handleAdd}>
          <Plus aria-hidden size={16} />
          Other times on other days
        </Button>
      )}
    </PartFieldset>
  )
}

type PeriodRowProps = {
  number: number
  period: PeriodInput
  onChange: (period: PeriodInput) => void
  onRemove: (() => void) | null
}

function PeriodRow({ number, period, onChange, onRemove }: PeriodRowProps) {
  const { days } = period

  function handleDay(day: string) {
    onChange({
      ...period,
      days: days.includes(day) ? days.filter((one) => one !== day) : [...days, day],
    })
  }

  return (
    <fieldset aria-label={`Times ${number}`} className="flex min-w-0 flex-col gap-2">
      <div className="grid max-w-sm grid-cols-7 gap-0.5 sm:gap-1.5">
        {dayOptions.map(({ value, label }) => (
          <label
            key={value}
            className="relative inline-flex h-11 cursor-pointer items-center justify-center rounded-control border border-edge bg-field text-note font-semibold text-quiet transition-colors hover:text-ink has-checked:border-fern has-checked:bg-fern-wash has-checked:text-fern has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-lantern"
          >
            <input
              type="checkbox"
              aria-label={label}
              checked={days.includes(value)}
              onChange={() => handleDay(value)}
              className="absolute inset-0 size-full opacity-0 after:hidden"
            />
            <span aria-hidden>{label.slice(0, 2)}</span>
          </label>
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <TimeInput
          label="Opens"
          value={period.opens}
          onChange={(opens) => onChange({ ...period, opens })}
        />
        <span aria-hidden className="text-quiet">
          –
        </span>
        <TimeInput
          label="Closes"
          value={period.closes}
          onChange={(closes) => onChange({ ...period, closes })}
        />
        {onRemove && (
          <IconButton label={`Remove times ${number}`} onClick={onRemove}>
            <X aria-hidden size={18} />
          </IconButton>
        )}
      </div>
    </fieldset>
  )
}

type TimeInputProps = { label: string; value: string; onChange: (time: string) => void }

function TimeInput({ label, value, onChange }: TimeInputProps) {
  return (
    <input
      type="time"
      aria-label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      className={`${controlClass} max-w-36`}
    />
  )
}
