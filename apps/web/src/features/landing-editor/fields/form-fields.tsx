import { leadFields } from '@wildpath/page/document'

import { Notice } from '../../../ui/notice.tsx'
import { limits, most } from '../draft/landing-rules.ts'
import { fieldKindText } from './field-kind-text.ts'
import { FieldGroup } from './field-group.tsx'
import type { FieldsProps } from './fields-props.ts'
import { TextList } from './text-list.tsx'

/** What the form of the page asks for. */
export function FormFields({ draft, faults, onEdit }: FieldsProps) {
  const { form_fields: fields } = draft
  const asksForEmail = leadFields(fields).some(({ kind }) => kind === 'email')

  return (
    <FieldGroup title="Form fields" hint="What visitors fill in. Each one is required.">
      <TextList
        label="Form fields"
        singular="form field"
        texts={fields}
        path="form_fields"
        faults={faults}
        longest={limits.formField}
        least={1}
        most={most.form_fields}
        blankFault="Field name cannot be empty"
        hintOf={(index) => kindHint(fields, index)}
        onChange={(form_fields) => onEdit({ form_fields })}
      />
      {!asksForEmail && (
        <Notice tone="lantern">
          No field asks for an email address, so follow-up emails reach nobody. A field with “email”
          in its name does.
        </Notice>
      )}
    </FieldGroup>
  )
}

/** What the page makes of a field: the renderer's own answer. */
function kindHint(labels: readonly string[], index: number): string | undefined {
  const label = labels[index]?.trim() ?? ''
  if (label === '') return undefined
  const before = leadFields(['-', ...labels.slice(0, index)])
  const after = leadFields(['-', ...labels.slice(0, index + 1)])
  if (after.length === before.length) return 'Asked above already: left out'
  const added = after.at(-1)
  return added && fieldKindText(added)
}
