import { MessageCircle } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef } from 'react'

import { neighbourKey, stepTo } from '../../lib/list-steps.ts'
import { shortcutKey } from '../../lib/shortcut-key.ts'
import { relativeTime } from '../../lib/relative-time.ts'
import { useNow } from '../../lib/use-now.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { ChatAddress } from './chat-address.ts'
import type { ChatList, ChatListState } from './chat-list.ts'
import { ChatRow } from './chat-row.tsx'
import { isOverdue, promiseText } from './chat-words.ts'
import { focusRow, rowIdOf } from './row-focus.ts'

type ChatRowsProps = {
  desk: { list: ChatList } & ChatListState
  address: ChatAddress
  hrefOf: (id: string) => string
  onOpen: (id: string) => void
}

/** Newest change first. Tab comes to one row; arrows go on from there. */
export function ChatRows({ desk, address, hrefOf, onOpen }: ChatRowsProps) {
  const { list, chats, hasMore, isLoadingMore, failure } = desk
  const root = useRef<HTMLDivElement>(null)
  const focusedId = useRef<string | null>(null)
  const now = useNow()
  const ids = chats?.map(({ id }) => id) ?? []
  const tabbedId = ids.includes(address.openId ?? '') ? address.openId : ids[0]

  // Browsers drop the focus of a row that changes its place.
  useLayoutEffect(() => {
    const id = focusedId.current
    if (id === null || root.current === null || document.activeElement !== document.body) return
    focusRow(root.current, id)
  })

  function handleBlur({ relatedTarget }: FocusEvent) {
    if (relatedTarget !== null) focusedId.current = rowIdOf(relatedTarget)
  }

  function handleKey(event: KeyboardEvent) {
    if (event.metaKey || event.ctrlKey || event.altKey || root.current === null) return
    const id = rowIdOf(event.target)
    if (id === null) return
    const next = stepTo(ids, id, neighbourKey(shortcutKey(event)))
    if (next === null) return
    event.preventDefault()
    focusRow(root.current, next)
  }

  if (chats === null) {
    return failure === null ? <Skeleton className="h-96" /> : null
  }
  if (chats.length === 0) return <NoChats address={address} />
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the links in it
    <div
      ref={root}
      onKeyDown={handleKey}
      onFocus={({ target }) => (focusedId.current = rowIdOf(target))}
      onBlur={handleBlur}
      // What is read aloud only stands absolutely; it is to scroll with its row, not stretch the page.
      className="relative max-h-96 overflow-y-auto overscroll-contain rounded-card border border-line bg-surface shadow-low"
    >
      <ul aria-label="Chats">
        {chats.map((chat) => (
          <ChatRow
            key={chat.id}
            chat={chat}
            when={relativeTime(chat.updatedAt, now)}
            promise={promiseText(chat, now)}
            isOverdue={isOverdue(chat, now)}
            href={hrefOf(chat.id)}
            isOpen={chat.id === address.openId}
            isTabbed={chat.id === tabbedId}
            onOpen={onOpen}
          />
        ))}
      </ul>
      {hasMore && (
        <div className="flex justify-center p-3">
          <Button
            size="small"
            variant="secondary"
            isBusy={isLoadingMore}
            onClick={() => void list.loadMore()}
          >
            Load more
          </Button>
        </div>
      )}
    </div>
  )
}

function NoChats({ address: { view, search } }: { address: ChatAddress }) {
  const mark = <MessageCircle aria-hidden size={32} className="text-lantern" />
  if (search.trim() !== '') {
    return (
      <EmptyState
        illustration={mark}
        title="No chat found"
        text="No name, email address, or message contains these words."
      />
    )
  }
  if (view === 'waiting') {
    return (
      <EmptyState
        illustration={mark}
        title="Nobody waits"
        text="Chats that no admin has taken are listed here, in the order in which they should be answered."
      />
    )
  }
  return view === 'closed' ? (
    <EmptyState
      illustration={mark}
      title="No Closed Chats"
      text="Chats that you or other admins close are kept here."
    />
  ) : (
    <EmptyState
      illustration={mark}
      title="No Active Chats"
      text="When somebody asks for help, their chat shows up here by itself."
    />
  )
}
