import type { Analytics } from '@wildpath/contract'

import { BarStrip } from '../../../ui/charts/bar-strip.tsx'
import { DaysFigure } from '../../../ui/charts/days-figure.tsx'
import { LegendMark } from '../../../ui/charts/legend-mark.tsx'
import { countOf, formatCount } from '../funnel-stats.ts'

type DaysChartProps = { days: Analytics['days'] }

/** Views, visitors and leads by day. */
export function DaysChart({ days }: DaysChartProps) {
  return (
    <DaysFigure
      days={days.map(({ day }) => day)}
      textOf={(index) => dayText(days[index])}
      legend={
        <>
          <LegendMark look="outlined">Views</LegendMark>
          <LegendMark look="filled">Visitors, different people on that day</LegendMark>
          <LegendMark look="amber">Leads, in the lower row</LegendMark>
        </>
      }
      renderStrips={(picked) => (
        <>
          <BarStrip
            picked={picked}
            className="h-32"
            format={formatCount}
            series={[
              { look: 'outlined', days: days.map(({ day, views }) => ({ day, count: views })) },
              { look: 'filled', days: days.map(({ day, visitors }) => ({ day, count: visitors })) },
            ]}
          />
          <BarStrip
            picked={picked}
            className="mt-6 h-14"
            format={formatCount}
            series={[
              { look: 'amber', days: days.map(({ day, leads }) => ({ day, count: leads })) },
            ]}
          />
        </>
      )}
    />
  )
}

function dayText(day: Analytics['days'][number] | undefined): string {
  if (day === undefined) return ''
  const { views, visitors, leads } = day
  return `${countOf(views, 'view')}, ${countOf(visitors, 'visitor')}, ${countOf(leads, 'lead')}`
}
