import type { PageDocument } from '@wildpath/page/document'
import { useState } from 'react'

import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { PageStage } from '../../../entities/page/page-preview/page-stage.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { useEditorState } from '../store/editor-context.ts'
import { workingPageOf } from '../store/working-page.ts'
import type { SaveConflict } from './page-saver.ts'

type ConflictDialogProps = {
  conflict: SaveConflict
  onKeepMine: () => void
  onTakeTheirs: (page: PageDocument) => void
  /** Decided later. */
  onClose: () => void
}

const sides = [
  { value: 'mine', label: 'Yours' },
  { value: 'theirs', label: 'Saved elsewhere' },
] as const
type Side = (typeof sides)[number]['value']

/** Both pages, and the choice between them; nothing is overwritten before it is made. */
export function ConflictDialog({
  conflict,
  onKeepMine,
  onTakeTheirs,
  onClose,
}: ConflictDialogProps) {
  const mine = useEditorState(({ history }) => history.present)
  const theirs = workingPageOf(conflict.theirs)
  const [side, setSide] = useState<Side>('mine')
  const time = new Date(conflict.theirs.updated_at).toLocaleTimeString([], { timeStyle: 'short' })

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
          <Button variant="secondary" onClick={() => onTakeTheirs(theirs)}>
            Use the saved page
          </Button>
          <Button onClick={onKeepMine}>Save mine over it</Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
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
              <h3 className="text-note font-semibold text-quiet">
                {label}: {countOf(value === 'mine' ? mine : theirs)}
              </h3>
              <PageStage
                page={value === 'mine' ? mine : theirs}
                badge={null}
                title={`Page: ${label}`}
                device="desktop"
                className="h-[min(50dvh,28rem)] rounded-card border border-line"
              />
            </section>
          ))}
        </div>
        <p className="text-note text-quiet">
          With the saved page, one undo brings yours back. With yours, the saved one is replaced.
        </p>
      </div>
    </Dialog>
  )
}

function countOf({ sections }: PageDocument): string {
  return sections.length === 1 ? '1 section' : `${sections.length} sections`
}
