import type { MergeConflict } from '@wildpath/page/compose'
import { useState } from 'react'

import { PageStage } from '../../../entities/page/page-preview/page-stage.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { useEditor } from '../store/editor-context.ts'
import { mergeEdits } from './merge-edits.ts'
import type { SaveConflict } from './page-saver.ts'

type ConflictDialogProps = {
  conflict: SaveConflict
  onKeepMine: () => void
  onTakeTheirs: () => void
  /** Decided later. */
  onClose: () => void
}

const sides = [
  { value: 'mine', label: 'Yours' },
  { value: 'theirs', label: 'Saved elsewhere' },
] as const
type Side = (typeof sides)[number]['value']

const mostTexts = 6

/** Shows both texts of each field that was changed in two places, and asks which to keep. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { conflict, onKeepMine, onTakeTheirs, onClose } = props
  const { store } = useEditor()
  const [side, setSide] = useState<Side>('mine')
  const time = new Date(conflict.theirs.updated_at).toLocaleTimeString([], { timeStyle: 'short' })
  const texts = listTexts(conflict.fields)

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="This page was changed elsewhere"
      description={`Another tab or device saved it at ${time}, after you had opened it here. Nothing was overwritten, and your changes are kept.`}
      size="xl"
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Decide later
          </Button>
          <Button variant="secondary" onClick={onTakeTheirs}>
            Use what was saved
          </Button>
          <Button onClick={onKeepMine}>Save mine</Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        {texts.length > 0 && (
          <ul aria-label="Texts changed in both places" className="flex flex-col gap-2">
            {texts.slice(0, mostTexts).map((text) => (
              <li
                key={text.mine}
                className="grid gap-x-4 gap-y-1 rounded-control border border-line p-3 wrap-anywhere sm:grid-cols-2"
              >
                <p>
                  <span className="text-note text-quiet">Yours: </span>
                  {text.mine}
                </p>
                <p>
                  <span className="text-note text-quiet">Saved elsewhere: </span>
                  {text.theirs}
                </p>
              </li>
            ))}
            {texts.length > mostTexts && (
              <li className="text-note text-quiet">And {texts.length - mostTexts} more.</li>
            )}
          </ul>
        )}
        <div className="sm:hidden">
          <Segmented label="Page to look at" value={side} onChange={setSide} options={sides} />
        </div>
        <div className="grid gap-4 sm:grid-cols-2">
          {sides.map(({ value, label }) => (
            <section
              key={value}
              aria-label={label}
              className={
                value === side ? 'flex flex-col gap-2' : 'flex flex-col gap-2 max-sm:hidden'
              }
            >
              <h3 className="text-note font-semibold text-quiet">{label}</h3>
              <PageStage
                page={mergeEdits(store.getState(), conflict.theirs, value).page}
                badge={null}
                title={`Page: ${label}`}
                device="desktop"
                className="h-[min(40dvh,24rem)] rounded-card border border-line"
              />
            </section>
          ))}
        </div>
        <p className="text-note text-quiet">
          Everything else is merged: changes that only one of the two made are kept in both cases.
          One undo brings your page back.
        </p>
      </div>
    </Dialog>
  )
}

/** Lists a text once, even if both the content and the page contain it. */
function listTexts(fields: readonly MergeConflict[]): { mine: string; theirs: string }[] {
  const texts = fields.flatMap(({ mine, next }) =>
    typeof mine === 'string' && typeof next === 'string' ? [[mine, next] as const] : [],
  )
  return [...new Map(texts)].map(([mine, theirs]) => ({ mine, theirs }))
}
