import type { Funnel } from '@wildpath/contract'
import { Languages, Trash2 } from 'lucide-react'

import { nameLanguage } from '../../../entities/page/name-language.ts'
import { Button } from '../../../ui/button.tsx'
import { notifyWithUndo } from '../../../ui/notify-with-undo.tsx'
import { Progress } from '../../../ui/progress.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { useEditor } from '../store/editor-context.ts'
import { countTranslated } from './count-translated.ts'
import { usePageTexts } from './use-page-texts.ts'

type LanguageRowProps = {
  funnel: Funnel
  tag: string
  isShown: boolean
  onTranslate: () => void
}

/** An additional language with its progress, visibility, and actions. */
export function LanguageRow({ funnel, tag, isShown, onTranslate }: LanguageRowProps) {
  const editor = useEditor()
  const { done, all } = countTranslated(usePageTexts(funnel, tag))
  const name = nameLanguage(tag)

  function handleRemove() {
    const { translations = {} } = editor.store.getState().history.present
    const isLast = Object.keys(translations).length === 1
    const path = isLast ? ['translations'] : ['translations', tag]
    editor.edit({ kind: 'set-page-field', path, value: undefined })
    const { present } = editor.store.getState().history
    notifyWithUndo({
      id: 'language-removed',
      text: `${name} removed`,
      onUndo() {
        // Later edits must not be undone.
        if (editor.store.getState().history.present === present) editor.undo()
      },
    })
  }

  return (
    <li className="flex flex-col gap-2 rounded-card border border-line bg-raised p-4">
      <h3 className="font-sans text-body font-semibold tracking-normal">{name}</h3>
      <p className="text-note text-quiet tabular-nums">
        {done} of {all} translated
      </p>
      <Progress label={`${name} translated`} value={all === 0 ? 1 : done / all} />
      <Switch
        label={`Show ${name} to visitors`}
        checked={isShown}
        onChange={({ target: { checked } }) =>
          editor.edit({
            kind: 'set-page-field',
            path: ['translations', tag, 'isShown'],
            value: checked,
          })
        }
      />
      <div className="flex flex-wrap gap-2">
        <Button size="small" variant="secondary" onClick={onTranslate}>
          <Languages aria-hidden size={18} />
          Translate to {name}
        </Button>
        <Button size="small" variant="quiet" onClick={handleRemove}>
          <Trash2 aria-hidden size={18} />
          Remove {name}
        </Button>
      </div>
    </li>
  )
}
