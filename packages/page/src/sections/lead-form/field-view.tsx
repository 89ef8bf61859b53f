import { EditableText } from '../../parts/editable-text.tsx'
import { FieldControl } from './field-control.tsx'
import type { LeadField } from './lead-form-model.ts'
import type { PageWords } from '../../language/page-words.ts'

/** A field of a form as it stands now: what was typed before, and what is wrong with it. */
export type AskedField = {
  field: LeadField
  labelPath?: string | undefined
  id: string
  value: string
  error: string | undefined
}

type FieldViewProps = AskedField & { words: PageWords['form'] }

/** One question with its message, if there is something to mend. */
export function FieldView({ field, labelPath, id, value, error, words }: FieldViewProps) {
  const errorId = `${id}-error`
  const isConsent = field.kind === 'consent'
  const label = (
    <label htmlFor={id}>
      <EditableText path={labelPath}>{field.label}</EditableText>
      {!field.isRequired && <span className="pg-optional">{` (${words.optional})`}</span>}
    </label>
  )
  return (
    <div className={isConsent ? 'pg-field pg-consent' : 'pg-field'}>
      {!isConsent && label}
      <FieldControl
        field={field}
        value={value}
        pleaseChoose={words.pleaseChoose}
        shared={{
          'id': id,
          'name': field.label,
          'required': field.isRequired,
          'aria-invalid': error === undefined ? undefined : true,
          'aria-describedby': error === undefined ? undefined : errorId,
        }}
      />
      {isConsent && label}
      {error !== undefined && (
        <p className="pg-error" id={errorId}>
          {error}
        </p>
      )}
    </div>
  )
}
