import { leadFieldKindNames } from '@wildpath/page/fields'
import { type AskedKind, askedKinds } from '@wildpath/page/lead-form'

import { CheckboxField } from '../../../../ui/checkbox-field.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { type FormFieldDraft, kindOfField } from '../draft/form-draft.ts'
import { type Faults, limits } from '../draft/landing-rules.ts'
import { ListText } from './list-text.tsx'

type FormFieldEntryProps = {
  field: FormFieldDraft
  /** Of the page: a BCP 47 tag. */
  language: string
  /** From 0. */
  place: number
  isRepeated: boolean
  faults: Faults
  onEdit: (field: FormFieldDraft) => void
}

const kinds = askedKinds.map((kind) => ({ value: kind, label: leadFieldKindNames[kind] }))

/** One question of the form: its words, what may be answered, and whether it has to be. */
export function FormFieldEntry({
  field,
  language,
  place,
  isRepeated,
  faults,
  onEdit,
}: FormFieldEntryProps) {
  const path = `form_fields.${place}`
  const kind = kindOfField(field, language)

  return (
    <fieldset className="flex min-w-0 flex-1 flex-col gap-3 rounded-control border border-line p-3">
      <legend className="sr-only">Question {place + 1}</legend>
      <ListText
        label={`Form field ${place + 1}`}
        value={field.label}
        longest={limits.formField}
        fault={faults[`${path}.label`]}
        blankFault="Field name cannot be empty"
        hint={isRepeated ? 'Asked above already: left out' : undefined}
        onChange={(label) => onEdit({ ...field, label })}
      />
      <div className="grid items-end gap-x-4 gap-y-1 sm:grid-cols-[minmax(0,1fr)_auto]">
        <SelectField
          label="Kind of answer"
          options={kinds}
          value={kind}
          onChange={({ target }) => onEdit({ ...field, kind: target.value as AskedKind })}
        />
        <CheckboxField
          label="Required"
          checked={field.isRequired}
          onChange={({ target }) => onEdit({ ...field, isRequired: target.checked })}
        />
      </div>
      {kind === 'choice' && (
        <TextArea
          label="Options"
          hint="One a line."
          error={faults[`${path}.options`] ?? firstOptionFault(faults, path)}
          value={field.options.join('\n')}
          onChange={({ target }) => onEdit({ ...field, options: target.value.split('\n') })}
        />
      )}
    </fieldset>
  )
}

function firstOptionFault(faults: Faults, path: string): string | undefined {
  return Object.entries(faults).find(([at]) => at.startsWith(`${path}.options.`))?.[1]
}
