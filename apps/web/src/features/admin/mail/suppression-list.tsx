import type { ReviewedSuppression } from '@wildpath/contract'

import { formatDateTime } from '../../../lib/format-date.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'

type SuppressionListProps = {
  suppressions: readonly ReviewedSuppression[]
  /** What is shown belongs to the search before. */
  isStale: boolean
  onLift: (suppression: ReviewedSuppression) => void
}

const reasons = {
  bounced: { word: 'Bounced', tone: 'clay' },
  unsubscribed: { word: 'Unsubscribed', tone: 'neutral' },
  added: { word: 'Added by the owner', tone: 'neutral' },
} as const

export function SuppressionList({ suppressions, isStale, onLift }: SuppressionListProps) {
  return (
    <ul
      aria-label="Suppressed addresses, newest first"
      aria-busy={isStale}
      className="divide-y divide-line rounded-card border border-line bg-surface shadow-low"
    >
      {suppressions.map((suppression) => {
        const { owner_id, owner_email, email, reason, created_at } = suppression
        const { word, tone } = reasons[reason]
        return (
          <li
            key={`${owner_id} ${email}`}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 sm:px-5"
          >
            <div className="min-w-0 flex-1 basis-64">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <strong className="font-semibold wrap-anywhere">{email}</strong>
                <Badge tone={tone}>{word}</Badge>
              </p>
              <p className="text-note wrap-anywhere text-quiet">
                Emails of {owner_email} · since {formatDateTime(created_at)}
              </p>
            </div>
            {reason === 'bounced' && (
              <Button
                size="small"
                variant="secondary"
                aria-label={`Lift the suppression of ${email}`}
                onClick={() => onLift(suppression)}
              >
                Lift
              </Button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
