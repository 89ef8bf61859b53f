import { pageThemes } from '@wildpath/page/themes'

import { SelectField } from '../../../ui/select-field.tsx'
import { useEditor, useEditorState } from '../store/editor-context.ts'

const themes = pageThemes.map((value) => ({
  value,
  label: value.charAt(0).toUpperCase() + value.slice(1).replace('-', ' '),
}))

/** Selects the page's design. */
export function ThemeField() {
  const { edit } = useEditor()
  const theme = useEditorState(({ history }) => history.present.style.theme)

  return (
    <SelectField
      label="Design"
      value={theme}
      options={themes}
      hint="Sets the page’s colors, fonts, and shapes."
      onChange={({ target: { value } }) =>
        edit({ kind: 'set-page-field', path: ['style', 'theme'], value })
      }
    />
  )
}
