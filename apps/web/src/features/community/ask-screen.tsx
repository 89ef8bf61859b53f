import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '@wildpath/contract'
import { type SubmitEvent, useState } from 'react'
import { useNavigate } from 'react-router'

import { callApi } from '../../entities/api/call-api.ts'
import { ApiFailure } from '../../entities/api/api-failure.ts'
import { useSession } from '../../entities/person/session.ts'
import { useScreenTitle } from '../../entities/site/use-screen-title.ts'
import { failureMessage } from '../../lib/request-failure.ts'
import { newId } from '../../lib/new-id.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { LeaveGuard } from '../../ui/leave-guard.tsx'
import { Notice } from '../../ui/notice.tsx'
import { notifySuccess } from '../../ui/notify.ts'
import { CommunityName } from './community-name.tsx'
import { questionQuery, questionsKey } from './community-queries.ts'
import { QuestionFields } from './question-fields.tsx'
import { questionPath } from './question-paths.ts'
import { SimilarPosts } from './similar-posts.tsx'

const empty = { title: '', text: '' }

/** /questions/new: a question, and beside it what may answer it already. */
export function AskScreen() {
  useScreenTitle('Ask a question')
  const isDemo = useSession()?.isDemo ?? false
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [draft, setDraft] = useState(empty)
  const [requestId] = useState(newId)
  const post = useMutation({
    mutationFn: () => callApi(api.askQuestion, { body: { ...draft, requestId } }),
    async onSuccess(question) {
      queryClient.setQueryData(questionQuery(question.id).queryKey, question)
      notifySuccess('Your question is posted.')
      await queryClient.invalidateQueries({ queryKey: questionsKey })
      await navigate(questionPath(question.id), { replace: true })
    },
  })
  const errors = post.error instanceof ApiFailure ? post.error.fields : {}
  const isInField = Object.keys(errors).length > 0
  const isDirty = draft.title.trim() !== '' || draft.text.trim() !== ''

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!post.isPending) post.mutate()
  }

  return (
    <div className="content-width flex-1 py-8 sm:py-12">
      <h1 className="text-heading">Ask a question</h1>
      <p className="mt-2 max-w-2xl text-quiet">
        Everybody can read it and its answers, also without an account. What is about your account
        or your payments belongs in the chat.
      </p>
      {isDemo && (
        <div className="mt-6 max-w-2xl">
          <Notice
            tone="lake"
            title="The demo posts nothing: log in with an account of your own to ask."
          />
        </div>
      )}
      <div className="mt-8 grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-4">
          <QuestionFields draft={draft} errors={errors} onChange={setDraft} />
          {post.isError && !isInField && (
            <Notice
              tone="clay"
              title={failureMessage(post.error, 'Your question was not posted. Please try again.')}
            />
          )}
          <CommunityName />
          <div className="flex flex-wrap gap-3">
            <Button
              type="submit"
              isBusy={post.isPending}
              disabled={isDemo || draft.title.trim() === ''}
            >
              Post question
            </Button>
            <ButtonLink to="/questions" variant="quiet">
              Cancel
            </ButtonLink>
          </div>
        </form>
        <SimilarPosts title={draft.title} />
      </div>
      <LeaveGuard
        isDirty={isDirty && !post.isPending && !post.isSuccess}
        onLeave={() => setDraft(empty)}
      />
    </div>
  )
}
