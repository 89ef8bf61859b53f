import { Minus, TrendingDown, TrendingUp } from 'lucide-react'
import { useId } from 'react'

import { Stat } from '../../../ui/stat.tsx'
import type { MetricInWords } from './metrics-in-words.ts'

type MetricCardsProps = {
  cards: readonly MetricInWords[]
  /** Whether something ran already when the week before the last began. */
  isCompared: boolean
}

export function MetricCards({ cards, isCompared }: MetricCardsProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-3">
      <div>
        <h3 id={titleId} className="font-sans text-body font-semibold tracking-normal">
          The last 30 days
        </h3>
        <p className="text-note text-quiet">
          Percentages compare the last 7 days with the 7 before, without today.
          {!isCompared && ' There is no earlier data to compare with yet.'}
        </p>
      </div>
      <dl className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
        {cards.map(({ label, value, note, trend }) => (
          <Stat
            key={label}
            label={label}
            value={value}
            note={
              <>
                <span className="block">{note}</span>
                {isCompared && <Trend percent={trend} />}
              </>
            }
          />
        ))}
      </dl>
    </section>
  )
}

const amounts = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** Neither good nor bad by itself: a cost that rises may be wanted. */
function Trend({ percent }: { percent: number | null }) {
  if (percent === null) return <span className="mt-1 block">None in the week before</span>
  const amount = amounts.format(Math.abs(percent))
  const isStill = amount === '0.0'
  const Icon = isStill ? Minus : percent < 0 ? TrendingDown : TrendingUp
  return (
    <span className="mt-1 flex items-center gap-1.5 font-semibold text-ink tabular-nums">
      <Icon aria-hidden size={16} className="shrink-0 text-quiet" />
      {isStill ? '' : percent < 0 ? '−' : '+'}
      {amount}%
    </span>
  )
}
