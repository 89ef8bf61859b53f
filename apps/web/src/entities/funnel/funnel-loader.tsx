import { useQuery } from '@tanstack/react-query'
import type { Funnel } from '@wildpath/contract'
import { type ReactNode, useState } from 'react'

import { ApiFailure } from '../api/api-failure.ts'
import { funnelQuery } from './funnel-queries.ts'
import { useSession } from '../person/session.ts'
import { useScreenTitle } from '../site/use-screen-title.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { FunnelNotFound } from './funnel-not-found.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Spinner } from '../../ui/spinner.tsx'

/** An answer is as good as now, in milliseconds: it may have been asked for while the code was on its way. */
const freshMs = 2000

type FunnelLoaderProps = {
  id: string
  /** Of the screen. */
  title: string
  /** Said while the funnel is on its way. */
  loading: string
  /** Said when it does not come. */
  failureTitle?: string
  children: (funnel: Funnel) => ReactNode
}

/** Shows an editor once its funnel is there as the server has it now, and until then what is going on. */
export function FunnelLoader(props: FunnelLoaderProps) {
  const { id, title, loading, failureTitle = 'The adventure could not be loaded', children } = props
  useScreenTitle(title)
  const isDemo = useSession()?.isDemo ?? false
  const [mountedAt] = useState(() => Date.now())
  const funnel = useQuery({
    ...funnelQuery(id),
    // What is edited is what the server has now; later answers do not change it under the fingers.
    staleTime: freshMs,
    refetchOnWindowFocus: false,
    enabled: !isDemo,
  })

  if (isDemo || isNotFound(funnel.error)) return <FunnelNotFound />
  if (funnel.isError && !funnel.data) {
    return (
      <div className="content-width py-8">
        <h1 className="sr-only">{title}</h1>
        <LoadFailure
          title={failureTitle}
          failure={funnel.error}
          isRetrying={funnel.isFetching}
          onRetry={() => void funnel.refetch()}
          more={
            <ButtonLink to={`/funnel/${id}`} variant="quiet">
              Back to Funnel
            </ButtonLink>
          }
        />
      </div>
    )
  }
  // A cached answer may be older than the last save.
  if (!funnel.data || funnel.dataUpdatedAt < mountedAt - freshMs) {
    return (
      <div
        aria-live="polite"
        className="flex flex-1 items-center justify-center gap-3 py-24 text-quiet"
      >
        <h1 className="sr-only">{title}</h1>
        <Spinner size={24} />
        <p className="text-lead">{loading}</p>
      </div>
    )
  }
  return children(funnel.data)
}

/** Not there, not this person's, or no id at all: nobody learns which. */
function isNotFound(failure: unknown): boolean {
  return failure instanceof ApiFailure && (failure.status === 404 || failure.status === 422)
}
