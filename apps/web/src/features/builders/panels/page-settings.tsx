import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useEditor, useEditorState } from '../store/editor-context.ts'

const globalThemes = [
  { value: 'default', label: 'Default' },
  { value: 'night', label: 'Night' },
  { value: 'nature', label: 'Nature' },
]

/** What holds for the whole page. */
export function PageSettings() {
  const { edit, commitBatch } = useEditor()
  const title = useEditorState(({ history }) => history.present.title)
  const globalTheme = useEditorState(({ history }) => history.present.globalTheme)

  return (
    <section
      aria-labelledby="page-settings"
      className="flex flex-col gap-4 border-t border-line pt-5"
    >
      <h2 id="page-settings" className="font-sans text-lead font-semibold tracking-normal">
        Page settings
      </h2>
      <TextField
        label="Page Title"
        value={title}
        maxLength={2000}
        hint="Shown in the browser's tab and in search results."
        onChange={({ target: { value } }) =>
          edit({ kind: 'set-page-field', path: ['title'], value }, { batch: 'page title' })
        }
        onBlur={commitBatch}
      />
      <SelectField
        label="Global Theme"
        value={globalTheme}
        options={globalThemes}
        onChange={({ target: { value } }) =>
          edit({ kind: 'set-page-field', path: ['globalTheme'], value })
        }
      />
    </section>
  )
}
