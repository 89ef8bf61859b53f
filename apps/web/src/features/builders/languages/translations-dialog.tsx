import type { Funnel } from '@wildpath/contract'
import { isUntranslated, type TranslatableText } from '@wildpath/page/translations'
import { useState } from 'react'

import { nameLanguage } from '../../../entities/page/name-language.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Progress } from '../../../ui/progress.tsx'
import { useEditorState } from '../store/editor-context.ts'
import { countTranslated } from './count-translated.ts'
import { TranslationRow } from './translation-row.tsx'
import { usePageTexts } from './use-page-texts.ts'

type TranslationsDialogProps = { funnel: Funnel; language: string; onClose: () => void }

/** Lists every text next to its translation. Those that were untranslated on opening come first. */
export function TranslationsDialog({ funnel, language, onClose }: TranslationsDialogProps) {
  const texts = usePageTexts(funnel, language)
  const pageLanguage = useEditorState(({ history }) => history.present.language)
  // A text keeps its place while it is translated.
  const [opened] = useState(() => new Map(texts.map((text) => [text.text, getGroup(text)])))
  const { done, all } = countTranslated(texts)
  const name = nameLanguage(language)
  const groups = Map.groupBy(texts, (text) => opened.get(text.text) ?? getGroup(text))

  return (
    <Dialog
      isOpen
      isTall
      size="xl"
      onClose={onClose}
      title={`${name} translations`}
      description="Untranslated text appears in your page's language."
      footer={<Button onClick={onClose}>Done</Button>}
    >
      <div className="flex flex-col gap-6">
        <div className="flex flex-col gap-2">
          <p aria-live="polite" className="tabular-nums">
            {done} of {all} translated
          </p>
          <Progress label={`${name} translated`} value={all === 0 ? 1 : done / all} />
        </div>
        {groupNames.map(([group, title]) => {
          const rows = groups.get(group) ?? []
          return (
            rows.length > 0 && (
              <section key={group} aria-labelledby={`texts-${group}`} className="flex flex-col">
                <h3
                  id={`texts-${group}`}
                  className="pb-2 font-sans text-lead font-semibold tracking-normal"
                >
                  {title}
                </h3>
                <ul className="flex flex-col divide-y divide-line border-y border-line">
                  {rows.map((row) => (
                    <TranslationRow
                      key={row.text}
                      row={row}
                      language={language}
                      pageLanguage={pageLanguage}
                    />
                  ))}
                </ul>
              </section>
            )
          )
        })}
      </div>
    </Dialog>
  )
}

type Group = 'untranslated' | 'translated' | 'optional'

const groupNames: readonly (readonly [Group, string])[] = [
  ['untranslated', 'Not translated'],
  ['translated', 'Translated'],
  ['optional', 'Names and numbers'],
]

function getGroup(text: TranslatableText): Group {
  if (isUntranslated(text)) return 'untranslated'
  return text.isNeeded ? 'translated' : 'optional'
}
