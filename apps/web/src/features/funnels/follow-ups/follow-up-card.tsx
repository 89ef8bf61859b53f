import { followUpTiming, splitFollowUp } from '@wildpath/contract'
import { Clock, Copy, Pencil } from 'lucide-react'
import type { ReactNode } from 'react'

import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { copyWithToast } from '../../../ui/copy-with-toast.ts'

type FollowUpCardProps = {
  text: string
  /** From 0. */
  position: number
  /** In place of the text while it is edited. */
  editor: ReactNode
  /** Absent where it cannot be edited now. */
  onEdit?: (() => void) | undefined
}

export function FollowUpCard({ text, position, editor, onEdit }: FollowUpCardProps) {
  const number = position + 1

  return (
    <Card>
      <article aria-label={`Email ${number}`} className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-note">
          <span className="font-semibold text-quiet">Email {number}</span>
          <Badge tone="lantern" icon={<Clock aria-hidden size={14} />}>
            {followUpTiming(position)}
          </Badge>
        </div>
        {editor ?? <Letter text={text} number={number} onEdit={onEdit} />}
      </article>
    </Card>
  )
}

type LetterProps = { text: string; number: number; onEdit?: (() => void) | undefined }

function Letter({ text, number, onEdit }: LetterProps) {
  const { subject, body } = splitFollowUp(text)

  return (
    <>
      {subject !== null && (
        <h3 className="text-title wrap-anywhere">
          <span className="sr-only">Subject: </span>
          {subject}
        </h3>
      )}
      <p className="max-w-prose wrap-anywhere whitespace-pre-wrap">{body}</p>
      <div className="flex flex-wrap gap-2 border-t border-line pt-4">
        {onEdit && (
          <Button
            size="small"
            variant="secondary"
            aria-label={`Edit email ${number}`}
            onClick={onEdit}
          >
            <Pencil aria-hidden size={16} />
            Edit
          </Button>
        )}
        {subject !== null && (
          <Button
            size="small"
            variant="secondary"
            aria-label={`Copy subject of email ${number}`}
            onClick={() => void copyWithToast(subject, 'Subject copied to clipboard!')}
          >
            <Copy aria-hidden size={16} />
            Copy subject
          </Button>
        )}
        <Button
          size="small"
          variant="secondary"
          aria-label={`Copy text of email ${number}`}
          onClick={() => void copyWithToast(body, 'Email text copied to clipboard!')}
        >
          <Copy aria-hidden size={16} />
          Copy text
        </Button>
      </div>
    </>
  )
}
