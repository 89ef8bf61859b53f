import { useMemo, useState } from 'react'

import { createChatDrafts } from './chat-drafts.ts'

/** What a person has written in a chat and not sent; the component that uses it is keyed by the chat. */
export function useChatDraft(
  personId: string,
  chatId: string,
): [text: string, setText: (text: string) => void] {
  const drafts = useMemo(() => createChatDrafts(personId, () => window.sessionStorage), [personId])
  const [text, setText] = useState(() => drafts.read(chatId))

  return [
    text,
    (next) => {
      drafts.write(chatId, next)
      setText(next)
    },
  ]
}
