import { type ChangeEvent, type PointerEvent, useState } from 'react'

import { countOf } from '../funnel-stats.ts'
import { BarStrip } from './bar-strip.tsx'
import { dayAt, dayLabel, dayName, type DailyStats } from './chart-bars.ts'

type DaysChartProps = { days: readonly DailyStats[] }

/**
 * Views, visitors and leads by day, drawn by us: the usual chart library weighs more than the whole
 * screen. A slider lies over the drawing: pointer, finger and arrow keys read the single days with it,
 * and so does a screen reader.
 */
export function DaysChart({ days }: DaysChartProps) {
  const [picked, setPicked] = useState<number | null>(null)
  const day = picked === null ? undefined : days[picked]
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return null

  function handlePoint(event: PointerEvent<HTMLInputElement>) {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    setPicked(dayAt((event.clientX - left) / width, days.length))
  }

  return (
    <figure className="flex flex-col gap-2">
      <figcaption className="flex min-h-5 flex-wrap items-center gap-x-4 gap-y-1 text-note">
        {day ? (
          <span className="tabular-nums">
            <strong>{dayName(day.day)}:</strong> {dayText(day)}
          </span>
        ) : (
          <Legend />
        )}
      </figcaption>
      <div className="relative mt-2 mr-10">
        <BarStrip
          picked={picked}
          className="h-32"
          series={[
            { look: 'outlined', days: days.map(({ day, views }) => ({ day, count: views })) },
            { look: 'filled', days: days.map(({ day, visitors }) => ({ day, count: visitors })) },
          ]}
        />
        <BarStrip
          picked={picked}
          className="mt-6 h-14"
          series={[{ look: 'amber', days: days.map(({ day, leads }) => ({ day, count: leads })) }]}
        />
        <input
          type="range"
          min={0}
          max={days.length - 1}
          value={picked ?? days.length - 1}
          aria-label="Day"
          aria-valuetext={`${dayName((day ?? last).day)}: ${dayText(day ?? last)}`}
          onChange={(event: ChangeEvent<HTMLInputElement>) => setPicked(Number(event.target.value))}
          onFocus={() => setPicked((before) => before ?? days.length - 1)}
          onBlur={() => setPicked(null)}
          onPointerDown={handlePoint}
          onPointerMove={handlePoint}
          onPointerLeave={(event) => {
            if (document.activeElement !== event.currentTarget) setPicked(null)
          }}
          className="chart-reader"
        />
      </div>
      <p aria-hidden className="mr-10 flex justify-between text-note text-quiet">
        <span>{dayLabel(first.day)}</span>
        <span>{dayLabel(last.day)}</span>
      </p>
    </figure>
  )
}

function dayText({ views, visitors, leads }: DailyStats): string {
  return `${countOf(views, 'view')}, ${countOf(visitors, 'visitor')}, ${countOf(leads, 'lead')}`
}

function Legend() {
  return (
    <>
      <Mark className="border border-fern bg-fern-wash">Views</Mark>
      <Mark className="bg-fern">Visitors, different people on that day</Mark>
      <Mark className="bg-lantern">Leads, in the lower row</Mark>
    </>
  )
}

function Mark({ className, children }: { className: string; children: string }) {
  return (
    <span className="inline-flex items-center gap-1.5 text-quiet">
      <span aria-hidden className={`size-3 rounded-[2px] ${className}`} />
      {children}
    </span>
  )
}
