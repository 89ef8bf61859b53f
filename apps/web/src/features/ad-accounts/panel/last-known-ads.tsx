import { useQuery } from '@tanstack/react-query'

import { adResultsQuery } from '../../../entities/ad-results/ad-results-query.ts'
import { formatDateTime } from '../../../lib/format-date.ts'
import { moneyText } from '../../../lib/money-text.ts'
import type { AdPlatform } from '../ad-platform.ts'

/** What ran when a platform was read last, as long as it cannot be read anew. */
export function LastKnownAds({ platform }: { platform: AdPlatform }) {
  const results = useQuery(adResultsQuery())
  const rows = results.data?.rows.filter((row) => row.platform === platform.id) ?? []
  const readAt = results.data?.synced_at ?? null
  if (rows.length === 0 || readAt === null) return null
  return (
    <section aria-label={`Last known ${platform.things}`} className="mt-5">
      <p className="text-note text-quiet">As last read, {formatDateTime(readAt)}, with 30 days:</p>
      <ul className="mt-2 flex flex-col gap-2">
        {rows.map((row) => (
          <li
            key={[row.funnel_id, ...row.names].join(' ')}
            className="flex flex-wrap justify-between gap-x-6 gap-y-1 rounded-control border border-line px-4 py-3"
          >
            <span className="min-w-0 font-semibold wrap-anywhere">{row.names.join(', ')}</span>
            <span className="text-quiet tabular-nums">
              {moneyText(row.spend, row.currency)} spent, {row.clicks.toLocaleString('en')} clicks
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
