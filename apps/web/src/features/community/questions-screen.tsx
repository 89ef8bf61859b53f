import { useQuery } from '@tanstack/react-query'
import { product, questionListSchema } from '@wildpath/contract'
import { useNavigate } from 'react-router'

import { type LivePageInfo, usePageContent } from '../../entities/site/page-content.ts'
import { useScreenTitle } from '../../entities/site/use-screen-title.ts'
import { usePageSearch } from '../../ui/link-context.ts'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { questionsQuery } from './community-queries.ts'
import { listingPath, readListing } from './question-paths.ts'
import { QuestionsPage } from './questions-page.tsx'

const meta = {
  title: 'Questions',
  description: `What outfitters ask about ${product.name}, answered by each other and by the team.`,
}

/** What the tab, search engines and shared links say. */
export function describe(_: object, search: string): LivePageInfo {
  // Parts of the list are no pages of their own: what is in them is found by itself.
  return {
    meta,
    isIndexed: listingPath(readListing(search)) === '/questions',
    structuredData: null,
  }
}

/** /questions: as the server read it for a visitor, or in the app as the API answers. */
export function QuestionsScreen() {
  const content = usePageContent(questionListSchema)
  const listing = readListing(usePageSearch())
  useScreenTitle(meta.title)

  if (content === null) return <LoadedQuestions />
  return <QuestionsPage listing={listing} list={content} />
}

function LoadedQuestions() {
  const listing = readListing(usePageSearch())
  const list = useQuery(questionsQuery(listing))
  const navigate = useNavigate()

  return (
    <>
      <QuestionsPage
        listing={listing}
        list={list.data}
        onSearch={(q) => void navigate(listingPath({ ...listing, q, before: null }))}
      />
      <div className="content-width pb-12 empty:hidden">
        {list.isError && (
          <LoadFailure
            title="The questions could not be loaded"
            failure={list.error}
            isRetrying={list.isFetching}
            onRetry={() => void list.refetch()}
          />
        )}
        {list.isPending && !list.isError && <Skeleton className="h-96" />}
      </div>
    </>
  )
}
