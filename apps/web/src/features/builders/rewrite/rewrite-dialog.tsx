import type { Funnel } from '@wildpath/contract'
import type { KnownSection, PageDocument } from '@wildpath/page/document'
import { sectionName } from '@wildpath/page/templates'
import { useState } from 'react'

import { useSession } from '../../../entities/person/session.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { InstructionChoice } from './instruction-choice.tsx'
import { type RewriteChange, withChanges } from './rewrite-changes.ts'
import { RewriteOutcome } from './rewrite-outcome.tsx'
import type { RewriteInstruction } from './rewriting.ts'
import { useRewriting } from './use-rewriting.ts'

type RewriteDialogProps = {
  isOpen: boolean
  onClose: () => void
  funnel: Funnel
  section: KnownSection
  page: PageDocument
  /** The section with the words that were taken: one edit, one step of the history. */
  onAccept: (section: KnownSection) => void
}

/** Other words for a section, as a difference to take or to leave text by text. */
export function RewriteDialog({ isOpen, ...props }: RewriteDialogProps) {
  // Every opening begins anew.
  return isOpen && <OpenDialog {...props} />
}

const none: ReadonlySet<string> = new Set()

function OpenDialog({
  onClose,
  funnel,
  section,
  page,
  onAccept,
}: Omit<RewriteDialogProps, 'isOpen'>) {
  const hasModel = useSession()?.providers.textAi === 'live'
  const { texts, state, ask, cancel } = useRewriting({ funnelId: funnel.id, section, page })
  const [left, setLeft] = useState(none)
  const changes = state.kind === 'answered' ? state.changes : []
  const taken = changes.filter(({ id }) => !left.has(id))

  function handleChoose(instruction: RewriteInstruction) {
    setLeft(none)
    void ask(instruction)
  }

  function handleTake({ id }: RewriteChange, isTaken: boolean) {
    setLeft((before) => {
      const after = new Set(before)
      if (isTaken) after.delete(id)
      else after.add(id)
      return after
    })
  }

  function handleAccept() {
    onAccept(withChanges({ section, page }, taken))
    onClose()
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="lg"
      title={`Rewrite: ${sectionName(section).name}`}
      description="Other words for what this section says. Facts stay, and nothing changes before you accept."
      footer={
        changes.length > 0 && (
          <>
            <Button variant="secondary" onClick={onClose}>
              Reject
            </Button>
            <Button disabled={taken.length === 0} onClick={handleAccept}>
              {acceptText(taken.length, changes.length)}
            </Button>
          </>
        )
      }
    >
      {texts.length === 0 ? (
        <Notice title="Nothing to change here">
          This section has no words of yours that could be said otherwise.
        </Notice>
      ) : (
        <div className="flex flex-col gap-5">
          <InstructionChoice
            chosen={state.kind === 'idle' ? null : state.instruction}
            hasModel={hasModel}
            onChoose={handleChoose}
          />
          <div aria-live="polite">
            <RewriteOutcome
              state={state}
              left={left}
              onTake={handleTake}
              onCancel={cancel}
              onRetry={() => state.kind === 'failed' && handleChoose(state.instruction)}
            />
          </div>
        </div>
      )}
    </Dialog>
  )
}

function acceptText(taken: number, all: number): string {
  return taken === 0 || taken === all ? 'Accept' : `Accept ${taken} of ${all}`
}
