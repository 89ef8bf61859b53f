import { longestQuestion } from '@wildpath/contract'
import { suggestQuestions } from '@wildpath/help/suggestions'
import { SendHorizontal, Square, UserRound } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'

import { useThreadScroll } from '../../entities/chat/use-thread-scroll.ts'
import { ArticleText } from '../../entities/help/article-text.tsx'
import { usePerson } from '../../entities/person/person.ts'
import { usePathname } from '../../ui/link-context.ts'
import { Button } from '../../ui/button.tsx'
import { controlClass } from '../../ui/field.tsx'
import { GrowingTextArea } from '../../ui/growing-text-area.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { guide } from './guide.ts'
import type { GuideMessage } from './guide-conversation.ts'
import { Suggestions } from './suggestions.tsx'

type GuideChatProps = { onTalk: () => void }

/** Questions to the guide, whose answers come from the help articles. */
export function GuideChat({ onTalk }: GuideChatProps) {
  const messages = useSyncExternalStore(guide.subscribe, guide.read)
  const isAnswering = useSyncExternalStore(guide.subscribe, guide.isAnswering)
  const screen = usePathname()
  const person = usePerson()
  const [text, setText] = useState('')
  const log = useRef<HTMLDivElement>(null)

  const field = useRef<HTMLTextAreaElement>(null)
  const { handleScroll } = useThreadScroll(log, {
    firstKey: messages[0]?.id,
    lastKey: messages.at(-1)?.id,
    // An answer begins with the question that somebody has just asked.
    isLastOwn: true,
  })
  useEffect(() => field.current?.focus(), [])

  function handleSend() {
    if (text.trim() === '' || isAnswering) return
    setText('')
    void guide.ask(text, screen)
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    handleSend()
  }

  return (
    <>
      <div
        ref={log}
        role="log"
        aria-label="Conversation with the guide"
        aria-busy={isAnswering}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled with the keyboard
        tabIndex={0}
        onScroll={handleScroll}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-4 -outline-offset-2"
      >
        <div className="flex flex-col gap-3">
          {messages.map((message) => (
            <Message key={message.id} message={message} onTalk={onTalk} />
          ))}
        </div>
      </div>
      {messages.length <= 1 && (
        <Suggestions
          questions={suggestQuestions(screen, person?.plan ?? 'free').map(
            ({ question }) => question,
          )}
          onChoose={(question) => void guide.ask(question, screen)}
        />
      )}
      <div className="flex flex-col gap-2 border-t border-line p-3">
        <div className="flex items-end gap-2">
          <GrowingTextArea
            ref={field}
            rows={1}
            value={text}
            maxLength={longestQuestion}
            aria-label="Question to the guide"
            placeholder="Ask a question…"
            onChange={({ target }) => setText(target.value)}
            onKeyDown={handleKeyDown}
            className={`${controlClass} max-h-32 flex-1 resize-none overflow-y-auto`}
          />
          {isAnswering ? (
            <Button variant="secondary" aria-label="Stop" onClick={() => guide.stop()}>
              <Square aria-hidden size={16} />
            </Button>
          ) : (
            <Button
              aria-label="Send"
              aria-disabled={text.trim() === '' || undefined}
              onClick={handleSend}
            >
              <SendHorizontal aria-hidden size={18} />
            </Button>
          )}
        </div>
        <Button variant="quiet" size="small" className="self-start" onClick={onTalk}>
          <UserRound aria-hidden size={16} />
          Talk to Admin
        </Button>
      </div>
    </>
  )
}

function Message({ message, onTalk }: { message: GuideMessage; onTalk: () => void }) {
  const { role, content, state, sources, offersPerson } = message
  if (role === 'user') {
    return (
      <p className="max-w-[85%] self-end rounded-card rounded-br-[3px] border border-fern bg-fern-wash px-3.5 py-2 wrap-anywhere whitespace-pre-wrap">
        <span className="sr-only">You: </span>
        {content}
      </p>
    )
  }
  return (
    <div className="flex max-w-[92%] flex-col gap-2 self-start rounded-card rounded-bl-[3px] border border-line bg-raised px-3.5 py-2.5">
      {content === '' && state === 'partial' ? (
        <p className="text-quiet">Looking it up…</p>
      ) : (
        <ArticleText text={content} />
      )}
      {state === 'stopped' && <p className="text-note text-quiet">Stopped.</p>}
      {sources.length > 0 && (
        <div className="border-t border-line pt-2 text-note">
          <p className="text-quiet">From our help:</p>
          <ul>
            {sources.map(({ slug, title }) => (
              <li key={slug}>
                <TextLink to={`/help/${slug}`}>{title}</TextLink>
              </li>
            ))}
          </ul>
        </div>
      )}
      {offersPerson && (
        <Button variant="secondary" size="small" className="self-start" onClick={onTalk}>
          Talk to a person
        </Button>
      )}
    </div>
  )
}
