import { api, type AnswerPost, type Question } from '@wildpath/contract'
import { CircleCheck } from 'lucide-react'

import { callApi } from '../../entities/api/call-api.ts'
import { Button } from '../../ui/button.tsx'
import { DeletePost } from './delete-post.tsx'
import { EditAnswer } from './edit-post.tsx'
import { ReportPost } from './report-post.tsx'
import type { QuestionChanges } from './use-question-changes.ts'

type AnswerActionsProps = { question: Question; answer: AnswerPost; changes: QuestionChanges }

/** What the asker, the author of an answer and others do with it. */
export function AnswerActions({ question, answer, changes }: AnswerActionsProps) {
  const { solution, refresh } = changes
  const isSolution = answer.id === question.solutionId
  const isBusy = solution.isPending && solution.variables.pressed === answer.id

  return (
    <div className="flex flex-wrap gap-2">
      {question.isOwn && answer.hidden === null && (
        <Button
          variant="secondary"
          size="small"
          isBusy={isBusy}
          onClick={() => solution.mutate({ pressed: answer.id, isSolution: !isSolution })}
        >
          {!isBusy && <CircleCheck aria-hidden size={16} />}
          {isSolution ? 'Not solved after all' : 'This solved it'}
        </Button>
      )}
      {answer.isOwn ? (
        <>
          <EditAnswer answer={answer} onSaved={refresh} />
          <DeletePost
            what="answer"
            text="Nobody can read it any more. This cannot be undone."
            onDelete={() => callApi(api.deleteAnswer, { params: { id: answer.id } })}
            onDeleted={refresh}
          />
        </>
      ) : (
        <ReportPost
          questionId={question.id}
          answerId={answer.id}
          isReported={answer.isReported}
          onReported={refresh}
        />
      )}
    </div>
  )
}
