import { type FeatureRequest, takesVotes } from '@wildpath/contract'
import { clsx } from 'clsx'
import { ChevronUp } from 'lucide-react'

import { votesText } from '../../entities/feature-request/request-words.ts'
import { voteBoxClass, VoteCount } from '../../entities/feature-request/vote-count.tsx'

type VoteButtonProps = { request: FeatureRequest; onToggle: (request: FeatureRequest) => void }

/** The one vote that a person has; pressed again it is taken back. */
export function VoteButton({ request, onToggle }: VoteButtonProps) {
  const { title, votes, has_voted, status } = request
  if (!takesVotes(status) && !has_voted) return <VoteCount votes={votes} />

  return (
    <button
      type="button"
      aria-pressed={has_voted}
      aria-label={`${votesText(votes)}: vote for ${title}`}
      title={has_voted ? 'Take your vote back' : 'Vote for this'}
      onClick={() => onToggle(request)}
      className={clsx(
        voteBoxClass,
        'font-semibold transition-[background-color,border-color,scale] active:scale-[0.97]',
        has_voted
          ? 'border-fern bg-fern-wash text-fern'
          : 'border-edge bg-surface text-ink hover:border-fern hover:text-fern',
      )}
    >
      <ChevronUp aria-hidden size={20} strokeWidth={has_voted ? 3 : 2} />
      <span className="leading-tight tabular-nums">{votes}</span>
    </button>
  )
}
