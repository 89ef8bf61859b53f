import { useQuery } from '@tanstack/react-query'
import {
  type Chat,
  type ChatMessage,
  fillCannedAnswer,
  firstNameOf,
  type User,
} from '@wildpath/contract'
import { useEffect, useRef, useState } from 'react'

import type { ChatThread, ThreadState } from '../../entities/chat/chat-thread.ts'
import { Composer } from '../../entities/chat/composer.tsx'
import { MessageList } from '../../entities/chat/message-list.tsx'
import { useAttachment } from '../../entities/chat/use-attachment.ts'
import { useChatDraft } from '../../entities/chat/use-chat-draft.ts'
import { Button } from '../../ui/button.tsx'
import { AnswerTools } from './answer-tools.tsx'
import { chatFailureText } from './chat-failure.ts'
import { personName, planLabel } from './chat-words.ts'
import { chatContextQuery } from './live-chat-queries.ts'
import { TakeOver } from './take-over.tsx'
import { useSlashAnswers } from './use-slash-answers.tsx'
import { withCannedAnswer } from './with-canned-answer.ts'

type OpenThreadProps = {
  chat: Chat
  reader: User
  thread: ChatThread
  state: ThreadState
  takesFocus: boolean
}

/** The messages of a chat, and the field to answer in or to add a note. */
export function OpenThread({ chat, reader, thread, state, takesFocus }: OpenThreadProps) {
  const root = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const attachment = useAttachment()
  const [text, setText] = useChatDraft(reader.id, chat.id)
  const [wantsNote, setNote] = useState(false)
  const name = personName(chat)
  const isClosed = chat.status === 'closed'
  const isOthers = !isClosed && chat.adminId !== null && chat.adminId !== reader.id
  // Only its own admin answers a chat, and only notes can be added to a closed one.
  const isNote = wantsNote || isClosed || isOthers
  // Closed chats have no input (spec 3, section 2.11) until the admin asks for one.
  const hasInput = !isClosed || wantsNote

  const context = useQuery(chatContextQuery(chat.id)).data
  const fill = (answer: string) =>
    fillCannedAnswer(answer, {
      name: firstNameOf(name) ?? name,
      admin: reader.full_name,
      ...(context && { plan: planLabel(context.plan) }),
      ...(context?.funnels[0] && { adventure: context.funnels[0].title }),
    })
  const slash = useSlashAnswers(text, (answer) => setText(fill(answer)))

  useEffect(() => {
    if (!takesFocus) return
    // On a touch screen the field would bring the keyboard up over what is to be read first.
    const isTouch = window.matchMedia('(pointer: coarse)').matches
    const log = root.current?.querySelector<HTMLElement>('[role=log]')
    ;(isTouch ? log : (field.current ?? log))?.focus({ preventScroll: true })
    // Phones show the chat alone; elsewhere the answer box may be below the fold.
    const isAlone = !window.matchMedia('(min-width: 48rem)').matches
    const block = isAlone ? 'start' : 'nearest'
    root.current?.closest('section')?.scrollIntoView({ block })
  }, [takesFocus])

  function handleText(next: string) {
    setText(next)
    // Otherwise taking over the chat would turn a half-written note into an answer.
    if (isNote) setNote(true)
    if (next.trim() !== '' && !isNote) thread.noteTyping()
  }

  function nameOf({ senderRole, senderId, senderName }: ChatMessage): string {
    // Users can set their name to 'Wildpath Support'.
    if (senderRole === 'user') return `${name} (customer)`
    return senderId === reader.id ? 'You' : (senderName ?? 'An admin')
  }

  return (
    <div ref={root} className="flex min-h-0 flex-1 flex-col">
      <MessageList
        label={`Conversation with ${name}`}
        side="admin"
        thread={thread}
        state={state}
        nameOf={nameOf}
        empty={<p className="m-auto text-quiet">No messages yet</p>}
        reasonOf={(failure) => chatFailureText('Failed to send message', failure)}
      />
      {isClosed && (
        <div className="flex flex-wrap items-center justify-between gap-2 border-t border-line px-4 py-3 text-note text-quiet">
          <p>This chat is closed. {name} can start a new one.</p>
          {!wantsNote && (
            <Button size="small" variant="secondary" onClick={() => setNote(true)}>
              Add note
            </Button>
          )}
        </div>
      )}
      {isOthers && <TakeOver chat={chat} reader={reader} onDone={thread.refresh} />}
      {hasInput && slash.list}
      {hasInput && (
        <Composer
          fieldProps={slash.fieldProps}
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
              onNoteChange={isClosed || isOthers ? null : setNote}
              onInsert={(answer) => setText(withCannedAnswer(text, fill(answer)))}
              field={field}
            />
          }
        />
      )}
    </div>
  )
}

function placeholderOf({ status }: Chat): string {
  return status === 'pending_admin' ? 'Reply to take this chat' : 'Write a reply'
}
