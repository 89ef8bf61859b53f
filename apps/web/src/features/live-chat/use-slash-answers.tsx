import { useQuery } from '@tanstack/react-query'
import type { CannedAnswer } from '@wildpath/contract'
import { type KeyboardEvent, useId, useState } from 'react'

import { CannedAnswerList, cannedOptionId } from './canned-answer-list.tsx'
import { findCannedAnswers } from './find-canned-answers.ts'
import { cannedAnswersQuery } from './live-chat-queries.ts'

/** Opens the canned answers with a slash at the start of the answer box: arrows choose, Enter inserts, Escape closes. */
export function useSlashAnswers(draft: string, onInsert: (text: string) => void) {
  const listId = useId()
  const [chosen, setChosen] = useState(0)
  const [closedDraft, setClosedDraft] = useState<string | null>(null)
  const isCommand = draft.startsWith('/') && draft !== closedDraft
  const answers = useQuery({ ...cannedAnswersQuery, enabled: isCommand }).data?.answers ?? []
  const found = isCommand ? (findCannedAnswers(draft, answers) ?? []) : []
  const at = Math.min(chosen, found.length - 1)
  const chosenId = found[at]?.id

  function insert({ text }: CannedAnswer) {
    setChosen(0)
    onInsert(text)
  }

  function handleKeyDown(event: KeyboardEvent) {
    const answer = found[at]
    if (answer === undefined || event.nativeEvent.isComposing || event.shiftKey) return
    if (event.key === 'ArrowDown') setChosen((at + 1) % found.length)
    else if (event.key === 'ArrowUp') setChosen((at + found.length - 1) % found.length)
    else if (event.key === 'Enter' || event.key === 'Tab') insert(answer)
    else if (event.key === 'Escape') setClosedDraft(draft)
    else return
    event.preventDefault()
  }

  return {
    list: found.length > 0 && (
      <CannedAnswerList id={listId} answers={found} chosenId={chosenId} onInsert={insert} />
    ),
    fieldProps: {
      onKeyDown: handleKeyDown,
      ...(chosenId !== undefined && {
        'aria-controls': listId,
        'aria-activedescendant': cannedOptionId(listId, chosenId),
      }),
    },
  }
}
