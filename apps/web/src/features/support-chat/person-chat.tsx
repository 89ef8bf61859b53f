import type { Chat, User } from '@wildpath/contract'
import { personSuggestions } from '@wildpath/help/suggestions'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { ApiFailure } from '../../entities/api/api-failure.ts'
import { useIsVisit } from '../../entities/person/use-is-visit.ts'
import { Composer } from '../../entities/chat/composer.tsx'
import { MessageList } from '../../entities/chat/message-list.tsx'
import { useAttachment } from '../../entities/chat/use-attachment.ts'
import { useChatThread } from '../../entities/chat/use-chat-thread.ts'
import { useSite } from '../../entities/site/site.ts'
import { useLiveConnection } from '../../entities/live-events/use-live-connection.ts'
import { failureMessage } from '../../lib/request-failure.ts'
import { Button } from '../../ui/button.tsx'
import { controlClass } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { notifyError, notifySuccess } from '../../ui/notify.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { chatStatusText } from './chat-status-text.ts'
import { Suggestions } from './suggestions.tsx'
import { TrainingBar } from './training-bar.tsx'
import { ownChat } from './use-own-chat.ts'

type PersonChatProps = { person: User }

const connectFailure = 'Failed to connect to admin support'

/** The chat with somebody of the team; it begins when this is first shown. */
export function PersonChat({ person }: PersonChatProps) {
  const [chatId, setChatId] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const isVisit = useIsVisit()
  const enter = isVisit ? ownChat.look : ownChat.enter
  useLiveConnection(person.id)

  async function connect(begin: typeof ownChat.enter) {
    setFailure(null)
    try {
      const { chat, isNew } = await begin()
      setChatId(chat.id)
      if (isNew) notifySuccess('Connected to admin support! An admin will respond shortly.')
    } catch (error) {
      // What the person can do something about, or wait for.
      const isTold = error instanceof ApiFailure && [401, 403].includes(error.status)
      const said = isTold ? failureMessage(error, connectFailure) : connectFailure
      setFailure(said)
      notifyError(said)
    }
  }

  const handleShown = useEffectEvent(() => void connect(enter))
  // One for each time that it is opened, however often it is drawn.
  const hasBegun = useRef(false)
  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    handleShown()
  }, [])

  if (failure === null && chatId !== null) {
    const restart = () => {
      setChatId(null)
      void connect(ownChat.start)
    }
    return <OpenThread key={chatId} personId={person.id} chatId={chatId} onRestart={restart} />
  }
  return (
    <>
      <div className="flex flex-1 flex-col items-center justify-center gap-3 p-4">
        {failure === null ? (
          <output className="flex items-center gap-2 text-quiet">
            <Spinner />
            Connecting to our team…
          </output>
        ) : (
          <Notice
            tone="clay"
            action={
              <Button size="small" variant="secondary" onClick={() => void connect(enter)}>
                Try Again
              </Button>
            }
          >
            <p>{failure}</p>
          </Notice>
        )}
      </div>
      {/* Before there is a chat nothing can be written into it (spec 1, section 2.9). */}
      <RestingField />
    </>
  )
}

/** Where nothing can be written, and why. */
function RestingField({ reason }: { reason?: string }) {
  return (
    <div className="border-t border-line p-3">
      <textarea
        disabled
        rows={1}
        aria-label="Message to the team"
        placeholder="Write a message…"
        className={`${controlClass} w-full resize-none`}
      />
      {reason !== undefined && <p className="mt-1.5 text-note text-quiet">{reason}</p>}
    </div>
  )
}

type OpenThreadProps = { personId: string; chatId: string; onRestart: () => void }

function OpenThread({ personId, chatId, onRestart }: OpenThreadProps) {
  const { thread, state } = useChatThread(chatId, { id: personId, role: 'user' })
  const [text, setText] = useState('')
  const attachment = useAttachment()
  const field = useRef<HTMLTextAreaElement>(null)
  const isClosed = state.chat?.status === 'closed'
  const isVisit = useIsVisit()

  // Whoever waited for the connection goes on with their message.
  useEffect(() => field.current?.focus(), [])

  async function send(draft: Parameters<typeof thread.send>[0]) {
    await thread.send(draft)
    if (thread.read().unsent.some(({ failure }) => failure !== null)) {
      notifyError('Failed to send message to admin')
    }
  }

  return (
    <>
      <Status chat={state.chat} />
      <MessageList
        label="Conversation with our team"
        side="user"
        thread={thread}
        state={state}
        nameOf={({ senderRole, senderName }) =>
          senderRole === 'user' ? 'You' : (senderName ?? 'Our team')
        }
      />
      {!isClosed && !isVisit && state.messages.length <= 1 && state.unsent.length === 0 && (
        <Suggestions
          questions={personSuggestions}
          onChoose={(question) => void send({ text: question })}
        />
      )}
      {state.chat !== null && (
        <TrainingBar chatId={chatId} lastPosition={state.messages.at(-1)?.position ?? 0} />
      )}
      {isVisit ? (
        <RestingField reason="You are here for support: only the person whose account this is can write here." />
      ) : isClosed ? (
        <div className="flex flex-col gap-2 border-t border-line p-3">
          <p className="text-note text-quiet">This chat is closed.</p>
          <Button variant="secondary" onClick={onRestart}>
            Start a new chat
          </Button>
        </div>
      ) : (
        <Composer
          label="Message to the team"
          placeholder="Write a message…"
          field={field}
          text={text}
          onTextChange={(next) => {
            setText(next)
            if (next !== '') thread.noteTyping()
          }}
          attachment={attachment}
          onSend={(draft) => void send(draft)}
        />
      )}
    </>
  )
}

function Status({ chat }: { chat: Chat | null }) {
  const { support, providers } = useSite()
  if (chat === null || chat.status === 'closed') return null
  return (
    <output className="block border-b border-line px-4 py-2 text-note text-quiet">
      {chatStatusText(chat, { promise: support, sendsEmail: providers.email === 'live' })}
    </output>
  )
}
