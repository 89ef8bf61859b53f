import type { CannedAnswer } from '@wildpath/contract'
import { clsx } from 'clsx'

type CannedAnswerListProps = {
  id: string
  answers: readonly CannedAnswer[]
  chosenId: string | undefined
  onInsert: (answer: CannedAnswer) => void
}

export const cannedOptionId = (listId: string, answerId: string) => `${listId}-${answerId}`

/** The canned answers that match a slash command. The answer box keeps the focus and moves the choice. */
export function CannedAnswerList({ id, answers, chosenId, onInsert }: CannedAnswerListProps) {
  return (
    <div
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a datalist cannot show two lines per option
      role="listbox"
      aria-label="Canned answers"
      className="max-h-56 overflow-y-auto border-t border-line bg-raised py-1"
    >
      {answers.map((answer) => (
        <button
          key={answer.id}
          type="button"
          id={cannedOptionId(id, answer.id)}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see above
          role="option"
          tabIndex={-1}
          aria-selected={answer.id === chosenId}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onInsert(answer)}
          className={clsx(
            'block w-full px-4 py-2 text-left text-note',
            answer.id === chosenId && 'bg-muted shadow-[inset_3px_0_0_var(--fern)]',
          )}
        >
          <span className="block truncate font-semibold">{answer.title}</span>
          <span className="block truncate text-quiet">{answer.text}</span>
        </button>
      ))}
    </div>
  )
}
