import type { Focus } from '@wildpath/page/media'
import type { PointerEvent } from 'react'

type FocusPickerProps = {
  src: string
  /** The places it is cut for, with width divided by height. */
  shapes?: readonly { name: string; ratio: number }[]
  focus: Focus
  onChange: (focus: Focus) => void
}

const pageShapes = [
  { name: 'Wide', ratio: 21 / 9 },
  { name: 'Square', ratio: 1 },
  { name: 'Upright', ratio: 4 / 5 },
] as const

/** Chooses what of a photo stays in sight where its place has another shape, and shows what that does. */
export function FocusPicker({ src, shapes = pageShapes, focus, onChange }: FocusPickerProps) {
  function handlePointer(event: PointerEvent<HTMLDivElement>) {
    if (event.type === 'pointermove' && event.buttons === 0) return
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId)
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    onChange({
      x: percent((event.clientX - left) / width),
      y: percent((event.clientY - top) / height),
    })
  }

  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-2 text-note font-semibold">What has to stay in sight?</legend>
      <div className="flex justify-center rounded-control bg-raised">
        <div
          data-testid="focus"
          className="relative touch-none cursor-crosshair"
          onPointerDown={handlePointer}
          onPointerMove={handlePointer}
        >
          <img
            src={src}
            alt=""
            draggable={false}
            className="block max-h-44 max-w-full sm:max-h-52"
          />
          <span
            aria-hidden
            className="pointer-events-none absolute size-8 -translate-1/2 rounded-full border-3 border-[#ffffff] bg-[#08120d66] shadow-high"
            style={{ left: `${focus.x}%`, top: `${focus.y}%` }}
          />
        </div>
      </div>
      {/* Above what moves them, so that they are in sight on a phone. */}
      <ul aria-label="How it is cropped" className="flex flex-wrap items-end gap-3">
        {shapes.map(({ name, ratio }) => (
          <li key={name} className="text-center text-note text-quiet">
            <img
              src={src}
              alt=""
              className="h-16 rounded-control border border-line object-cover sm:h-24"
              style={{ aspectRatio: ratio, objectPosition: `${focus.x}% ${focus.y}%` }}
            />
            {name}
          </li>
        ))}
      </ul>
      <div className="grid gap-3 sm:grid-cols-2">
        <Range
          label="From left to right"
          value={focus.x}
          onChange={(x) => onChange({ ...focus, x })}
        />
        <Range
          label="From top to bottom"
          value={focus.y}
          onChange={(y) => onChange({ ...focus, y })}
        />
      </div>
    </fieldset>
  )
}

type RangeProps = { label: string; value: number; onChange: (value: number) => void }

function Range({ label, value, onChange }: RangeProps) {
  return (
    <label className="flex flex-col text-note font-semibold">
      {label}
      <input
        type="range"
        min={0}
        max={100}
        step={1}
        value={value}
        aria-valuetext={`${value} %`}
        onChange={({ target }) => onChange(Number(target.value))}
        className="h-11 w-full accent-fern"
      />
    </label>
  )
}

function percent(share: number): number {
  return Math.round(Math.min(1, Math.max(0, share)) * 100)
}
