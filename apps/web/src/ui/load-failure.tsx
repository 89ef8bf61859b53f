import { RefreshCw, TriangleAlert } from 'lucide-react'

import type { ReactNode } from 'react'

import { RequestFailure } from '../lib/request-failure.ts'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

type LoadFailureProps = {
  title: string
  failure: unknown
  isRetrying: boolean
  onRetry: () => void
  /** Beside trying again: a way on, for example. */
  more?: ReactNode
}

/** Something could not be read: why, that nothing is lost, and a way to try again. */
export function LoadFailure({ title, failure, isRetrying, onRetry, more }: LoadFailureProps) {
  return (
    <Notice
      tone="clay"
      icon={<TriangleAlert aria-hidden size={20} className="shrink-0 text-clay" />}
      title={title}
      action={
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" isBusy={isRetrying} onClick={onRetry}>
            {!isRetrying && <RefreshCw aria-hidden size={16} />}
            Try Again
          </Button>
          {more}
        </div>
      }
    >
      <p>{reasonOf(failure)} Everything you saved is still there.</p>
    </Notice>
  )
}

/** The server's own sentences speak of saving; here something was only read. */
function reasonOf(failure: unknown): string {
  const isOffline = failure instanceof RequestFailure && failure.code === 'network-request-failed'
  return isOffline ? failure.message : 'The server could not answer just now.'
}
