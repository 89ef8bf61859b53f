import { listLanguages } from '@wildpath/page/translations'

import { nameLanguage } from '../../../entities/page/name-language.ts'
import { Segmented } from '../../../ui/segmented.tsx'
import { useEditor, useEditorState } from '../store/editor-context.ts'
import { getEditedLanguage } from '../store/shown-page.ts'

/** Selects the language to show and edit. Renders nothing if the page has only one. */
export function LanguageChoice() {
  const editor = useEditor()
  const page = useEditorState(({ history }) => history.present)
  const language = useEditorState(getEditedLanguage)
  const tags = listLanguages(page)
  if (tags.length === 0) return null

  return (
    <Segmented
      label="Language to edit"
      value={language ?? page.language}
      options={[page.language, ...tags].map((tag) => ({ value: tag, label: nameLanguage(tag) }))}
      onChange={(tag) => editor.editLanguage(tag === page.language ? null : tag)}
    />
  )
}
