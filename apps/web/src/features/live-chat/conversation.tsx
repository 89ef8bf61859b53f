import type { User } from '@wildpath/contract'
import { ArrowLeft, RefreshCw, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

import { useChatThread } from '../../entities/chat/use-chat-thread.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { chatFailureText } from './chat-failure.ts'
import { answererText, personName, statusLook } from './chat-words.ts'
import { ConversationActions } from './conversation-actions.tsx'
import { OpenThread } from './open-thread.tsx'
import { TrainingCard } from './training-card.tsx'

type ConversationProps = {
  chatId: string
  reader: User
  /** It was opened by a press or a key just now. */
  takesFocus: boolean
  onBack: () => void
}

/** One chat: who it is with, what was said, and the field to answer in. */
export function Conversation({ chatId, reader, takesFocus, onBack }: ConversationProps) {
  const { thread, state } = useChatThread(chatId, { id: reader.id, role: 'admin' })
  const { chat, failure } = state

  return (
    <section
      aria-label={chat === null ? 'Conversation' : `Chat with ${personName(chat)}`}
      className="flex h-[600px] min-w-0 scroll-my-20 scroll-mb-4 flex-col overflow-hidden rounded-card border border-line bg-surface shadow-low"
    >
      <header className="flex items-start gap-1 border-b border-line py-2 pr-3 pl-1 md:pl-4">
        <IconButton label="Back to the list" onClick={onBack} className="md:hidden">
          <ArrowLeft aria-hidden size={20} />
        </IconButton>
        {chat === null ? (
          <Skeleton className="my-2 h-7 flex-1" />
        ) : (
          <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3 gap-y-2 py-1">
            <div className="min-w-0">
              <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
                <h2 className="text-lead font-semibold wrap-anywhere">{personName(chat)}</h2>
                <Badge tone={statusLook(chat.status).tone}>{statusLook(chat.status).label}</Badge>
              </div>
              <p className="text-note text-quiet wrap-anywhere">
                {chat.userEmail} · {answererText(chat, reader.id)}
              </p>
            </div>
            <ConversationActions chat={chat} reader={reader} onDone={thread.refresh} />
          </div>
        )}
      </header>
      {chat !== null && (
        <TrainingCard chatId={chatId} lastPosition={state.messages.at(-1)?.position ?? 0} />
      )}
      {failure !== null && (
        <ThreadFailure onRetry={thread.refresh}>
          {chatFailureText(
            chat === null ? 'Failed to set up message listener' : 'Message updates failed',
            failure,
          )}
        </ThreadFailure>
      )}
      {chat === null ? (
        <div className="flex flex-1 flex-col justify-end gap-3 p-4">
          {failure === null && (
            <>
              <Skeleton className="h-12 w-3/5" />
              <Skeleton className="h-12 w-2/5 self-end" />
              <Skeleton className="h-12 w-1/2" />
            </>
          )}
        </div>
      ) : (
        <OpenThread
          chat={chat}
          reader={reader}
          thread={thread}
          state={state}
          takesFocus={takesFocus}
        />
      )}
    </section>
  )
}

function ThreadFailure({ onRetry, children }: { onRetry: () => void; children: ReactNode }) {
  return (
    <div className="p-3">
      <Notice
        tone="clay"
        icon={<TriangleAlert aria-hidden size={20} className="shrink-0 text-clay" />}
        title="Live Chat Error"
        action={
          <Button size="small" variant="secondary" onClick={onRetry}>
            <RefreshCw aria-hidden size={16} />
            Try Again
          </Button>
        }
      >
        <p>{children}</p>
      </Notice>
    </div>
  )
}
