import { SelectField } from '../../../../ui/select-field.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import type { FactField, FieldInput, PriceInput } from '../kinds/fact-field.ts'
import { HoursField } from './hours-field.tsx'
import { PriceField } from './price-field.tsx'

type FactControlFieldProps = {
  field: FactField
  input: FieldInput | undefined
  error: string | undefined
  onChange: (input: FieldInput) => void
}

/** One part of a fact, with the control that its description names. */
export function FactControlField({ field, input, error, onChange }: FactControlFieldProps) {
  const { label, hint, isOptional = false, control } = field
  const text = typeof input === 'string' ? input : ''
  const common = { label, hint, error, isOptional, value: text }

  switch (control.type) {
    case 'price':
      return isPrice(input) ? (
        <PriceField label={label} hint={hint} error={error} value={input} onChange={onChange} />
      ) : null
    case 'hours':
      return Array.isArray(input) ? (
        <HoursField label={label} hint={hint} error={error} value={input} onChange={onChange} />
      ) : null
    case 'choice':
      return (
        <SelectField
          {...common}
          options={withChosen(control.options, text)}
          {...(text === '' && { placeholder: 'Choose one' })}
          onChange={({ target }) => onChange(target.value)}
        />
      )
    case 'text':
    case 'lines':
      return <TextArea {...common} rows={2} onChange={({ target }) => onChange(target.value)} />
    case 'number':
      return (
        <TextField
          {...common}
          inputMode={control.isWhole ? 'numeric' : 'decimal'}
          autoComplete="off"
          onChange={({ target }) => onChange(target.value)}
        />
      )
    case 'line':
      return (
        <TextField
          {...common}
          type={control.input === 'tel' ? 'tel' : 'text'}
          inputMode={control.input ?? 'text'}
          autoComplete={control.autoComplete ?? 'off'}
          {...((control.input === 'url' || control.input === 'email') && {
            autoCapitalize: 'none',
          })}
          onChange={({ target }) => onChange(target.value)}
        />
      )
  }
}

function isPrice(input: FieldInput | undefined): input is PriceInput {
  return typeof input === 'object' && !Array.isArray(input)
}

/** A value that the list does not name can still be kept. */
function withChosen(options: readonly { value: string; label: string }[], chosen: string) {
  const isListed = chosen === '' || options.some(({ value }) => value === chosen)
  return isListed ? options : [...options, { value: chosen, label: chosen }]
}
