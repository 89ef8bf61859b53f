import { inputHints } from './input-hints.ts'
import type { LeadField } from './lead-form-schema.ts'

/** Characters; the server accepts no longer answer. */
const longestAnswer = 2000

type FieldViewProps = { field: LeadField; id: string; value: string; error: string | undefined }

/** One required question with its message, if there is something to mend. */
export function FieldView({ field, id, value, error }: FieldViewProps) {
  const errorId = `${id}-error`
  return (
    <div className="pg-field">
      <label htmlFor={id}>{field.label}</label>
      <input
        id={id}
        name={field.label}
        type={field.kind === 'email' ? 'email' : 'text'}
        {...inputHints(field)}
        defaultValue={value}
        maxLength={longestAnswer}
        required
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : errorId}
      />
      {error !== undefined && (
        <p className="pg-error" id={errorId}>
          {error}
        </p>
      )}
    </div>
  )
}
