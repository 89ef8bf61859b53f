import { useQuery } from '@tanstack/react-query'
import type { Chat, ChatMessage, User } from '@wildpath/contract'
import { useEffect, useRef, useState } from 'react'

import type { ChatThread, ThreadState } from '../../entities/chat/chat-thread.ts'
import { Composer } from '../../entities/chat/composer.tsx'
import { MessageList } from '../../entities/chat/message-list.tsx'
import { useAttachment } from '../../entities/chat/use-attachment.ts'
import { useChatDraft } from '../../entities/chat/use-chat-draft.ts'
import { AnswerTools } from './answer-tools.tsx'
import { chatFailureText } from './chat-failure.ts'
import { personName } from './chat-words.ts'
import { chatAdminsQuery } from './live-chat-queries.ts'
import { withCannedAnswer } from './with-canned-answer.ts'

type OpenThreadProps = {
  chat: Chat
  reader: User
  thread: ChatThread
  state: ThreadState
  takesFocus: boolean
}

/** What was said, and, while the chat is not closed, what an admin answers. */
export function OpenThread({ chat, reader, thread, state, takesFocus }: OpenThreadProps) {
  const root = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const attachment = useAttachment()
  const [text, setText] = useChatDraft(reader.id, chat.id)
  const [isNote, setNote] = useState(false)
  const admins = useQuery(chatAdminsQuery).data?.admins
  const name = personName(chat)
  const isClosed = chat.status === 'closed'

  useEffect(() => {
    if (!takesFocus) return
    // On a touch screen the field would bring the keyboard up over what is to be read first.
    const isTouch = window.matchMedia('(pointer: coarse)').matches
    const log = root.current?.querySelector<HTMLElement>('[role=log]')
    ;(isTouch ? log : (field.current ?? log))?.focus({ preventScroll: true })
    // Where it stands alone, it may begin far down the screen.
    const isAlone = !window.matchMedia('(min-width: 48rem)').matches
    if (isAlone) root.current?.closest('section')?.scrollIntoView({ block: 'start' })
  }, [takesFocus])

  function handleText(next: string) {
    setText(next)
    if (next.trim() !== '' && !isNote) thread.noteTyping()
  }

  function nameOf({ senderRole, senderId }: ChatMessage): string {
    if (senderRole === 'user') return name
    if (senderId === reader.id) return 'You'
    return admins?.find(({ id }) => id === senderId)?.name ?? 'An admin'
  }

  return (
    <div ref={root} className="flex min-h-0 flex-1 flex-col">
      <MessageList
        label={`Conversation with ${name}`}
        side="admin"
        thread={thread}
        state={state}
        nameOf={nameOf}
        otherName={name}
        empty={<p className="m-auto text-quiet">No messages yet</p>}
        reasonOf={(failure) => chatFailureText('Failed to send message', failure)}
      />
      {isClosed ? (
        <p className="border-t border-line px-4 py-3 text-note text-quiet">
          This chat is closed. {name} can start a new one.
        </p>
      ) : (
        <Composer
          label={isNote ? 'Internal note' : `Answer to ${name}`}
          placeholder={isNote ? 'Only admins read this' : placeholderOf(chat)}
          text={text}
          onTextChange={handleText}
          attachment={attachment}
          onSend={(draft) => void thread.send({ ...draft, isNote })}
          sendLabel={isNote ? 'Save note' : 'Send'}
          isMarked={isNote}
          field={field}
          tools={
            <AnswerTools
              isNote={isNote}
              onNoteChange={setNote}
              onInsert={(answer) => setText(withCannedAnswer(text, answer))}
              field={field}
            />
          }
        />
      )}
    </div>
  )
}

function placeholderOf({ status }: Chat): string {
  return status === 'pending_admin' ? 'Answer, and take this chat with it' : 'Write an answer'
}
