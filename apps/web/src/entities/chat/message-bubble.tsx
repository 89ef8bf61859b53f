import type { ChatMessage } from '@wildpath/contract'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'

import { LinkedText } from './linked-text.tsx'

type MessageBubbleProps = {
  message: Pick<ChatMessage, 'text' | 'picture' | 'isNote'>
  isOwn: boolean
  /** It is not with the other side yet. */
  isPending?: boolean
  /** Who writes and when, above a group of messages. */
  heading?: ReactNode
  /** Below: whether it was seen, or what can be done about it. */
  footer?: ReactNode
}

/** Words, a picture or both; one's own stand on the right. */
export function MessageBubble(props: MessageBubbleProps) {
  const { message, isOwn, isPending = false, heading, footer } = props
  const { text, picture, isNote } = message

  return (
    <div className={clsx('flex flex-col gap-1', isOwn ? 'items-end' : 'items-start')}>
      {heading && <p className="px-1 text-note text-quiet wrap-anywhere">{heading}</p>}
      <div
        className={clsx(
          'flex max-w-[85%] min-w-0 flex-col gap-2 rounded-card px-3.5 py-2',
          isOwn ? 'rounded-br-[3px]' : 'rounded-bl-[3px]',
          lookOf(isNote, isOwn),
          isPending && 'opacity-75',
        )}
      >
        {isNote && <p className="text-note font-semibold text-lantern">Internal note</p>}
        {picture && (
          <a
            href={picture.url}
            target="_blank"
            rel="noreferrer"
            className="-mx-1.5 block rounded-[0.5rem] first:-mt-0.5 last:mb-0.5"
          >
            <img
              src={picture.url}
              alt={picture.alt || 'Picture, opens in a new tab'}
              width={picture.width}
              height={picture.height}
              className="h-auto max-h-64 w-auto max-w-full rounded-[0.5rem] object-contain"
            />
          </a>
        )}
        {text !== '' && <LinkedText text={text} />}
      </div>
      {footer}
    </div>
  )
}

function lookOf(isNote: boolean, isOwn: boolean): string {
  if (isNote) return 'border border-dashed border-lantern bg-lantern-wash text-ink'
  return isOwn
    ? 'border border-fern bg-fern-wash text-ink'
    : 'border border-line bg-raised text-ink'
}
