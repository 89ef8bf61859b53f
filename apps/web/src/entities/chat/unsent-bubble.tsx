import { CircleAlert } from 'lucide-react'

import { Button } from '../../ui/button.tsx'
import { copyWithToast } from '../../ui/copy-with-toast.ts'
import { FilePicture } from '../media/file-picture.tsx'
import { chatPictureClass } from './chat-picture-class.ts'
import type { UnsentMessage } from './chat-thread.ts'
import { MessageBubble } from './message-bubble.tsx'

type UnsentBubbleProps = {
  message: UnsentMessage
  /** Why it was not sent, in a sentence. */
  reasonOf: (failure: unknown) => string
  /** Null where nothing can be sent any more: the words can be copied then. */
  onRetry: (() => void) | null
  onDiscard: () => void
}

/** A message on its way, or one that did not get there and is kept. */
export function UnsentBubble({ message, reasonOf, onRetry, onDiscard }: UnsentBubbleProps) {
  const picture = message.picture && (
    <FilePicture
      {...message.picture}
      alt={message.picture.file.name}
      className={chatPictureClass}
    />
  )
  if (message.failure === null) {
    return (
      <MessageBubble
        message={message}
        picture={picture}
        isOwn
        isPending
        footer={<p className="px-1 text-note text-quiet">Sending…</p>}
      />
    )
  }
  return (
    <MessageBubble
      message={message}
      picture={picture}
      isOwn
      footer={
        <div className="flex max-w-[85%] flex-wrap items-center justify-end gap-2">
          <p className="flex gap-1.5 text-note text-clay">
            <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
            <span className="wrap-anywhere">{reasonOf(message.failure)}</span>
          </p>
          {onRetry === null ? (
            message.text !== '' && (
              <Button
                size="small"
                variant="secondary"
                onClick={() => void copyWithToast(message.text, 'Message copied')}
              >
                Copy
              </Button>
            )
          ) : (
            <Button size="small" variant="secondary" onClick={onRetry}>
              Send again
            </Button>
          )}
          <Button size="small" variant="quiet" onClick={onDiscard}>
            Discard
          </Button>
        </div>
      }
    />
  )
}
