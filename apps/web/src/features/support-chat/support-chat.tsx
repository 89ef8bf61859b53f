import { isAdmin } from '@wildpath/contract'
import { clsx } from 'clsx'
import { MessageCircle } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { openLiveChatEvent } from '../../entities/chat/open-live-chat.ts'
import { usePerson } from '../../entities/person/person.ts'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { asksForChat } from './asks-for-chat.ts'

const ChatPanel = lazyComponent(async () => (await import('./chat-panel.tsx')).ChatPanel, {
  loading: <Opening />,
})
const UnreadMark = lazyComponent(async () => (await import('./unread-mark.tsx')).UnreadMark)

type SupportChatProps = {
  /** Whether the button stands there; the chat opens by other buttons, too. */
  hasButton: boolean | 'where there is room'
  /** Nothing else on this page shows toasts. */
  bringsToasts?: boolean
}

/** The support chat of every screen but public funnel pages. Its code comes when it is first opened. */
export function SupportChat({ hasButton, bringsToasts = false }: SupportChatProps) {
  const person = usePerson()
  const [isOpen, setOpen] = useState(false)
  // Whether the address asked for it, of which the person's own chat is to be found first.
  const [isAsked, setAsked] = useState(false)
  const [isMinimised, setMinimised] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const [unread, setUnread] = useState(0)
  // Whoever answers the chats of others needs no button to ask, and it would lie on their list.
  const isAnswering = person !== null && isAdmin(person)

  function handleOpen() {
    setOpen(true)
    setMinimised(false)
  }

  function handleClose() {
    setOpen(false)
    setAsked(false)
    // It is there again with the next frame.
    requestAnimationFrame(() => button.current?.focus())
  }

  const handleEvent = useEffectEvent(handleOpen)
  const handleAddress = useEffectEvent(() => {
    setAsked(true)
    handleOpen()
  })
  useEffect(() => {
    // Emails and pages without script lead to a screen with the chat open.
    const frame = asksForChat(location) ? requestAnimationFrame(() => handleAddress()) : 0
    const listener = () => handleEvent()
    window.addEventListener(openLiveChatEvent, listener)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener(openLiveChatEvent, listener)
    }
  }, [])

  return (
    <>
      {person !== null && <UnreadMark key={person.id} personId={person.id} onCount={setUnread} />}
      {hasButton !== false && !isOpen && !isAnswering && (
        <button
          ref={button}
          type="button"
          data-corner-button
          aria-label={unread > 0 ? `Support chat, ${unread} new` : 'Support chat'}
          title="Support chat"
          onPointerEnter={() => void ChatPanel.preload()}
          onClick={handleOpen}
          className={clsx(
            'fixed right-4 bottom-[calc(var(--foot)+1rem)] z-30 inline-flex size-13 items-center justify-center rounded-full bg-fern text-on-fern shadow-high hover:bg-fern-deep print:hidden',
            hasButton === 'where there is room' && 'max-sm:hidden',
          )}
        >
          <MessageCircle aria-hidden size={24} />
          {unread > 0 && (
            <span
              aria-hidden
              className="absolute -top-1 -right-1 inline-flex h-6 min-w-6 items-center justify-center rounded-full border-2 border-surface bg-clay px-1 text-note font-semibold text-on-clay"
            >
              {unread > 9 ? '9+' : unread}
            </span>
          )}
        </button>
      )}
      {isOpen && (
        <ChatPanel
          startsWith={unread > 0 ? 'team' : isAsked ? 'own-chat' : 'guide'}
          bringsToasts={bringsToasts}
          isMinimised={isMinimised}
          onMinimise={() => setMinimised(true)}
          onRestore={() => setMinimised(false)}
          onLeave={handleClose}
        />
      )}
    </>
  )
}

function Opening() {
  return (
    <output className="fixed right-4 bottom-[calc(var(--foot)+1rem)] z-40 rounded-full border border-line bg-surface p-3 shadow-high">
      <Spinner size={24} />
      <span className="sr-only">Opening the chat</span>
    </output>
  )
}
