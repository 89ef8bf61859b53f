import type { SearchTrendDay } from '@wildpath/contract'
import { useState } from 'react'

import { moneyText } from '../../../lib/money-text.ts'
import { BarStrip } from '../../../ui/charts/bar-strip.tsx'
import { DaysFigure } from '../../../ui/charts/days-figure.tsx'
import { LegendMark } from '../../../ui/charts/legend-mark.tsx'
import { Segmented } from '../../../ui/segmented.tsx'

type TrendChartProps = { days: readonly SearchTrendDay[]; currency: string }

/** Spec 3, section 9: 30 days are read, 14 are shown at first. */
const spans = { recent: 14, all: 30 } as const

const counts = new Intl.NumberFormat('en')
const shortCounts = new Intl.NumberFormat('en', { notation: 'compact' })

/** Impressions, clicks and cost by day. */
export function TrendChart({ days, currency }: TrendChartProps) {
  const [span, setSpan] = useState<keyof typeof spans>('recent')
  const ran = days.some(({ impressions, clicks, cost }) => impressions + clicks + cost > 0)
  const shown = days.slice(-spans[span])
  const shortMoney = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    notation: 'compact',
  })
  const strip = (pick: (day: SearchTrendDay) => number) =>
    shown.map((day) => ({ day: day.date, count: pick(day) }))

  if (!ran) {
    return (
      <section aria-label="Daily trend">
        <h3 className="font-sans text-body font-semibold tracking-normal">Daily trend</h3>
        <p className="mt-1 text-quiet">
          Nothing was shown in the last {days.length} days. Each day appears here once something is.
        </p>
      </section>
    )
  }

  function textOf(index: number): string {
    const day = shown[index]
    if (day === undefined) return ''
    const { impressions, clicks, cost } = day
    return `${counts.format(impressions)} impressions, ${counts.format(clicks)} clicks, ${moneyText(cost, currency)}`
  }

  return (
    <section aria-label="Daily trend" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h3 className="font-sans text-body font-semibold tracking-normal">Daily trend</h3>
          <p className="text-note text-quiet">
            {shown.length < days.length
              ? `The last ${shown.length} of ${days.length} days`
              : `All ${days.length} days`}
          </p>
        </div>
        <Segmented
          label="Days of the chart"
          value={span}
          onChange={setSpan}
          options={[
            { value: 'recent', label: `${spans.recent} days` },
            { value: 'all', label: `${spans.all} days` },
          ]}
        />
      </div>
      <DaysFigure
        days={shown.map(({ date }) => date)}
        textOf={textOf}
        legend={
          <>
            <LegendMark look="filled">Impressions, above</LegendMark>
            <LegendMark look="amber">Clicks, in the middle</LegendMark>
            <LegendMark look="outlined">Cost, below</LegendMark>
          </>
        }
        renderStrips={(picked) => (
          <>
            <BarStrip
              picked={picked}
              className="h-28"
              format={(value) => shortCounts.format(value)}
              series={[{ look: 'filled', days: strip(({ impressions }) => impressions) }]}
            />
            <BarStrip
              picked={picked}
              className="mt-6 h-14"
              format={(value) => shortCounts.format(value)}
              series={[{ look: 'amber', days: strip(({ clicks }) => clicks) }]}
            />
            <BarStrip
              picked={picked}
              className="mt-6 h-14"
              format={(value) => shortMoney.format(value)}
              series={[{ look: 'outlined', days: strip(({ cost }) => cost) }]}
            />
          </>
        )}
      />
    </section>
  )
}
