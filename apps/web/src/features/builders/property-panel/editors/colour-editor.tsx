import type { FieldPath } from '@wildpath/page/edit'
import type { FieldOf } from '@wildpath/page/fields'

import { ColourInput } from '../../../../entities/page/colour-input/colour-input.tsx'
import { usePanelActions } from '../panel-actions.ts'

type ColourEditorProps = { field: FieldOf<'colour'>; path: FieldPath; value: string | undefined }

export function ColourEditor({ field, path, value }: ColourEditorProps) {
  const { type, commitBatch } = usePanelActions()

  return (
    <ColourInput
      label={field.label}
      {...(field.hint !== undefined && { hint: field.hint })}
      value={value}
      absent="Match the design"
      onChange={(colour) => type(path, colour)}
      onCommit={commitBatch}
    />
  )
}
