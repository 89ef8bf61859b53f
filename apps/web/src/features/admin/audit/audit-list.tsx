import type { AuditEntry } from '@wildpath/contract'

import { formatDateTime } from '../../../lib/format-date.ts'
import { actionWords, detailWords } from './audit-words.ts'

type AuditListProps = {
  entries: readonly AuditEntry[]
  /** What is shown belongs to the filter before. */
  isStale: boolean
}

/** A sentence an entry, its reason below. */
export function AuditList({ entries, isStale }: AuditListProps) {
  return (
    <ol
      aria-label="Entries, newest first"
      aria-busy={isStale}
      className="divide-y divide-line rounded-card border border-line bg-surface shadow-low"
    >
      {entries.map((entry) => (
        <li key={entry.id} className="flex flex-col gap-1 px-4 py-3 sm:px-5">
          <div className="flex flex-wrap justify-between gap-x-6 gap-y-0.5">
            <p className="min-w-0 wrap-anywhere">
              <strong className="font-semibold">{entry.actorEmail}</strong>{' '}
              {actionWords(entry.action)}{' '}
              <strong className="font-semibold">{entry.targetLabel}</strong>
            </p>
            <time dateTime={entry.at} className="text-note whitespace-nowrap text-quiet">
              {formatDateTime(entry.at)}
            </time>
          </div>
          <p className="text-note wrap-anywhere text-quiet first-letter:uppercase">
            {[detailWords(entry.details), `Reason: ${entry.reason}`].filter(Boolean).join(' · ')}
          </p>
        </li>
      ))}
    </ol>
  )
}
