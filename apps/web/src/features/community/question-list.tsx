import type { QuestionSummary } from '@wildpath/contract'
import { CircleCheck, Lock, MessageSquare, Users } from 'lucide-react'

import { Badge } from '../../ui/badge.tsx'
import { Link } from '../../ui/link.tsx'
import { PostMeta } from './post-meta.tsx'
import { questionPath } from './question-paths.ts'
import { answersText, votesText } from './question-words.ts'

/** Questions with what each of them is about, and how far it is. */
export function QuestionList({ questions }: { questions: readonly QuestionSummary[] }) {
  return (
    <ul
      aria-label="Questions, newest first"
      className="divide-y divide-line rounded-card border border-line bg-surface shadow-low"
    >
      {questions.map((question) => (
        <li key={question.id} className="flex flex-col gap-1.5 px-4 py-4 sm:px-6">
          <h2 className="text-lead font-semibold">
            <Link
              to={questionPath(question.id)}
              className="inline-flex min-h-11 items-center wrap-anywhere underline-offset-4 hover:text-fern hover:underline sm:min-h-8"
            >
              {question.title}
            </Link>
          </h2>
          {question.excerpt !== '' && (
            <p className="line-clamp-2 max-w-3xl wrap-anywhere text-quiet">{question.excerpt}</p>
          )}
          <PostMeta author={question.author.name} createdAt={question.createdAt}>
            <span className="inline-flex items-center gap-1.5">
              <MessageSquare aria-hidden size={16} />
              {answersText(question.answers)}
            </span>
            {question.votes > 0 && (
              <span className="inline-flex items-center gap-1.5">
                <Users aria-hidden size={16} />
                {votesText(question.votes)}
              </span>
            )}
            <QuestionState {...question} />
          </PostMeta>
        </li>
      ))}
    </ul>
  )
}

/** Solved, closed, or neither. */
export function QuestionState({
  isSolved,
  isClosed,
}: Pick<QuestionSummary, 'isSolved' | 'isClosed'>) {
  if (isSolved) {
    return (
      <Badge tone="fern" icon={<CircleCheck aria-hidden size={14} />}>
        Solved
      </Badge>
    )
  }
  if (!isClosed) return null
  return <Badge icon={<Lock aria-hidden size={14} />}>Closed</Badge>
}
