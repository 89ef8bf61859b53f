import { type ChangeEvent, type PointerEvent, type ReactNode, useState } from 'react'

import { dayAt, dayLabel, dayName } from './chart-bars.ts'

type DaysFigureProps = {
  /** `2026-11-21`, oldest first. */
  days: readonly string[]
  /** What is read of a day, from 0. */
  textOf: (index: number) => string
  /** What the bars mean, where no day is read. */
  legend: ReactNode
  /** The bars, of which one day may be read at the moment. */
  renderStrips: (picked: number | null) => ReactNode
}

/**
 * Values by day, drawn by us: the usual chart library weighs more than the whole screen. A slider lies over the
 * drawing: pointer, finger and arrow keys read the single days with it, and so does a screen reader.
 */
export function DaysFigure({ days, textOf, legend, renderStrips }: DaysFigureProps) {
  const [picked, setPicked] = useState<number | null>(null)
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return null
  const latest = days.length - 1
  const read = Math.min(picked ?? latest, latest)

  function handlePoint(event: PointerEvent<HTMLInputElement>) {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    setPicked(dayAt((event.clientX - left) / width, days.length))
  }

  return (
    <figure className="flex flex-col gap-2">
      <figcaption className="flex min-h-5 flex-wrap items-center gap-x-4 gap-y-1 text-note">
        {picked === null ? (
          legend
        ) : (
          <span className="tabular-nums">
            <strong>{dayName(days[read] ?? last)}:</strong> {textOf(read)}
          </span>
        )}
      </figcaption>
      <div className="relative mt-2 mr-10">
        {renderStrips(picked === null ? null : read)}
        <input
          type="range"
          min={0}
          max={latest}
          value={read}
          aria-label="Day"
          aria-valuetext={`${dayName(days[read] ?? last)}: ${textOf(read)}`}
          onChange={(event: ChangeEvent<HTMLInputElement>) => setPicked(Number(event.target.value))}
          onFocus={() => setPicked((before) => before ?? latest)}
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
        <span>{dayLabel(first)}</span>
        <span>{dayLabel(last)}</span>
      </p>
    </figure>
  )
}
