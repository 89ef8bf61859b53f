import type { Funnel } from '@wildpath/contract'
import { clsx } from 'clsx'
import { Check, CloudOff, Eye, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useStore } from 'zustand'

import { ChooseEditableButton } from '../../../entities/funnel/choose-editable-button.tsx'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import type { Facts } from './saving/use-facts.ts'

type FactsBarProps = {
  facts: Facts
  /** The adventure that the plan leaves readable only; null while it can be changed. */
  readOnly: Pick<Funnel, 'id' | 'title'> | null
  onSeePage: () => void
  /** What comes next, where there is something. */
  action?: ReactNode
}

/** Whether everything is saved, the way back, and the page where it has no room beside. */
export function FactsBar({ facts, readOnly, onSeePage, action }: FactsBarProps) {
  const { editor, saver } = facts
  const { known, past, said } = useStore(editor.store)
  const { saved, failure } = useStore(saver.store)
  const isUnsaved = known !== saved
  const isFailed = isUnsaved && failure !== null

  return (
    <div
      data-action-bar
      className="sticky bottom-(--foot) z-20 -mx-4 flex flex-wrap items-center gap-1.5 border-t border-line bg-ground px-4 py-3 sm:mx-0 sm:mb-4 sm:gap-2 sm:rounded-card sm:border sm:bg-surface sm:shadow-mid"
    >
      <output
        className={clsx(
          'mr-auto flex min-w-0 flex-wrap items-center gap-x-2 text-note font-semibold text-quiet',
          isFailed && 'max-sm:basis-full',
        )}
      >
        {isFailed ? (
          <>
            <CloudOff aria-hidden size={16} className="shrink-0 text-lantern" />
            <span className="text-lantern">Not saved, kept in this tab</span>
          </>
        ) : isUnsaved ? (
          <>
            <Spinner />
            Saving…
          </>
        ) : (
          <>
            <Check aria-hidden size={16} className="shrink-0" />
            Saved
          </>
        )}
        {isFailed && failure.text && (
          <span className="min-w-0 font-normal wrap-anywhere">{failure.text}</span>
        )}
      </output>
      {/* What a press did, for those who do not see it. */}
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
      {isFailed && (
        <Button size="small" variant="secondary" onClick={() => void saver.flush()}>
          Try again
        </Button>
      )}
      {readOnly ? (
        <ChooseEditableButton funnel={readOnly} />
      ) : (
        <IconButton label="Undo" disabled={past.length === 0} onClick={editor.undo}>
          <Undo2 aria-hidden size={18} />
        </IconButton>
      )}
      <Button size="small" variant="secondary" className="lg:hidden" onClick={onSeePage}>
        <Eye aria-hidden size={16} className="max-sm:hidden" />
        See the page
      </Button>
      {action}
    </div>
  )
}
