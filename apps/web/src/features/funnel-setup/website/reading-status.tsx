import { Progress } from '../../../ui/progress.tsx'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useElapsedSeconds } from '../use-elapsed-seconds.ts'
import { siteName } from '../../../entities/website/site-name.ts'
import type { ReadingProgress } from './website-reader.ts'

// Most sites are read in less.
const comfortAfterSeconds = 8

type ReadingStatusProps = { progress: ReadingProgress; onCancel: () => void; onRetry: () => void }

/** How the reading of a website goes, and what became of it where nothing was read. */
export function ReadingStatus({ progress, onCancel, onRetry }: ReadingStatusProps) {
  const isReading = progress.phase === 'reading'
  const seconds = useElapsedSeconds(isReading)

  return (
    <div aria-live="polite" className="empty:hidden">
      {isReading && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <div className="min-w-0 flex-1 basis-52">
            <p className="mb-2 text-note wrap-anywhere">
              Reading {siteName(progress.address)}…{' '}
              {seconds >= comfortAfterSeconds && (
                <span className="text-quiet">Slow sites take up to half a minute.</span>
              )}
            </p>
            <Progress label={`Reading ${siteName(progress.address)}`} />
          </div>
          <Button size="small" variant="secondary" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      )}
      {progress.phase === 'cancelled' && (
        <p className="text-note text-quiet">The reading was cancelled. Nothing was changed.</p>
      )}
      {progress.phase === 'failed' && progress.failure.kind === 'other' && (
        <Notice
          tone="clay"
          action={
            <Button size="small" variant="secondary" onClick={onRetry}>
              Try again
            </Button>
          }
        >
          {progress.failure.text}
        </Notice>
      )}
    </div>
  )
}
