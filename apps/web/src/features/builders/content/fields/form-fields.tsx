import { leadFields } from '@wildpath/page/lead-form'

import { Notice } from '../../../../ui/notice.tsx'
import { blankField, formContentOf } from '../draft/form-draft.ts'
import { most } from '../draft/landing-rules.ts'
import { ConsentFields } from './consent-fields.tsx'
import { EntryList } from './entry-list.tsx'
import { FieldGroup } from './field-group.tsx'
import { type FieldsProps, hasFaultAt } from './fields-props.ts'
import { FormFieldEntry } from './form-field-entry.tsx'

const phone = { ...blankField, label: 'Phone', kind: 'phone' as const }

/** What the form of the page asks for. */
export function FormFields({ draft, faults, onEdit }: FieldsProps) {
  const { form_fields: fields, consent } = draft
  const { form_fields: labels, form_details: details } = formContentOf(draft)
  const asked = leadFields(labels, details, draft.language)
  const asksForEmail = asked.some(({ kind }) => kind === 'email')
  const asksForPhone = asked.some(({ kind, label }) => kind === 'phone' || /phone/i.test(label))

  return (
    <FieldGroup
      title="Form fields"
      hint="What visitors fill in. Each one is required, unless you switch that off."
      hasFault={hasFaultAt(faults, 'form_fields') || hasFaultAt(faults, 'consent')}
    >
      <EntryList
        label="Form fields"
        singular="form field"
        entries={fields}
        blank={blankField}
        offered={asksForPhone ? [] : [{ label: 'Add phone field', entry: phone }]}
        least={1}
        most={most.form_fields}
        onChange={(form_fields) => onEdit({ form_fields })}
      >
        {(field, index, onEditField) => (
          <FormFieldEntry
            field={field}
            language={draft.language}
            place={index}
            isRepeated={isRepeated(
              fields.map(({ label }) => label),
              index,
            )}
            faults={faults}
            onEdit={onEditField}
          />
        )}
      </EntryList>
      {!asksForEmail && (
        <Notice tone="lantern">
          No field asks for an email address, so follow-up emails reach nobody. A field of the kind
          “Email” does.
        </Notice>
      )}
      <ConsentFields
        value={consent}
        faults={faults}
        onEdit={(value) => onEdit({ consent: value })}
      />
    </FieldGroup>
  )
}

/** Whether the page leaves the field out, since one above has its name: the renderer's own answer. */
function isRepeated(labels: readonly string[], index: number): boolean {
  if ((labels[index] ?? '').trim() === '') return false
  const before = leadFields(['-', ...labels.slice(0, index)])
  const after = leadFields(['-', ...labels.slice(0, index + 1)])
  return after.length === before.length
}
