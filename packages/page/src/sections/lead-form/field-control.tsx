import { inputHints } from './input-hints.ts'
import type { LeadField } from './lead-form-model.ts'

/** Characters; the server accepts no longer answer. */
const longestAnswer = 2000

/** What a ticked box sends, and the only thing that keeps it ticked when the form comes back. */
const agreed = 'Yes'

type FieldControlProps = {
  field: LeadField
  value: string
  /** Above the options of a choice. */
  pleaseChoose: string
  /** What every control of a field carries, whatever its kind. */
  shared: {
    'id': string
    'name': string
    'required': boolean
    'aria-invalid': true | undefined
    'aria-describedby': string | undefined
  }
}

/** The native control of a kind: a phone brings its own keyboard, calendar or list. */
export function FieldControl({ field, value, pleaseChoose, shared }: FieldControlProps) {
  const text = {
    dir: 'auto',
    ...shared,
    defaultValue: value,
    maxLength: longestAnswer,
    ...inputHints(field),
  }
  switch (field.kind) {
    case 'text':
      return <input {...text} type="text" />
    case 'email':
      return <input {...text} type="email" />
    case 'phone':
      return <input {...text} type="tel" />
    case 'number':
      return <input {...shared} defaultValue={value} type="number" step="any" inputMode="decimal" />
    case 'date':
      return <input {...shared} defaultValue={value} type="date" />
    case 'long-text':
      return (
        <textarea dir="auto" {...shared} defaultValue={value} maxLength={longestAnswer} rows={4} />
      )
    case 'choice':
      return (
        <select {...shared} defaultValue={value}>
          <option value="">{pleaseChoose}</option>
          {[...new Set(field.options)].map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      )
    case 'consent':
      return <input {...shared} type="checkbox" value={agreed} defaultChecked={value === agreed} />
  }
}
