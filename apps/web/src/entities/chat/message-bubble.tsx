import type { ChatMessage } from '@wildpath/contract'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'

import { LinkedText } from './linked-text.tsx'

type MessageBubbleProps = {
  message: Pick<ChatMessage, 'text' | 'isNote'>
  picture?: ReactNode
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
  const { message, picture, isOwn, isPending = false, heading, footer } = props
  const { text, isNote } = message

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
        {picture}
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
