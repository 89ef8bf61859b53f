import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, type ModeratedPost, type ModerationAct } from '@wildpath/contract'
import { EyeOff, Flag, Lock } from 'lucide-react'
import { useState } from 'react'

import { callApi } from '../../../entities/api/call-api.ts'
import { formatDateTime } from '../../../lib/format-date.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { notifySuccess } from '../../../ui/notify.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import { ReasonDialog } from '../reason-dialog.tsx'
import { moderationKey } from './moderation-queries.ts'
import { actsFor, actWords, reportsText } from './moderation-words.ts'

/** A question or an answer, with what an admin may do about it. */
export function ModeratedRow({ post }: { post: ModeratedPost }) {
  const [act, setAct] = useState<ModerationAct | null>(null)
  const queryClient = useQueryClient()
  const { questionId, answerId } = post
  const moderation = useMutation({
    mutationFn: (body: { act: ModerationAct; reason: string }) =>
      callApi(api.moderatePost, { params: { id: questionId }, body: { ...body, answerId } }),
    onSuccess(_, body) {
      setAct(null)
      notifySuccess(actWords[body.act].done)
    },
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: moderationKey }),
        queryClient.invalidateQueries({ queryKey: ['community'] }),
      ]),
  })
  const why = reportsText(post.reports)
  const { label, title, description } = actWords[act ?? 'hide']

  return (
    <li className="flex flex-wrap items-start gap-x-6 gap-y-3 px-4 py-4 sm:px-5">
      <div className="flex min-w-0 flex-1 basis-80 flex-col gap-1.5">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="text-note text-quiet">
            {answerId === null ? 'Question' : 'Answer to'}
          </span>
          <TextLink
            to={`/questions/${questionId}${answerId === null ? '' : `#answer-${answerId}`}`}
            className="wrap-anywhere"
          >
            {post.title}
          </TextLink>
          {post.isHidden && <Badge icon={<EyeOff aria-hidden size={14} />}>Hidden</Badge>}
          {post.isClosed && <Badge icon={<Lock aria-hidden size={14} />}>Closed</Badge>}
        </p>
        {post.text !== '' && (
          <p className="line-clamp-6 max-w-3xl whitespace-pre-line wrap-anywhere">{post.text}</p>
        )}
        <p className="text-note wrap-anywhere text-quiet">
          {post.author.name} · {post.author.email} · {formatDateTime(post.createdAt)}
        </p>
        {why !== '' && (
          <p className="flex gap-2 text-note font-semibold text-clay">
            <Flag aria-hidden size={16} className="mt-0.5 shrink-0" />
            Reported: {why}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {actsFor(post).map((one) => (
          <Button
            key={one}
            size="small"
            variant={one === 'hide' ? 'danger' : 'secondary'}
            onClick={() => setAct(one)}
          >
            {actWords[one].label}
          </Button>
        ))}
      </div>
      <ReasonDialog
        isOpen={act !== null}
        title={title}
        description={description}
        submitLabel={label}
        isBusy={moderation.isPending}
        failure={moderation.error}
        onSubmit={(reason) => act !== null && moderation.mutate({ act, reason })}
        onClose={() => {
          moderation.reset()
          setAct(null)
        }}
      />
    </li>
  )
}
