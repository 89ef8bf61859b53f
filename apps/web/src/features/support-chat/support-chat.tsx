import { useEffect, useEffectEvent, useState } from 'react'

import { openLiveChatEvent } from '../../entities/chat/open-live-chat.ts'
import { usePerson } from '../../entities/person/person.ts'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { asksForChat } from './asks-for-chat.ts'
import { ChatOpener } from './chat-opener.tsx'

const ChatPanel = lazyComponent(async () => (await import('./chat-panel.tsx')).ChatPanel, {
  loading: <Opening />,
})
const UnreadMark = lazyComponent(async () => (await import('./unread-mark.tsx')).UnreadMark, {
  isDeferred: true,
})

type SupportChatProps = {
  /** Whether the floating button is there. Other buttons open the chat too. */
  hasButton: boolean
  /** New messages from the team. */
  unreadCount: number
  onUnreadCount: (unreadCount: number) => void
  /** Nothing else on this page shows toasts. */
  bringsToasts?: boolean
}

/** The support chat of every screen but public funnel pages. Its code comes when it is first opened. */
export function SupportChat(props: SupportChatProps) {
  const { hasButton, unreadCount, onUnreadCount, bringsToasts = false } = props
  const person = usePerson()
  const [isOpen, setOpen] = useState(false)
  const [isMinimised, setMinimised] = useState(false)

  function handleOpen() {
    setOpen(true)
    setMinimised(false)
  }

  function handleClose() {
    setOpen(false)
    // The floating button is back with the next frame.
    requestAnimationFrame(focusChatOpener)
  }

  const handleEvent = useEffectEvent(handleOpen)
  useEffect(() => {
    // Emails and pages without script lead to a screen with the chat open.
    const frame = asksForChat(location) ? requestAnimationFrame(() => handleEvent()) : 0
    const listener = () => handleEvent()
    window.addEventListener(openLiveChatEvent, listener)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener(openLiveChatEvent, listener)
    }
  }, [])

  return (
    <>
      {person !== null && (
        <UnreadMark key={person.id} personId={person.id} onCount={onUnreadCount} />
      )}
      {hasButton && !isOpen && (
        <ChatOpener place="corner" unreadCount={unreadCount} className="max-xl:hidden" />
      )}
      {isOpen && (
        <ChatPanel
          startsWith={unreadCount > 0 ? 'team' : 'own-chat'}
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

/** The opener that the current width shows: the floating button, the header's, or the menu that has it. */
function focusChatOpener() {
  const openers = [...document.querySelectorAll<HTMLElement>('[data-chat-opener]')]
  openers.find((opener) => opener.checkVisibility())?.focus()
}

function Opening() {
  return (
    <output className="fixed right-4 bottom-[calc(var(--foot)+1rem)] z-40 rounded-full border border-line bg-surface p-3 shadow-high">
      <Spinner size={24} />
      <span className="sr-only">Opening the chat</span>
    </output>
  )
}
