import type { Fact } from '@wildpath/contract'
import { clsx } from 'clsx'
import { Check, PenLine, Trash2, TriangleAlert } from 'lucide-react'
import { type RefObject, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useStore } from 'zustand'

import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { isContested } from '../editing/fact-changes.ts'
import { FactFormBox } from '../form/fact-form-box.tsx'
import { isDoubtful } from '../kinds/fact-origin.ts'
import { FactSource } from './fact-source.tsx'
import { factText } from '../kinds/fact-text.ts'
import type { FactsEditor } from '../editing/facts-editor.ts'
import { ReadingChoice } from './reading-choice.tsx'

type FactCardProps = {
  editor: FactsEditor
  fact: Fact
  /** What kind of fact it is, where its group has several. */
  label: string | null
  isReadOnly: boolean
  onRemove: () => void
}

/** One fact: what it says, where it came from, and what the owner says of it. */
export function FactCard({ editor, fact, label, isReadOnly, onRemove }: FactCardProps) {
  const editButton = useRef<HTMLButtonElement>(null)
  const place = `fact:${fact.id}` as const
  const isEdited = useStore(editor.store, ({ forms }) => forms[place] !== undefined)
  const isFresh = useStore(editor.store, ({ fresh }) => fresh.includes(fact.id))
  const { title, details } = factText(fact)

  function handleCancel() {
    flushSync(() => editor.close(place))
    editButton.current?.focus()
  }

  if (isEdited && !isReadOnly) {
    return (
      <div className="p-4 sm:p-5">
        <FactFormBox
          editor={editor}
          place={place}
          label={`Edit ${title}`}
          submitLabel="Done"
          cancelLabel="Cancel"
          onDone={() => requestFocus(editButton)}
          onCancel={handleCancel}
        />
      </div>
    )
  }

  const isAddress = ['email', 'social-link', 'booking-link'].includes(fact.kind)
  return (
    <div
      className={clsx(
        'flex flex-col gap-1 px-4 pt-3.5 pb-1.5 sm:px-5',
        isDoubtful(fact) && 'bg-lantern-wash',
      )}
    >
      {label && <p className="text-note text-quiet">{label}</p>}
      <div className="flex flex-wrap items-start justify-between gap-x-3">
        <h3
          className={clsx(
            'font-sans text-body font-semibold tracking-normal wrap-anywhere',
            !isAddress && 'first-letter:uppercase',
          )}
        >
          {title}
        </h3>
        {isFresh && !fact.is_confirmed && <Badge tone="fern">New</Badge>}
        {isDoubtful(fact) && (
          <Badge tone="lantern" icon={<TriangleAlert aria-hidden size={14} />}>
            Please check
          </Badge>
        )}
      </div>
      {details.map((detail) => (
        <p key={detail} className="text-note wrap-anywhere">
          {detail}
        </p>
      ))}
      {isContested(fact) && !isReadOnly && (
        <ReadingChoice fact={fact} onChoose={(index) => editor.choose(fact.id, index)} />
      )}
      <div className="flex flex-wrap items-center gap-x-3">
        <FactSource fact={fact} />
        {!isReadOnly && (
          <div className="-mr-2 ml-auto flex items-center gap-1 py-1">
            {!isContested(fact) && fact.source !== 'owner' && (
              <Button
                size="small"
                variant={fact.is_confirmed ? 'quiet' : 'secondary'}
                aria-pressed={fact.is_confirmed}
                aria-label={`${fact.is_confirmed ? 'Confirmed' : 'That’s right'}: ${title}`}
                onClick={() => editor.confirm(fact.id, !fact.is_confirmed)}
              >
                <Check aria-hidden size={16} className="text-fern" />
                {fact.is_confirmed ? 'Confirmed' : 'That’s right'}
              </Button>
            )}
            <IconButton ref={editButton} label={`Edit ${title}`} onClick={() => editor.open(place)}>
              <PenLine aria-hidden size={18} />
            </IconButton>
            <IconButton label={`Remove ${title}`} onClick={onRemove}>
              <Trash2 aria-hidden size={18} />
            </IconButton>
          </div>
        )}
      </div>
    </div>
  )
}

/** Once the card is drawn in place of its form. */
function requestFocus(button: RefObject<HTMLElement | null>) {
  requestAnimationFrame(() => button.current?.focus())
}
