import type { FieldPath } from '@wildpath/page/edit'
import type { EntryField } from '@wildpath/page/fields'
import { memo } from 'react'

import { BackdropEditor } from './editors/backdrop-editor.tsx'
import { ChoiceEditor } from './editors/choice-editor.tsx'
import { ColourEditor } from './editors/colour-editor.tsx'
import { MediaEditor } from './editors/media-editor.tsx'
import { NavigationTargetEditor } from './editors/navigation-target-editor.tsx'
import { PictureEditor } from './editors/picture-editor.tsx'
import { SceneEditor } from './editors/scene-editor.tsx'
import { SwitchEditor } from './editors/switch-editor.tsx'
import { TextEditor } from './editors/text-editor.tsx'
import { TextsEditor } from './editors/texts-editor.tsx'
import { VideoFileEditor } from './editors/video-file-editor.tsx'
import { textOf } from './text-of.ts'

type FieldEditorProps = { field: EntryField; base: FieldPath; value: unknown; beside: unknown }

/** One field, by its kind. Choices may stand side by side; the others take the whole width. */
export const FieldEditor = memo(function FieldEditor(props: FieldEditorProps) {
  const { field, base } = props
  const isNarrow = field.control === 'choice'
  return (
    <div
      data-field={[...base, ...field.path].join('.')}
      className={isNarrow ? 'min-w-0' : 'col-span-full min-w-0'}
    >
      {editorOf(props)}
    </div>
  )
})

function editorOf({ field, base, value, beside }: FieldEditorProps) {
  const path = [...base, ...field.path]
  switch (field.control) {
    case 'text':
    case 'long-text':
    case 'address':
      return <TextEditor field={field} path={path} value={textOf(value)} />
    case 'picture':
      return (
        <PictureEditor
          label={field.label}
          longest={field.longest}
          path={path}
          src={textOf(value)}
        />
      )
    case 'choice':
      return <ChoiceEditor field={field} path={path} value={value} />
    case 'switch':
      return <SwitchEditor field={field} path={path} isOn={value === true} />
    case 'colour':
      return (
        <ColourEditor
          field={field}
          path={path}
          value={value === undefined ? undefined : textOf(value)}
        />
      )
    case 'navigation-target':
      return (
        <NavigationTargetEditor
          field={field}
          path={path}
          customPath={[...base, ...field.customPath]}
          target={textOf(value)}
          custom={textOf(beside)}
        />
      )
    case 'media':
      return <MediaEditor path={path} value={value} />
    case 'backdrop':
      return <BackdropEditor label={field.label} path={path} value={value} />
    case 'video-file':
      return <VideoFileEditor field={field} path={path} value={textOf(value)} />
    case 'scene':
      return <SceneEditor label={field.label} hint={field.hint} path={path} value={value} />
    case 'texts':
      return <TextsEditor field={field} path={path} value={value} />
  }
}
