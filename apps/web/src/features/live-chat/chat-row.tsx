import type { Chat } from '@wildpath/contract'
import { clsx } from 'clsx'
import { memo, type MouseEvent } from 'react'

import { Badge } from '../../ui/badge.tsx'
import { personName, previewText, statusLook, tierWord } from './chat-words.ts'

type ChatRowProps = {
  chat: Chat
  /** '2 hours ago' */
  when: string
  /** Until when an answer was promised, in words; null without a promise. */
  promise: string | null
  isOverdue: boolean
  /** Where it opens when the link is opened elsewhere. */
  href: string
  isOpen: boolean
  /** Tab stops here. */
  isTabbed: boolean
  onOpen: (id: string) => void
}

export const ChatRow = memo(function ChatRow(props: ChatRowProps) {
  const { chat, when, promise, isOverdue, href, isOpen, isTabbed, onOpen } = props
  const { label, tone } = statusLook(chat.status)
  const tier = tierWord(chat.tier)
  const isUnread = chat.unread > 0

  function handlePress(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onOpen(chat.id)
  }

  return (
    <li className="border-b border-line last:border-b-0">
      <a
        href={href}
        data-chat={chat.id}
        tabIndex={isTabbed ? 0 : -1}
        aria-current={isOpen ? 'true' : undefined}
        onClick={handlePress}
        className={clsx(
          'flex flex-col px-4 py-2 leading-snug -outline-offset-2',
          isOpen ? 'bg-muted shadow-[inset_3px_0_0_var(--fern)]' : 'hover:bg-raised',
        )}
      >
        <span className="flex items-center justify-between gap-2">
          <span className={clsx('min-w-0 truncate', isUnread ? 'font-bold' : 'font-semibold')}>
            {personName(chat)}
          </span>
          <span className="flex shrink-0 gap-1.5">
            {tier !== null && <Badge>{tier}</Badge>}
            <Badge tone={tone}>{label}</Badge>
          </span>
        </span>
        <span className="flex items-center justify-between gap-2 text-note">
          <span className={clsx('min-w-0 truncate', isUnread ? 'font-semibold' : 'text-quiet')}>
            {previewText(chat)}
          </span>
          {isUnread && (
            <span className="min-w-6 shrink-0 rounded-full bg-fern px-1.5 text-center font-semibold text-on-fern tabular-nums">
              {chat.unread}
              <span className="sr-only"> unread</span>
            </span>
          )}
        </span>
        {/* One line, however much is known: what is urgent first, the address as far as there is room. */}
        <span className="flex gap-[0.5ch] text-note whitespace-nowrap text-quiet">
          {promise !== null && (
            <span className={clsx('shrink-0', isOverdue && 'font-semibold text-clay')}>
              {promise} ·
            </span>
          )}
          <span className="shrink-0">
            <time dateTime={chat.updatedAt}>{when}</time> ·
          </span>
          {chat.adminName !== null && (
            <span className="max-w-[40%] truncate">{chat.adminName} ·</span>
          )}
          <span className="min-w-0 flex-1 truncate" title={chat.userEmail}>
            {chat.userEmail}
          </span>
        </span>
      </a>
    </li>
  )
})
