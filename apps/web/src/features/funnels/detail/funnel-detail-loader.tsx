import type { Funnel } from '@wildpath/contract'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'

import { ApiFailure } from '../../../entities/api/api-failure.ts'
import { useScreenTitle } from '../../../entities/site/use-screen-title.ts'
import { Spinner } from '../../../ui/spinner.tsx'
import { useFunnel } from '../funnel-queries.ts'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { FunnelNotFound } from '../../../entities/funnel/funnel-not-found.tsx'

/** Shows a funnel once it is there, and until then what is going on. */
export function FunnelDetailLoader({ children }: { children: (funnel: Funnel) => ReactNode }) {
  const { id = '' } = useParams()
  const funnel = useFunnel(id)
  const isGone = isNotFound(funnel.error)
  useScreenTitle(isGone ? 'Funnel Not Found' : (funnel.data?.title ?? 'Your adventure'))

  if (isGone) return <FunnelNotFound />
  return (
    <>
      {!funnel.data && <h1 className="sr-only">Your adventure</h1>}
      {funnel.isError && (
        <LoadFailure
          title={
            funnel.data ? 'This screen may be out of date' : 'The adventure could not be loaded'
          }
          failure={funnel.error}
          isRetrying={funnel.isFetching}
          onRetry={() => void funnel.refetch()}
        />
      )}
      {funnel.isPending && !funnel.isError && (
        <div
          aria-live="polite"
          className="flex flex-1 items-center justify-center gap-3 py-24 text-quiet"
        >
          <Spinner size={24} />
          <p className="text-lead">Loading funnel...</p>
        </div>
      )}
      {funnel.data && children(funnel.data)}
    </>
  )
}

/** Not there, not this person's, or no id at all: nobody learns which. */
function isNotFound(failure: unknown): boolean {
  return failure instanceof ApiFailure && (failure.status === 404 || failure.status === 422)
}
