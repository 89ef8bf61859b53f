import type { Question, User } from '@wildpath/contract'

import { AnswerActions } from './answer-actions.tsx'
import { AnswerForm } from './answer-form.tsx'
import { QuestionActions } from './question-actions.tsx'
import { QuestionView } from './question-view.tsx'
import { useQuestionChanges } from './use-question-changes.ts'

type PersonsQuestionProps = { question: Question; user: User }

/** A question for somebody who is signed in: with all that they may do. */
export function PersonsQuestion({ question, user }: PersonsQuestionProps) {
  const changes = useQuestionChanges(question)

  return (
    <QuestionView
      question={question}
      questionActions={<QuestionActions question={question} user={user} changes={changes} />}
      renderAnswerActions={(answer) => (
        <AnswerActions question={question} answer={answer} changes={changes} />
      )}
    >
      <AnswerForm questionId={question.id} user={user} onAnswered={changes.refresh} />
    </QuestionView>
  )
}
