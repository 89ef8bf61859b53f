import { ArrowLeft, Maximize2, Minus, X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { usePerson } from '../../entities/person/person.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { notifyCustom } from '../../ui/notify.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { Toasts } from '../../ui/toasts.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { GuideChat } from './guide-chat.tsx'
import { guide } from './guide.ts'
import type { ChatPartner } from './own-chat.ts'
import { PersonChat } from './person-chat.tsx'
import { ownChat } from './use-own-chat.ts'

type ChatPanelProps = {
  /** `own-chat` opens the person's running chat, or the guide if they have none. */
  startsWith: ChatPartner | 'own-chat'
  bringsToasts: boolean
  isMinimised: boolean
  onMinimise: () => void
  onRestore: () => void
  onLeave: () => void
}

const titles = { guide: 'Wildpath guide', team: 'Support team' }

/** 384 by 600 px, or what a phone has of that; minimised only its bar is left. */
export function ChatPanel(props: ChatPanelProps) {
  const { startsWith, bringsToasts, isMinimised, onMinimise, onRestore, onLeave } = props
  const person = usePerson()
  const { partner, setPartner } = usePartner(startsWith)
  const panel = useRef<HTMLElement>(null)

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) onLeave()
  })
  useEffect(() => {
    const node = panel.current
    const listener = (event: KeyboardEvent) => handleKey(event)
    node?.addEventListener('keydown', listener)
    return () => node?.removeEventListener('keydown', listener)
  }, [])

  function handleTalk() {
    if (person === null) return askToLogIn()
    setPartner('team')
  }

  function handleBack() {
    guide.clear()
    setPartner('guide')
  }

  return (
    <>
      <section
        ref={panel}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- what is behind it stays in use
        role="dialog"
        aria-label="Support chat"
        className="fixed right-2 bottom-[calc(var(--foot)+0.5rem)] z-40 flex w-96 max-w-[calc(100vw-1rem)] animate-appear flex-col overflow-hidden rounded-card border border-line bg-surface shadow-high data-open:h-[600px] data-open:max-h-[calc(100dvh-var(--foot)-1rem)] sm:right-4 sm:bottom-[calc(var(--foot)+1rem)] print:hidden"
        {...(!isMinimised && { 'data-open': '' })}
      >
        <div className="flex items-center gap-1 border-b border-line bg-raised py-1.5 pr-1.5 pl-2">
          {partner === 'team' && !isMinimised && (
            <IconButton label="Back to the guide" onClick={handleBack}>
              <ArrowLeft aria-hidden size={20} />
            </IconButton>
          )}
          <h2 className="min-w-0 flex-1 truncate px-2 text-body font-semibold">
            {partner === null ? 'Support chat' : titles[partner]}
          </h2>
          {isMinimised ? (
            <IconButton label="Restore chat" onClick={onRestore}>
              <Maximize2 aria-hidden size={18} />
            </IconButton>
          ) : (
            <IconButton label="Minimise chat" onClick={onMinimise}>
              <Minus aria-hidden size={20} />
            </IconButton>
          )}
          <IconButton label="Close chat" onClick={onLeave}>
            <X aria-hidden size={20} />
          </IconButton>
        </div>
        {!isMinimised && partner === null && <Finding />}
        {!isMinimised && partner === 'guide' && <GuideChat onTalk={handleTalk} />}
        {!isMinimised && partner === 'team' && person !== null && <PersonChat person={person} />}
      </section>
      {bringsToasts && <Toasts />}
    </>
  )
}

/** Null until it is known whether the person has a chat to go on with; a visitor has none. */
function usePartner(startsWith: ChatPanelProps['startsWith']) {
  const person = usePerson()
  const [partner, setPartner] = useState<ChatPartner | null>(() => {
    if (startsWith !== 'own-chat') return startsWith
    return person === null ? 'guide' : null
  })

  useEffect(() => {
    if (partner !== null) return
    let isWanted = true
    void ownChat.findPartner().then((found) => isWanted && setPartner(found))
    return () => void (isWanted = false)
  }, [partner])

  return { partner, setPartner }
}

function Finding() {
  return (
    <output className="flex flex-1 items-center justify-center gap-2 p-4 text-quiet">
      <Spinner />
      Looking for your chat…
    </output>
  )
}

function askToLogIn() {
  notifyCustom(
    <p>
      <span>Please log in to chat with an admin</span> <TextLink to="/auth/login">Log in</TextLink>
    </p>,
    { id: 'login-to-chat' },
  )
}
