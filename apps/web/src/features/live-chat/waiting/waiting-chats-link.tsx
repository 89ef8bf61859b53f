import { useQuery } from '@tanstack/react-query'
import { MessagesSquare } from 'lucide-react'

import { iconButtonClass } from '../../../ui/icon-button-class.ts'
import { Link } from '../../../ui/link.tsx'
import { waitingChatsQuery } from './waiting-chats-query.ts'

/** Leads an admin from the header to the waiting chats; hidden while nobody is waiting. */
export function WaitingChatsLink() {
  const waiting = useQuery(waitingChatsQuery).data ?? 0
  const label = waiting === 1 ? '1 chat is waiting' : `${waiting} chats are waiting`

  return (
    <output>
      {waiting > 0 && (
        <Link
          to="/admin/chats?show=waiting"
          aria-label={label}
          title={label}
          className={`${iconButtonClass} relative`}
        >
          <MessagesSquare aria-hidden size={20} />
          <span
            aria-hidden
            className="absolute -top-0.5 -right-0.5 inline-flex h-5 min-w-5 items-center justify-center rounded-full bg-clay px-1 text-note font-semibold text-on-clay tabular-nums"
          >
            {waiting > 99 ? '99+' : waiting}
          </span>
        </Link>
      )}
    </output>
  )
}
