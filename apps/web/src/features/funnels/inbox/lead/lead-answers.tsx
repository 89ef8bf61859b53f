import { answerText, type Lead } from '@wildpath/contract'

import { contactLink } from './lead-parts.ts'
import { LongText } from './long-text.tsx'

type Answer = Lead['values'][number]

/** Everything the visitor said, in the form's own order. */
export function LeadAnswers({ answers }: { answers: readonly Answer[] }) {
  return (
    <dl className="flex flex-col gap-3">
      {answers
        .filter(({ value }) => value !== '')
        .map((answer) => (
          <div key={answer.label}>
            <dt className="text-note text-quiet wrap-anywhere">{answer.label}</dt>
            <dd>
              <AnswerValue answer={answer} />
            </dd>
          </div>
        ))}
    </dl>
  )
}

function AnswerValue({ answer }: { answer: Answer }) {
  const href = contactLink(answer)
  if (href === null) return <LongText text={answerText(answer)} />
  return (
    <a
      href={href}
      className="inline-flex items-center text-fern underline decoration-1 underline-offset-4 wrap-anywhere pointer-coarse:min-h-11 hover:decoration-2"
    >
      {answer.value}
    </a>
  )
}
