import type { User } from '@wildpath/contract'
import { clsx } from 'clsx'
import { RefreshCw, TriangleAlert, WifiOff } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'

import { useLiveConnection } from '../../entities/live-events/use-live-connection.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ChatContextCard } from './chat-context-card.tsx'
import { ChatRows } from './chat-rows.tsx'
import { ChatToolbar } from './chat-toolbar.tsx'
import { Conversation } from './conversation.tsx'
import { DebugInfo } from './debug-info.tsx'
import { DeskHeader } from './desk-header.tsx'
import { NoChatOpen } from './no-chat-open.tsx'
import { focusRow } from './row-focus.ts'
import { useChatAddress } from './use-chat-address.ts'
import { useChatList } from './use-chat-list.ts'

/** The list of chats, the open one, and who it is with. On phones one at a time. */
export function ChatDesk({ reader }: { reader: User }) {
  useLiveConnection(reader.id)
  const { address, hrefOf, setAddress } = useChatAddress()
  const desk = useChatList(address)
  const { list, failure, listenerFailure, test } = desk
  const { openId } = address
  const rows = useRef<HTMLDivElement>(null)
  /** Whoever opens a chat goes on there; an address that names one takes the focus from nobody. */
  const [pressedId, setPressedId] = useState<string | null>(null)

  function handleOpen(id: string) {
    setPressedId(id)
    setAddress({ openId: id })
  }

  function handleBack() {
    const id = openId
    setAddress({ openId: null })
    // On phones the list is drawn again first.
    requestAnimationFrame(() => {
      if (id !== null && rows.current !== null) focusRow(rows.current, id)
    })
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing || isElsewhere(event)) return
    if (openId === null || rows.current?.contains(event.target as Node) === true) return
    event.preventDefault()
    // Beside the list the chat stays open: only the focus goes back.
    if (!isShown(rows.current) || !focusRow(rows.current, openId)) handleBack()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape, wherever the focus is
    <div className="flex flex-col gap-5" onKeyDown={handleKey}>
      <DeskHeader {...desk} />
      {failure !== null && (
        <Notice
          tone="clay"
          icon={<TriangleAlert aria-hidden size={20} className="shrink-0 text-clay" />}
          title="Live Chat Error"
          action={
            <Button variant="secondary" isBusy={test === 'initialising'} onClick={list.retry}>
              {test !== 'initialising' && <RefreshCw aria-hidden size={16} />}
              Try Again
            </Button>
          }
        >
          <p>{failure}</p>
        </Notice>
      )}
      {failure === null && listenerFailure !== null && (
        <Notice
          tone="lantern"
          icon={<WifiOff aria-hidden size={20} className="shrink-0 text-lantern" />}
          title={listenerFailure}
        >
          <p>New chats show up a little later until it is back.</p>
        </Notice>
      )}
      <div className="grid grid-cols-1 items-start gap-5 md:grid-cols-[18rem_minmax(0,1fr)] xl:grid-cols-[20rem_minmax(0,1fr)_17rem]">
        <div
          ref={rows}
          className={clsx('flex min-w-0 flex-col gap-3', openId !== null && 'max-md:hidden')}
        >
          <ChatToolbar address={address} onChange={setAddress} />
          <ChatRows desk={desk} address={address} hrefOf={hrefOf} onOpen={handleOpen} />
        </div>
        {openId === null ? (
          <NoChatOpen />
        ) : (
          <>
            <Conversation
              key={openId}
              chatId={openId}
              reader={reader}
              takesFocus={pressedId === openId}
              onBack={handleBack}
            />
            <ChatContextCard key={`context-${openId}`} chatId={openId} />
          </>
        )}
      </div>
      <DebugInfo desk={desk} address={address} readerId={reader.id} />
    </div>
  )
}

/** React hands on what happens in dialogs and menus too, although they stand elsewhere in the page. */
function isElsewhere({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLElement && target.closest('[role=dialog], [role=menu]') !== null
}

function isShown(node: HTMLElement | null): node is HTMLElement {
  return node !== null && node.offsetParent !== null
}
