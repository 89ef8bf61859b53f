import { product, type AnswerPost, type Question } from '@wildpath/contract'
import { ArrowLeft, CircleCheck, EyeOff, Lock, Tent } from 'lucide-react'
import type { ReactNode } from 'react'

import { Badge } from '../../ui/badge.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PostMeta } from './post-meta.tsx'
import { PostText } from './post-text.tsx'
import { QuestionState } from './question-list.tsx'
import { answerAnchor } from './question-paths.ts'
import { answersText, votesText } from './question-words.ts'

type QuestionViewProps = {
  question: Question
  /** What somebody who is signed in does with the question, and with an answer. */
  questionActions?: ReactNode
  renderAnswerActions?: (answer: AnswerPost) => ReactNode
  /** Below the answers: the form of an answer, or the way to it. */
  children: ReactNode
}

/** A question with its answers, to be read by everybody. */
export function QuestionView(props: QuestionViewProps) {
  const { question, questionActions, renderAnswerActions, children } = props
  const isSolved = question.solutionId !== null

  return (
    <div className="content-width flex-1 py-8 sm:py-12">
      <div className="mx-auto max-w-3xl">
        <Link
          to="/questions"
          className="inline-flex min-h-11 items-center gap-2 rounded-control text-note font-semibold text-quiet hover:text-ink"
        >
          <ArrowLeft aria-hidden size={16} />
          All questions
        </Link>
        <article className="mt-4 flex flex-col gap-4">
          <h1 className="text-heading wrap-anywhere">{question.title}</h1>
          <PostMeta
            author={question.author.name}
            createdAt={question.createdAt}
            editedAt={question.editedAt}
          >
            {question.votes > 0 && <span>{votesText(question.votes)}</span>}
            <QuestionState isSolved={isSolved} isClosed={question.closed !== null} />
          </PostMeta>
          <HiddenNotice hidden={question.hidden} what="question" />
          {question.text !== '' && <PostText text={question.text} />}
          {questionActions}
        </article>
        <section className="mt-10" aria-labelledby="answers">
          <h2 id="answers" className="text-title">
            {answersText(question.answers.length)}
          </h2>
          {question.answers.length > 0 && (
            <ol className="mt-4 flex flex-col gap-4">
              {question.answers.map((answer) => (
                <AnswerItem
                  key={answer.id}
                  answer={answer}
                  isSolution={answer.id === question.solutionId}
                  actions={renderAnswerActions?.(answer)}
                />
              ))}
            </ol>
          )}
        </section>
        <div className="mt-8">
          {question.closed === null ? (
            children
          ) : (
            <Notice
              icon={<Lock aria-hidden size={20} className="shrink-0" />}
              title="The team closed this question: it takes no more answers."
            >
              <p className="wrap-anywhere">{question.closed.reason}</p>
            </Notice>
          )}
        </div>
      </div>
    </div>
  )
}

type AnswerItemProps = { answer: AnswerPost; isSolution: boolean; actions: ReactNode }

function AnswerItem({ answer, isSolution, actions }: AnswerItemProps) {
  return (
    <li
      id={answerAnchor(answer.id)}
      className={`flex scroll-mt-24 flex-col gap-3 rounded-card border bg-surface p-5 shadow-low target:outline-2 target:outline-offset-2 target:outline-lantern sm:p-6 ${isSolution ? 'border-fern' : 'border-line'}`}
    >
      <PostMeta author={answer.author.name} createdAt={answer.createdAt} editedAt={answer.editedAt}>
        {answer.isTeam && (
          <Badge tone="lantern" icon={<Tent aria-hidden size={14} />}>
            {product.name} team
          </Badge>
        )}
        {isSolution && (
          <Badge tone="fern" icon={<CircleCheck aria-hidden size={14} />}>
            Solved it
          </Badge>
        )}
      </PostMeta>
      <HiddenNotice hidden={answer.hidden} what="answer" />
      <PostText text={answer.text} />
      {actions}
    </li>
  )
}

type HiddenNoticeProps = { hidden: Question['hidden']; what: 'question' | 'answer' }

/** Only its author and the team get what is hidden at all. */
function HiddenNotice({ hidden, what }: HiddenNoticeProps) {
  if (hidden === null) return null
  return (
    <Notice
      tone="lantern"
      icon={<EyeOff aria-hidden size={20} className="shrink-0 text-lantern" />}
      title={`The team has hidden this ${what}. Only its author and the team see it.`}
    >
      <p className="wrap-anywhere">{hidden.reason}</p>
    </Notice>
  )
}
