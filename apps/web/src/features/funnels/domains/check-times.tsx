import type { Domain } from '@wildpath/contract'

import { formatDateTime } from '../../../lib/format-date.ts'
import { timeUntil } from '../../../lib/relative-time.ts'
import { useNow } from '../../../lib/use-now.ts'
import { TimeAgo } from '../time-ago.tsx'

/** When the DNS was last asked, and when that happens next by itself. */
export function CheckTimes({ domain: { lastChecked, nextCheck } }: { domain: Domain }) {
  const now = useNow()

  return (
    <p className="text-note text-quiet">
      {lastChecked === null ? (
        'Not checked yet.'
      ) : (
        <>
          Last checked <TimeAgo time={lastChecked} />.
        </>
      )}
      {nextCheck !== null && (
        <>
          {' '}
          Next check{' '}
          <time dateTime={nextCheck} title={formatDateTime(nextCheck)}>
            {timeUntil(nextCheck, now)}
          </time>
          .
        </>
      )}
    </p>
  )
}
