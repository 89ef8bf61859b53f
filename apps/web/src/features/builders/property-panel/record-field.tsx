import { type FieldPath, getField } from '@wildpath/page/edit'
import type { EntryField } from '@wildpath/page/fields'

import { FieldEditor } from './field-editor.tsx'

type RecordFieldProps = {
  field: EntryField
  /** The section, or the entry of a list, that the field belongs to. */
  record: unknown
  /** The way to the record; the same array as long as it leads to the same place. */
  base: FieldPath
}

/** A field by its values: while they stay the same it is not drawn anew. */
export function RecordField({ field, record, base }: RecordFieldProps) {
  const { shownWhen } = field
  if (shownWhen !== undefined && !shownWhen.is.includes(getField(record, shownWhen.path)))
    return null
  return (
    <FieldEditor
      field={field}
      base={base}
      value={getField(record, field.path)}
      beside={besideOf(field, record)}
    />
  )
}

/** The value that a field looks at beside its own. */
function besideOf(field: EntryField, record: unknown): unknown {
  return field.control === 'navigation-target' ? getField(record, field.customPath) : undefined
}
