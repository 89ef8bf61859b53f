import { useId, useState } from 'react'

import { formatDateTime } from '../../lib/format-date.ts'
import { Button } from '../../ui/button.tsx'
import type { ChatAddress } from './chat-address.ts'
import type { ChatListState } from './chat-list.ts'

type DebugInfoProps = { desk: ChatListState; address: ChatAddress; readerId: string }

/** What to tell whoever looks for a mistake: states, ids and the last piece of news. */
export function DebugInfo({ desk, address, readerId }: DebugInfoProps) {
  const [isShown, setShown] = useState(false)
  const id = useId()
  const { lastEvent } = desk
  const lines: [string, string][] = [
    ['Connection test', desk.test],
    ['Live events', desk.stream],
    ['Last event', lastEvent === null ? 'none' : JSON.stringify(lastEvent.event)],
    ['Heard', lastEvent === null ? 'never' : formatDateTime(lastEvent.at)],
    ['List read', desk.readAt === null ? 'never' : formatDateTime(desk.readAt)],
    ['Chats listed', String(desk.chats?.length ?? 0)],
    ['Last error', desk.failure ?? desk.listenerFailure ?? 'none'],
    ['Open chat', address.openId ?? 'none'],
    ['You', readerId],
  ]

  return (
    <div className="flex flex-col items-start gap-2">
      <Button
        size="small"
        variant="quiet"
        aria-expanded={isShown}
        aria-controls={id}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? 'Hide Debug Info' : 'Show Debug Info'}
      </Button>
      <dl
        id={id}
        hidden={!isShown}
        className="grid w-full grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 rounded-card border border-line bg-surface p-4 text-note hidden:hidden"
      >
        {lines.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-quiet">{name}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
