import { useQuery } from '@tanstack/react-query'
import { questionSchema } from '@wildpath/contract'

import { ApiFailure } from '../../entities/api/api-failure.ts'
import { usePerson } from '../../entities/person/person.ts'
import { useSession } from '../../entities/person/session.ts'
import { type LivePageInfo, usePageContent } from '../../entities/site/page-content.ts'
import { useScreenTitle } from '../../entities/site/use-screen-title.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { usePathname } from '../../ui/link-context.ts'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { LostCompass } from '../../ui/scenery/lost-compass.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { questionQuery } from './community-queries.ts'
import { LoginToAnswer } from './login-to-answer.tsx'
import { PersonsQuestion } from './persons-question.tsx'
import { QuestionView } from './question-view.tsx'
import { structuredData } from './structured-data.ts'

const longestDescription = 160

/** What the tab, search engines and shared links say. */
export function describe(content: object): LivePageInfo {
  const question = questionSchema.parse(content)
  const words = question.text || question.answers[0]?.text || question.title
  const description = words.replaceAll(/\s+/g, ' ').slice(0, longestDescription).toWellFormed()
  return {
    meta: { title: question.title, description },
    isIndexed: true,
    structuredData: structuredData(question),
  }
}

/** /questions/{id}: as the server read it for a visitor, or in the app as the API answers. */
export function QuestionScreen() {
  const content = usePageContent(questionSchema)

  if (content === null) return <LoadedQuestion />
  return (
    <QuestionView question={content}>
      <LoginToAnswer questionId={content.id} />
    </QuestionView>
  )
}

function LoadedQuestion() {
  const id = usePathname()
    .replace(/^\/questions\//, '')
    .replace(/\/$/, '')
  const found = useQuery(questionQuery(id))
  const user = usePerson()
  const isDemo = useSession()?.isDemo ?? false
  useScreenTitle(found.data?.title ?? 'Questions')

  if (found.data) {
    if (user !== null && !isDemo) return <PersonsQuestion question={found.data} user={user} />
    return (
      <QuestionView question={found.data}>
        <LoginToAnswer questionId={found.data.id} />
      </QuestionView>
    )
  }
  if (found.error instanceof ApiFailure && found.error.status === 404) return <QuestionNotFound />
  return (
    <div className="content-width flex-1 py-8 sm:py-12">
      <div className="mx-auto max-w-3xl">
        {found.isError ? (
          <LoadFailure
            title="The question could not be loaded"
            failure={found.error}
            isRetrying={found.isFetching}
            onRetry={() => void found.refetch()}
          />
        ) : (
          <Skeleton className="h-96" />
        )}
      </div>
    </div>
  )
}

function QuestionNotFound() {
  useScreenTitle('Question Not Found')

  return (
    <div className="contour-ground flex min-h-[70dvh] flex-1 flex-col items-center justify-center gap-4 px-6 py-16 text-center">
      <LostCompass className="size-28" />
      <h1 className="text-heading">Question Not Found</h1>
      <p className="max-w-md text-lead text-quiet">
        It was deleted by whoever asked it, or the team has hidden it.
      </p>
      <ButtonLink to="/questions" className="mt-2">
        All questions
      </ButtonLink>
    </div>
  )
}
