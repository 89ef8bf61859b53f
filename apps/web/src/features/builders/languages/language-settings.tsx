import type { Funnel } from '@wildpath/contract'
import { languagesWithoutWords, pageLanguages } from '@wildpath/page/language'
import { findTranslation, listLanguages, translationLimits } from '@wildpath/page/translations'
import { useState } from 'react'

import { nameLanguage } from '../../../entities/page/name-language.ts'
import { lazyComponent } from '../../../ui/lazy-component.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { useEditor, useEditorState } from '../store/editor-context.ts'
import { LanguageRow } from './language-row.tsx'

const TranslationsDialog = lazyComponent(
  async () => (await import('./translations-dialog.tsx')).TranslationsDialog,
)

/** Manages the page's additional languages. */
export function LanguageSettings({ funnel }: { funnel: Funnel }) {
  const editor = useEditor()
  const page = useEditorState(({ history }) => history.present)
  const [translated, setTranslated] = useState<string | null>(null)
  const tags = listLanguages(page)
  const isFull = Object.keys(page.translations ?? {}).length >= translationLimits.languages

  function handleAdd(tag: string) {
    editor.edit({
      kind: 'set-page-field',
      path: ['translations', tag],
      value: { isShown: false, texts: {} },
    })
    editor.editLanguage(tag)
  }

  return (
    <section
      aria-labelledby="page-languages"
      className="flex flex-col gap-4 border-t border-line pt-5"
    >
      <h2 id="page-languages" className="font-sans text-lead font-semibold tracking-normal">
        Languages
      </h2>
      <p className="text-note text-quiet">
        Your page is in {nameLanguage(page.language)}. Each additional language has its own address.
        Visitors choose their language at the top of the page.
      </p>
      {tags.length > 0 && (
        <ul className="flex flex-col gap-3">
          {tags.map((tag) => (
            <LanguageRow
              key={tag}
              funnel={funnel}
              tag={tag}
              isShown={findTranslation(page, tag)?.isShown === true}
              onTranslate={() => setTranslated(tag)}
            />
          ))}
        </ul>
      )}
      <SelectField
        label="Add a language"
        hint={
          isFull ? `A page can have up to ${translationLimits.languages} additional languages.` : ''
        }
        placeholder="Choose a language"
        value=""
        disabled={isFull}
        options={listChoices(page.language, tags)}
        onChange={({ target: { value } }) => value !== '' && handleAdd(value)}
      />
      {translated !== null && (
        <TranslationsDialog
          funnel={funnel}
          language={translated}
          onClose={() => setTranslated(null)}
        />
      )}
    </section>
  )
}

/** Sorts languages by name, with the built-in ones first. */
function listChoices(language: string, tags: readonly string[]) {
  return [pageLanguages, languagesWithoutWords].flatMap((group) =>
    group
      .filter((tag) => tag !== language && !tags.includes(tag))
      .map((tag) => ({ value: tag, label: nameLanguage(tag) }))
      .toSorted((one, other) => one.label.localeCompare(other.label)),
  )
}
