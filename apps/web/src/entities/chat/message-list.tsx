import type { ChatMessage, ChatRole } from '@wildpath/contract'
import { ArrowDown } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'

import { failureMessage } from '../../lib/request-failure.ts'
import { useNow } from '../../lib/use-now.ts'
import { Button } from '../../ui/button.tsx'
import type { ChatThread, ThreadState } from './chat-thread.ts'
import { MessageBubble } from './message-bubble.tsx'
import { MessagePicture } from './message-picture.tsx'
import { type ThreadRow, threadRows } from './thread-rows.ts'
import { UnsentBubble } from './unsent-bubble.tsx'
import { useIsLooking } from './use-is-looking.ts'
import { useThreadScroll } from './use-thread-scroll.ts'

type MessageListProps = {
  /** What it is read aloud as, such as 'Conversation with Ana'. */
  label: string
  /** The side that reads. */
  side: ChatRole
  thread: ChatThread
  state: ThreadState
  /** Who wrote it, for this reader. */
  nameOf: (message: ChatMessage) => string
  /** Shown while there is no message. */
  empty?: ReactNode
  /** Why a message was not sent. */
  reasonOf?: (failure: unknown) => string
}

const anyReason = (failure: unknown) => failureMessage(failure, 'This was not sent.')

/** The messages of a thread as a log: new ones are read aloud, and marked as seen once they are looked at. */
export function MessageList(props: MessageListProps) {
  const { label, side, thread, state, nameOf, empty, reasonOf = anyReason } = props
  const list = useRef<HTMLDivElement>(null)
  const [isLoadingOlder, setLoadingOlder] = useState(false)
  const rows = threadRows(state, side, useNow())
  const last = rows.at(-1)
  const scroll = useThreadScroll(list, {
    firstKey: state.messages[0]?.id,
    lastKey: last?.key,
    isLastOwn: last?.kind === 'unsent',
  })
  const isLooking = useIsLooking()
  const isRead = isLooking && scroll.isAtEnd
  const newest = state.messages.at(-1)?.position ?? 0
  const unread = state.chat?.unread ?? 0
  useEffect(() => {
    if (isRead && newest > 0 && unread > 0) thread.markSeen()
  }, [isRead, thread, newest, unread])

  async function handleLoadOlder() {
    setLoadingOlder(true)
    // The button goes once nothing is older; the focus stays with what is read.
    list.current?.focus({ preventScroll: true })
    await thread.loadOlder()
    setLoadingOlder(false)
  }

  function drawRow(row: ThreadRow) {
    if (row.kind === 'day') return <Day key={row.key} label={row.label} />
    if (row.kind === 'unsent') {
      return (
        <UnsentBubble
          key={row.key}
          message={row.message}
          reasonOf={reasonOf}
          onRetry={row.canRetry ? () => void thread.retry(row.key) : null}
          onDiscard={() => thread.discard(row.key)}
        />
      )
    }
    const { message, isOwn, isFirstOfGroup, isSeen } = row
    return (
      <MessageBubble
        key={row.key}
        message={message}
        picture={
          message.picture && <MessagePicture picture={message.picture} from={nameOf(message)} />
        }
        isOwn={isOwn}
        heading={isFirstOfGroup && <Heading name={nameOf(message)} time={message.timestamp} />}
        footer={isSeen && <p className="px-1 text-note text-quiet">Seen</p>}
      />
    )
  }

  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <div
        ref={list}
        role="log"
        aria-label={label}
        aria-live="polite"
        // What comes in above is read by whoever asked for it, not aloud.
        aria-busy={isLoadingOlder}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled with the keyboard
        tabIndex={0}
        onScroll={scroll.handleScroll}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 py-4 -outline-offset-2"
      >
        <div className="flex min-h-full flex-col justify-end gap-2">
          {state.hasOlder && (
            <Button
              size="small"
              variant="secondary"
              className="self-center"
              isBusy={isLoadingOlder}
              onClick={() => void handleLoadOlder()}
            >
              Show older messages
            </Button>
          )}
          {rows.length === 0 && empty}
          {rows.map(drawRow)}
          {state.typingName !== null && (
            <p className="text-note text-quiet">{state.typingName} is typing…</p>
          )}
        </div>
      </div>
      {scroll.hasNew && (
        <Button
          size="small"
          className="absolute bottom-3 left-1/2 -translate-x-1/2"
          onClick={() => {
            scroll.scrollToEnd()
            list.current?.focus({ preventScroll: true })
          }}
        >
          <ArrowDown aria-hidden size={16} />
          New message
        </Button>
      )}
    </div>
  )
}

function Day({ label }: { label: string }) {
  return (
    <p className="my-2 flex items-center gap-3 text-note text-quiet before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      {label}
    </p>
  )
}

const timeOfDay = new Intl.DateTimeFormat('en', { timeStyle: 'short' })

function Heading({ name, time }: { name: string; time: string }) {
  return (
    <>
      <span className="font-semibold text-ink">{name}</span>{' '}
      <time dateTime={time}>{timeOfDay.format(new Date(time))}</time>
    </>
  )
}
