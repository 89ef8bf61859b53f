import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { type ModerationView, moderationViews } from '@wildpath/contract'
import { MessageCircleQuestion } from 'lucide-react'
import { useSearchParams } from 'react-router'

import { useScreenTitle } from '../../../entities/site/use-screen-title.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { ModeratedRow } from './moderated-row.tsx'
import { moderationCountsQuery, moderationQuery } from './moderation-queries.ts'
import { countText } from './moderation-words.ts'

const labels: Record<ModerationView, string> = {
  reported: 'Reported',
  unanswered: 'Unanswered',
  hidden: 'Hidden',
  all: 'All',
}

const emptyTexts: Record<ModerationView, { title: string; text: string }> = {
  reported: {
    title: 'Nothing is reported',
    text: 'What readers report is listed here until an admin keeps or hides it.',
  },
  unanswered: {
    title: 'Every question has an answer',
    text: 'A new question is listed here until somebody answers it.',
  },
  hidden: { title: 'Nothing is hidden', text: 'What admins hide can be shown again from here.' },
  all: { title: 'Nobody has asked yet', text: 'Questions and answers are listed here.' },
}

/** /admin/questions: the posts of the questions page, as admins look after them. The filter stands in the address. */
export function ModerationScreen() {
  useScreenTitle('Questions')
  const [params, setParams] = useSearchParams()
  const question = params.get('question')
  const show = moderationViews.find((view) => view === params.get('show')) ?? 'reported'
  const review = useInfiniteQuery(moderationQuery({ show, question }))
  const { data: counts } = useQuery(moderationCountsQuery)
  const posts = review.data?.pages.flatMap((page) => page.posts) ?? []
  const waiting: Partial<Record<ModerationView, number>> = counts ?? {}
  const labelOf = (view: ModerationView) => {
    const count = waiting[view] ?? 0
    return count === 0 ? labels[view] : `${labels[view]} (${countText(count)})`
  }

  return (
    <div className="content-width flex flex-1 flex-col gap-4 py-6">
      <h1 className="text-heading">Questions</h1>
      <p className="max-w-2xl text-quiet">
        What people ask and answer on the <TextLink to="/questions">questions page</TextLink>. Who
        wrote something is told when it is hidden, and every act stands in the audit log.
      </p>
      {question === null ? (
        <div className="-mx-4 overflow-x-auto px-4 py-0.5 sm:mx-0 sm:px-0">
          <div className="w-max">
            <Segmented
              label="Which posts"
              value={show}
              onChange={(view) => setParams({ show: view }, { replace: true })}
              options={moderationViews.map((value) => ({ value, label: labelOf(value) }))}
            />
          </div>
        </div>
      ) : (
        <p>
          One question with its answers.{' '}
          <TextLink to="/admin/questions?show=all">List all posts</TextLink>
        </p>
      )}
      {review.isError && (
        <LoadFailure
          title="The posts could not be loaded"
          failure={review.error}
          isRetrying={review.isFetching}
          onRetry={() => void review.refetch()}
        />
      )}
      {review.isPending && !review.isError && <Skeleton className="h-64" />}
      {review.data && posts.length === 0 && (
        <EmptyState
          illustration={<MessageCircleQuestion aria-hidden size={32} className="text-fern" />}
          {...(question === null
            ? emptyTexts[show]
            : { title: 'This question is gone', text: 'Its author has deleted it.' })}
        />
      )}
      {posts.length > 0 && (
        <ul
          aria-label="Posts, newest first"
          className="divide-y divide-line rounded-card border border-line bg-surface shadow-low"
        >
          {posts.map((post) => (
            <ModeratedRow key={post.answerId ?? post.questionId} post={post} />
          ))}
        </ul>
      )}
      {review.hasNextPage && (
        <Button
          variant="secondary"
          className="self-center"
          isBusy={review.isFetchingNextPage}
          onClick={() => void review.fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </div>
  )
}
