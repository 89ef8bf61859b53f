import type { FieldPath } from '@wildpath/page/edit'
import type { FieldOf } from '@wildpath/page/fields'

import { usePanelActions } from '../panel-actions.ts'
import { useHoldsSample } from '../samples-context.ts'
import { LinkControl } from './link-control.tsx'
import { TextControl } from './text-control.tsx'

type TextEditorProps = {
  field: FieldOf<'text' | 'long-text' | 'address'>
  path: FieldPath
  value: string
}

export function TextEditor({ field, path, value }: TextEditorProps) {
  const { type, commitBatch } = usePanelActions()
  const isSample = useHoldsSample(path)
  if (field.control === 'address') {
    return (
      <LinkControl
        label={field.label}
        hint={field.hint}
        value={value}
        longest={field.longest}
        isSample={isSample}
        onType={(text) => type(path, text)}
        onLeave={commitBatch}
      />
    )
  }

  return (
    <TextControl
      label={field.label}
      hint={field.hint}
      value={value}
      longest={field.longest}
      isLong={field.control === 'long-text'}
      keyboard={field.control === 'text' ? field.keyboard : undefined}
      type={field.control === 'text' ? field.input : undefined}
      isSample={isSample}
      onType={(text) => type(path, text)}
      onLeave={commitBatch}
    />
  )
}
