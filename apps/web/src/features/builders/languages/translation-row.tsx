import { directionOf } from '@wildpath/page/language'
import { isUntranslated, type TranslatableText } from '@wildpath/page/translations'
import { useId } from 'react'

import { nameLanguage } from '../../../entities/page/name-language.ts'
import { Button } from '../../../ui/button.tsx'
import { controlClass } from '../../../ui/field.tsx'
import { GrowingTextArea } from '../../../ui/growing-text-area.tsx'
import { useEditor } from '../store/editor-context.ts'
import { setTranslation } from './set-translation.ts'

type TranslationRowProps = { row: TranslatableText; language: string; pageLanguage: string }

/** Shows page text next to its translation. */
export function TranslationRow({ row, language, pageLanguage }: TranslationRowProps) {
  const editor = useEditor()
  const id = useId()
  const { text, label, longest, translation, builtIn } = row
  const name = nameLanguage(language)
  const translate = (words: string) => setTranslation(editor, { language, text, words })

  return (
    <li className="grid gap-x-6 gap-y-2 py-4 md:grid-cols-2">
      <div className="min-w-0">
        <label htmlFor={id} className="text-note font-semibold text-quiet">
          {label}
          <span className="sr-only"> in {name}</span>
        </label>
        <p
          id={`${id}-source`}
          lang={pageLanguage}
          dir={directionOf(pageLanguage)}
          className="wrap-anywhere whitespace-pre-wrap"
        >
          {text}
        </p>
      </div>
      <div className="flex flex-col items-start gap-1">
        <GrowingTextArea
          id={id}
          rows={1}
          aria-describedby={`${id}-source`}
          lang={language}
          dir={directionOf(language) ?? 'ltr'}
          maxLength={longest}
          placeholder={builtIn}
          value={translation}
          onChange={({ target: { value } }) => translate(value)}
          onBlur={editor.commitBatch}
          className={`${controlClass} max-h-80 resize-y`}
        />
        {isUntranslated(row) && (
          <Button size="small" variant="quiet" onClick={() => translate(text)}>
            Use the same text
            <span className="sr-only">
              {' '}
              in {name}: {text}
            </span>
          </Button>
        )}
      </div>
    </li>
  )
}
