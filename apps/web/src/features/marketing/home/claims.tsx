import { Flag, Hourglass } from 'lucide-react'

import { figures, promises } from '../marketing-content.ts'
import { SampleMark } from '../sample-mark.tsx'

/** What we promise, and the figures that stand in until there are real ones. */
export function Claims() {
  return (
    <section aria-label="At a glance" className="border-b border-line bg-surface">
      <div className="content-width grid gap-x-12 gap-y-8 py-8 md:grid-cols-2 md:items-center">
        <ul className="space-y-3">
          <li className="flex items-center gap-3 font-display text-lead">
            <Hourglass aria-hidden size={22} className="shrink-0 text-lantern" />
            {promises.setup}
          </li>
          <li className="flex items-center gap-3 font-display text-lead">
            <Flag aria-hidden size={22} className="shrink-0 text-lantern" />
            {promises.launch}
          </li>
        </ul>
        <div className="rounded-card border border-dashed border-edge px-5 py-4">
          <ul className="flex flex-wrap gap-x-10 gap-y-2">
            {figures.claims.map(({ value, unit }) => (
              <li key={unit} className="text-quiet">
                <span className="font-display text-title text-ink tabular-nums">{value}</span>{' '}
                {unit}
              </li>
            ))}
          </ul>
          <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-note text-quiet">
            <SampleMark label={figures.label} />
            {figures.note}
          </p>
        </div>
      </div>
    </section>
  )
}
