import type { Crop, Focus } from '@wildpath/page/media'
import type { CSSProperties, KeyboardEvent, PointerEvent } from 'react'

import { RangeField } from './range-field.tsx'

type Shape = { name: string; ratio: number; crop?: Crop }

type FocusPickerProps = {
  src: string
  /** The layouts that crop the picture. Previews without a crop use `focus`. */
  shapes?: readonly Shape[]
  focus: Focus
  onChange: (focus: Focus) => void
  /** Called when the picture fails to load. */
  onError?: () => void
}

const pageShapes: readonly Shape[] = [
  { name: 'Wide', ratio: 21 / 9 },
  { name: 'Square', ratio: 1 },
  { name: 'Tall', ratio: 4 / 5 },
]

/** Step per arrow key, in percent. Shift multiplies it by ten. */
const steps: Partial<Record<string, Focus>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** Picks the focal point of a picture and previews its crops. */
export function FocusPicker(props: FocusPickerProps) {
  const { src, shapes = pageShapes, focus, onChange, onError } = props

  function handlePointer(event: PointerEvent<HTMLButtonElement>) {
    if (event.type === 'pointermove' && event.buttons === 0) return
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId)
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    onChange({
      x: clampPercent(((event.clientX - left) / width) * 100),
      y: clampPercent(((event.clientY - top) / height) * 100),
    })
  }

  function handleKey(event: KeyboardEvent) {
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const factor = event.shiftKey ? 10 : 1
    onChange({
      x: clampPercent(focus.x + step.x * factor),
      y: clampPercent(focus.y + step.y * factor),
    })
  }

  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-2 text-note font-semibold">Choose what stays visible</legend>
      <div className="flex justify-center rounded-control bg-raised">
        <button
          type="button"
          data-testid="focus"
          aria-label="Focal point. Use the arrow keys to move it."
          className="relative touch-none cursor-crosshair"
          onPointerDown={handlePointer}
          onPointerMove={handlePointer}
          onKeyDown={handleKey}
        >
          <img
            src={src}
            alt=""
            draggable={false}
            referrerPolicy="no-referrer"
            onError={onError}
            className="block max-h-44 max-w-full sm:max-h-52"
          />
          <span
            aria-hidden
            className="pointer-events-none absolute size-8 -translate-1/2 rounded-full border-3 border-[#ffffff] bg-[#08120d66] shadow-high"
            style={{ left: `${focus.x}%`, top: `${focus.y}%` }}
          />
        </button>
      </div>
      {/* Above the sliders, so that phones show both at once. */}
      <ul aria-label="Crop previews" className="flex flex-wrap items-end gap-3">
        {shapes.map(({ name, ratio, crop = { focus } }) => (
          <li key={name} className="max-w-full text-center text-note text-quiet">
            <div
              className="mx-auto max-w-full overflow-hidden rounded-control border border-line [--height:4rem] sm:[--height:6rem]"
              style={{ aspectRatio: ratio, width: `calc(${ratio} * var(--height))` }}
            >
              <img
                src={src}
                alt=""
                referrerPolicy="no-referrer"
                className="size-full object-cover"
                style={getCropStyle(crop)}
              />
            </div>
            {name}
          </li>
        ))}
      </ul>
      <div className="grid gap-3 sm:grid-cols-2">
        <RangeField
          label="Horizontal position"
          value={focus.x}
          valueText={`${focus.x}%`}
          onChange={(x) => onChange({ ...focus, x })}
        />
        <RangeField
          label="Vertical position"
          value={focus.y}
          valueText={`${focus.y}%`}
          onChange={(y) => onChange({ ...focus, y })}
        />
      </div>
    </fieldset>
  )
}

function getCropStyle({ focus = { x: 50, y: 50 }, zoom = 1 }: Crop): CSSProperties {
  const position = `${focus.x}% ${focus.y}%`
  return { objectPosition: position, transformOrigin: position, transform: `scale(${zoom})` }
}

function clampPercent(percent: number): number {
  return Math.round(Math.min(100, Math.max(0, percent)))
}
