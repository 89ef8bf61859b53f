import { isAdmin } from '@wildpath/contract'
import { clsx } from 'clsx'
import { MessageCircle } from 'lucide-react'

import { openLiveChat } from '../../entities/chat/open-live-chat.ts'
import { usePerson } from '../../entities/person/person.ts'
import { disclosureItemClass } from '../../ui/disclosure-menu.tsx'
import { iconButtonClass } from '../../ui/icon-button-class.ts'
import { UnreadBadge } from './unread-badge.tsx'

type Place = 'corner' | 'header' | 'menu'

type ChatOpenerProps = {
  place: Place
  /** New messages from the team. */
  unreadCount: number
  className?: string
}

const placeClasses: Record<Place, string> = {
  corner:
    'fixed right-4 bottom-[calc(var(--foot)+1rem)] z-30 inline-flex size-13 items-center justify-center rounded-full bg-fern text-on-fern shadow-high hover:bg-fern-deep print:hidden',
  header: clsx(iconButtonClass, 'relative'),
  menu: clsx(disclosureItemClass, 'w-full'),
}

/**
 * Opens the support chat. It floats only on public screens in windows whose margin has room for it. Elsewhere
 * it is part of the header or its menu, where it cannot cover a control.
 */
export function ChatOpener({ place, unreadCount, className }: ChatOpenerProps) {
  const person = usePerson()
  // Admins answer chats on a screen of their own.
  if (person !== null && isAdmin(person)) return null
  const label = unreadCount > 0 ? `Support chat, ${unreadCount} new` : 'Support chat'

  return (
    <button
      type="button"
      aria-label={label}
      title="Support chat"
      data-chat-opener
      data-corner-button={place === 'corner' ? '' : undefined}
      onPointerEnter={() => void import('./chat-panel.tsx').catch(() => {})}
      onClick={openLiveChat}
      className={clsx(placeClasses[place], className)}
    >
      {place === 'menu' ? label : <MessageCircle aria-hidden size={place === 'corner' ? 24 : 20} />}
      {place !== 'menu' && <UnreadBadge count={unreadCount} />}
    </button>
  )
}
