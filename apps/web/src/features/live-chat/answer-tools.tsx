import { clsx } from 'clsx'
import { MessageSquareQuote, NotebookPen } from 'lucide-react'
import { type RefObject, useState } from 'react'

import { iconButtonClass } from '../../ui/icon-button-class.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { CannedAnswersDialog } from './canned-answers-dialog.tsx'

type AnswerToolsProps = {
  isNote: boolean
  /** Null if only notes can be written. */
  onNoteChange: ((isNote: boolean) => void) | null
  onInsert: (text: string) => void
  field: RefObject<HTMLTextAreaElement | null>
}

/** Beside the answer: those given often, and a note for admins only. */
export function AnswerTools({ isNote, onNoteChange, onInsert, field }: AnswerToolsProps) {
  const [isOpen, setOpen] = useState(false)

  return (
    <>
      <IconButton label="Canned answers" onClick={() => setOpen(true)}>
        <MessageSquareQuote aria-hidden size={20} />
      </IconButton>
      <button
        type="button"
        aria-pressed={isNote}
        disabled={onNoteChange === null}
        onClick={() => onNoteChange?.(!isNote)}
        title="Internal note: only admins read it"
        className={clsx(
          iconButtonClass,
          'w-auto! gap-2 px-2.5 text-note font-semibold',
          isNote && 'border border-dashed border-lantern bg-lantern-wash text-lantern!',
        )}
      >
        <NotebookPen aria-hidden size={20} />
        <span className="max-lg:sr-only">Internal note</span>
      </button>
      <CannedAnswersDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onInsert={onInsert}
        field={field}
      />
    </>
  )
}
