import { clsx } from 'clsx'

import { axisTop, barsOf } from './chart-bars.ts'

type Series = {
  /** Outlined bars stand behind filled ones, so that both are told apart without their colour. */
  look: 'outlined' | 'filled' | 'amber'
  days: readonly { day: string; count: number }[]
}

type BarStripProps = {
  series: readonly Series[]
  /** The day that is read at the moment, from 0; null for none. */
  picked: number | null
  className: string
  /** A value of the scale in words. */
  format: (value: number) => string
}

const looks = {
  outlined: 'fill-fern-wash stroke-fern',
  filled: 'fill-fern',
  amber: 'fill-lantern',
}

/** Bars above a common line with their scale at the right; what they mean is written around them. */
export function BarStrip({ series, picked, className, format }: BarStripProps) {
  const top = axisTop(Math.max(0, ...series.flatMap(({ days }) => days.map(({ count }) => count))))
  const dayCount = series[0]?.days.length ?? 0

  return (
    <div className={clsx('relative', className)}>
      <svg
        aria-hidden
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className="absolute inset-0 size-full overflow-visible"
      >
        {[0, 50, 100].map((y) => (
          <line
            key={y}
            x1={0}
            x2={100}
            y1={y}
            y2={y}
            vectorEffect="non-scaling-stroke"
            className={y === 100 ? 'stroke-edge' : 'stroke-line'}
          />
        ))}
        {picked !== null && (
          <rect
            x={(picked * 100) / dayCount}
            y={0}
            width={100 / dayCount}
            height={100}
            className="fill-muted opacity-60"
          />
        )}
        {series.map(({ look, days }) => (
          <g key={look} className={looks[look]}>
            {barsOf(days, top).map(({ key, ...bar }) => (
              <rect key={key} {...bar} vectorEffect="non-scaling-stroke" />
            ))}
          </g>
        ))}
      </svg>
      <span className="absolute -top-2.5 left-full pl-2 text-note text-quiet tabular-nums">
        {format(top)}
      </span>
      <span className="absolute -bottom-2.5 left-full pl-2 text-note text-quiet tabular-nums">
        {format(0)}
      </span>
    </div>
  )
}
