import { votesText } from './request-words.ts'

export const voteBoxClass =
  'flex min-h-14 w-14 flex-col items-center justify-center rounded-control border px-1 py-1.5'

/** How many votes there are, where nobody can press it. */
export function VoteCount({ votes }: { votes: number }) {
  const [count, word] = votesText(votes).split(' ')

  return (
    <p className={`${voteBoxClass} border-dashed border-edge text-quiet`}>
      <span className="font-semibold text-ink tabular-nums">{count}</span>{' '}
      <span className="text-note leading-tight">{word}</span>
    </p>
  )
}
