import type { Editor } from '../store/editor.ts'

type Translation = { language: string; text: string; words: string }

/** Stores a translation of a source text. An empty one is kept until the next save so that the user can keep typing. */
export function setTranslation(
  editor: Pick<Editor, 'edit'>,
  { language, text, words }: Translation,
): void {
  editor.edit(
    { kind: 'set-page-field', path: ['translations', language, 'texts', text], value: words },
    { batch: `translation ${language} ${text}` },
  )
}
