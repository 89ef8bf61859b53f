import { useMutation } from '@tanstack/react-query'
import { api, isAdmin, longestPost, product, type User } from '@wildpath/contract'
import { type SubmitEvent, useState } from 'react'

import { callApi } from '../../entities/api/call-api.ts'
import { ApiFailure } from '../../entities/api/api-failure.ts'
import { failureMessage } from '../../lib/request-failure.ts'
import { newId } from '../../lib/new-id.ts'
import { Button } from '../../ui/button.tsx'
import { LeaveGuard } from '../../ui/leave-guard.tsx'
import { Notice } from '../../ui/notice.tsx'
import { notifySuccess } from '../../ui/notify.ts'
import { TextArea } from '../../ui/text-area.tsx'
import { CommunityName } from './community-name.tsx'

type AnswerFormProps = { questionId: string; user: User; onAnswered: () => Promise<unknown> }

/** Writes an answer; it stays in its field until the server has it. */
export function AnswerForm({ questionId, user, onAnswered }: AnswerFormProps) {
  const [text, setText] = useState('')
  const [requestId, setRequestId] = useState(newId)
  const post = useMutation({
    mutationFn: () =>
      callApi(api.answerQuestion, { params: { question: questionId }, body: { requestId, text } }),
    async onSuccess() {
      setText('')
      setRequestId(newId())
      notifySuccess('Your answer is posted.')
      await onAnswered()
    },
  })
  const error = post.error instanceof ApiFailure ? post.error.fields['text'] : undefined

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!post.isPending) post.mutate()
  }

  return (
    <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-4">
      <TextArea
        label="Your answer"
        rows={5}
        maxLength={longestPost}
        error={error}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {post.isError && error === undefined && (
        <Notice
          tone="clay"
          title={failureMessage(post.error, 'Your answer was not posted. Please try again.')}
        />
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" isBusy={post.isPending} disabled={text.trim() === ''}>
          Post answer
        </Button>
        <CommunityName suffix={isAdmin(user) ? `, of the ${product.name} team` : ''} />
      </div>
      <LeaveGuard isDirty={text.trim() !== '' && !post.isPending} onLeave={() => setText('')} />
    </form>
  )
}
