import type { FieldPath } from '@wildpath/page/edit'
import type { FieldOf } from '@wildpath/page/fields'

import { Switch } from '../../../../ui/switch.tsx'
import { usePanelActions } from '../panel-actions.ts'

type SwitchEditorProps = { field: FieldOf<'switch'>; path: FieldPath; isOn: boolean }

export function SwitchEditor({ field, path, isOn }: SwitchEditorProps) {
  const { set } = usePanelActions()

  return (
    <Switch
      label={field.label}
      hint={field.hint}
      checked={isOn}
      onChange={(event) => set(path, event.target.checked)}
    />
  )
}
