import type { ChatMessage, ChatRole } from '@wildpath/contract'

import type { ThreadState, UnsentMessage } from './chat-thread.ts'

/** A line of a thread as one of its sides sees it. */
export type ThreadRow =
  | { kind: 'day'; key: string; label: string }
  | {
      kind: 'message'
      key: string
      message: ChatMessage
      isOwn: boolean
      /** Whether it says again who writes, and when. */
      isFirstOfGroup: boolean
      /** It is the newest of one's own that the other side has seen. */
      isSeen: boolean
    }
  | {
      kind: 'unsent'
      key: string
      message: UnsentMessage
      /** A closed chat takes nothing any more. */
      canRetry: boolean
    }

/** What one person says within this time stands together. */
const groupMs = 5 * 60_000

/** The thread in lines: days, messages, and last what is not sent yet. */
export function threadRows(state: ThreadState, role: ChatRole, now: Date): ThreadRow[] {
  const rows: ThreadRow[] = []
  const seenPosition = lastSeenPosition(state, role)
  let previous: ChatMessage | undefined
  for (const message of state.messages) {
    const label = dayLabel(message.timestamp, now)
    const isNewDay = previous === undefined || dayLabel(previous.timestamp, now) !== label
    if (isNewDay) rows.push({ kind: 'day', key: `day-${message.id}`, label })
    rows.push({
      kind: 'message',
      key: message.id,
      message,
      isOwn: message.senderRole === role,
      isFirstOfGroup: isNewDay || previous === undefined || !belongTogether(previous, message),
      isSeen: message.position === seenPosition,
    })
    previous = message
  }
  const canRetry = state.chat?.status !== 'closed'
  for (const message of state.unsent) {
    rows.push({ kind: 'unsent', key: message.id, message, canRetry })
  }
  return rows
}

function lastSeenPosition({ chat, messages }: ThreadState, role: ChatRole): number | undefined {
  if (chat === null) return undefined
  const seen = role === 'user' ? chat.seenByAdmin : chat.seenByUser
  const isSeen = ({ senderRole, isNote, position }: ChatMessage) =>
    senderRole === role && !isNote && position <= seen
  return messages.findLast(isSeen)?.position
}

function belongTogether(one: ChatMessage, next: ChatMessage): boolean {
  const apartMs = Date.parse(next.timestamp) - Date.parse(one.timestamp)
  return (
    one.senderRole === next.senderRole &&
    one.senderId === next.senderId &&
    one.isNote === next.isNote &&
    apartMs < groupMs
  )
}

const dayMs = 24 * 3_600_000
const weekday = new Intl.DateTimeFormat('en', { dateStyle: 'full' })

/** 'Today', 'Yesterday' or the date, in the reader's own time zone. */
export function dayLabel(time: string, now: Date): string {
  const day = new Date(time)
  const midnight = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate())
  // Rounded, since a day on which the clocks change is an hour shorter or longer.
  const daysAgo = Math.round((midnight(now).getTime() - midnight(day).getTime()) / dayMs)
  if (daysAgo === 0) return 'Today'
  if (daysAgo === 1) return 'Yesterday'
  return weekday.format(day)
}
