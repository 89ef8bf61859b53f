import { CheckboxField } from '../../../../ui/checkbox-field.tsx'
import { controlClass } from '../../../../ui/field.tsx'
import { currencyCodes, unitOptions } from '../kinds/fact-options.ts'
import type { PriceInput } from '../kinds/fact-field.ts'
import { type PartProps, PartFieldset } from './part-fieldset.tsx'
import { SmallSelect } from './small-select.tsx'

/** Amount, currency and what it is for. */
export function PriceField({ value, onChange, ...part }: PartProps<PriceInput>) {
  return (
    <PartFieldset {...part}>
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,6rem)] gap-2 sm:grid-cols-[minmax(0,1fr)_6rem_minmax(0,1fr)]">
        <input
          aria-label="Amount"
          aria-invalid={part.error !== undefined}
          inputMode="decimal"
          autoComplete="off"
          placeholder="79"
          value={value.amount}
          onChange={({ target }) => onChange({ ...value, amount: target.value })}
          className={controlClass}
        />
        <SmallSelect
          label="Currency"
          value={value.currency}
          options={currencyCodes}
          onChange={(currency) => onChange({ ...value, currency })}
        />
        <div className="max-sm:col-span-2">
          <SmallSelect
            label="What it is for"
            value={value.unit}
            options={unitOptions}
            onChange={(unit) => onChange({ ...value, unit })}
          />
        </div>
      </div>
      <CheckboxField
        label="This is the lowest of several prices"
        checked={value.is_from}
        onChange={({ target }) => onChange({ ...value, is_from: target.checked })}
      />
    </PartFieldset>
  )
}
