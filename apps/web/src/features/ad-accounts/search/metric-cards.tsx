import { TrendingDown, TrendingUp } from 'lucide-react'

import { Stat } from '../../../ui/stat.tsx'
import type { MetricInWords } from './metrics-in-words.ts'

export function MetricCards({ cards }: { cards: readonly MetricInWords[] }) {
  return (
    <dl aria-label="Last 30 days" className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      {cards.map(({ label, value, note, trend }) => (
        <Stat
          key={label}
          label={label}
          value={value}
          note={
            <>
              <span className="block">{note}</span>
              <Trend percent={trend} />
            </>
          }
        />
      ))}
    </dl>
  )
}

/** Neither good nor bad by itself: a cost that rises may be wanted. */
function Trend({ percent }: { percent: number }) {
  const amount = `${Math.abs(percent).toFixed(1)}%`
  const Icon = percent < 0 ? TrendingDown : TrendingUp
  return (
    <span className="mt-1 flex items-start gap-1.5">
      <Icon aria-hidden size={16} className="mt-0.5 shrink-0" />
      <span>
        <strong className="font-semibold text-ink tabular-nums">
          {percent < 0 ? '−' : '+'}
          {amount}
        </strong>{' '}
        on the 7 days before
      </span>
    </span>
  )
}
