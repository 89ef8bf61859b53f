import { api, isAdmin, type Question, type User } from '@wildpath/contract'
import { Users } from 'lucide-react'
import { useNavigate } from 'react-router'

import { callApi } from '../../entities/api/call-api.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { DeletePost } from './delete-post.tsx'
import { EditQuestion } from './edit-post.tsx'
import { ReportPost } from './report-post.tsx'
import type { QuestionChanges } from './use-question-changes.ts'

type QuestionActionsProps = { question: Question; user: User; changes: QuestionChanges }

/** What its asker does with a question, and what others do. */
export function QuestionActions({ question, user, changes }: QuestionActionsProps) {
  return (
    <div className="flex flex-wrap gap-2">
      {question.isOwn ? (
        <OwnActions question={question} changes={changes} />
      ) : (
        <OthersActions question={question} changes={changes} />
      )}
      {isAdmin(user) && (
        <ButtonLink to={`/admin/questions?question=${question.id}`} variant="quiet" size="small">
          Moderate
        </ButtonLink>
      )}
    </div>
  )
}

type ActionsProps = Pick<QuestionActionsProps, 'question' | 'changes'>

function OwnActions({ question, changes: { refresh } }: ActionsProps) {
  const navigate = useNavigate()

  async function handleDeleted() {
    await navigate('/questions')
    await refresh()
  }

  return (
    <>
      {question.closed === null && <EditQuestion question={question} onSaved={refresh} />}
      <DeletePost
        what="question"
        text={lostText(question.answers.length)}
        onDelete={() => callApi(api.deleteQuestion, { params: { id: question.id } })}
        onDeleted={handleDeleted}
      />
    </>
  )
}

function OthersActions({ question, changes: { vote, refresh } }: ActionsProps) {
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        aria-pressed={question.hasVoted}
        className="aria-pressed:border-fern aria-pressed:bg-fern-wash aria-pressed:text-fern"
        isBusy={vote.isPending}
        onClick={() => vote.mutate(!question.hasVoted)}
      >
        {!vote.isPending && <Users aria-hidden size={16} />}
        I have this question, too
      </Button>
      <ReportPost
        questionId={question.id}
        answerId={null}
        isReported={question.isReported}
        onReported={refresh}
      />
    </>
  )
}

function lostText(answers: number): string {
  if (answers === 0) return 'Nobody can read it any more. This cannot be undone.'
  const theirs = answers === 1 ? 'its answer goes' : `its ${answers} answers go`
  return `Nobody can read it any more, and ${theirs} with it. This cannot be undone.`
}
