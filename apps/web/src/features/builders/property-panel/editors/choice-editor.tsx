import type { FieldPath } from '@wildpath/page/edit'
import type { FieldOf } from '@wildpath/page/fields'

import { usePanelActions } from '../panel-actions.ts'
import { Select } from './select.tsx'

type ChoiceEditorProps = { field: FieldOf<'choice'>; path: FieldPath; value: unknown }

/** Options stand by their place: their values are words, numbers and truths. */
export function ChoiceEditor({ field, path, value }: ChoiceEditorProps) {
  const { set } = usePanelActions()
  const { options, absent } = field
  const chosen = options.findIndex((option) => option.value === value)
  const isOther = value !== undefined && chosen === -1

  return (
    <Select
      label={field.label}
      hint={field.hint}
      value={isOther ? 'other' : String(chosen)}
      onChange={(event) => set(path, options[Number(event.target.value)]?.value)}
    >
      {absent !== null && <option value="-1">{absent}</option>}
      {/* What another tool wrote stays until somebody chooses. */}
      {isOther && (
        <option value="other" disabled>
          {typeof value === 'string' ? value : JSON.stringify(value)}
        </option>
      )}
      {options.map((option, index) => (
        <option key={option.label} value={index}>
          {option.label}
        </option>
      ))}
    </Select>
  )
}
