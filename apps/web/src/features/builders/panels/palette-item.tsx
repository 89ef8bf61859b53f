import type { LucideIcon } from 'lucide-react'
import { type PointerEvent, useRef } from 'react'

import { trackDrag } from '../canvas/track-drag.ts'
import { useEditor } from '../store/editor-context.ts'

type PaletteItemProps = {
  label: string
  Icon: LucideIcon
  body: HTMLElement | null
  /** `index` is the place between the sections, null beside the page; points are in pixels of its window. */
  onMove: (index: number | null, point: { x: number; y: number }) => void
  /** The drag is over, wherever it ended. */
  onEnd: () => void
  onDrop: (index: number, point: { x: number; y: number }) => void
  onPress: () => void
}

/** So far a pointer may move and still press, in pixels. */
const slack = 6

/** Something to drag onto the page, and to press. */
export function PaletteItem({
  label,
  Icon,
  body,
  onMove,
  onEnd,
  onDrop,
  onPress,
}: PaletteItemProps) {
  const { store } = useEditor()
  const wasDragged = useRef(false)

  function handlePointerDown(event: PointerEvent<HTMLButtonElement>) {
    wasDragged.current = false
    if (body === null || event.button !== 0) return
    const { clientX, clientY } = event
    const handle: HTMLButtonElement = event.currentTarget
    // A quick pointer has left the button by its first move.
    if (event.pointerType === 'mouse') handle.setPointerCapture(event.pointerId)
    const watching = new AbortController()
    handle.addEventListener(
      'pointermove',
      (move) => {
        if (Math.hypot(move.clientX - clientX, move.clientY - clientY) < slack) return
        watching.abort()
        wasDragged.current = true
        trackDrag(move, handle, {
          body,
          sections: () => store.getState().history.present.sections,
          onMove,
          onDrop,
          onEnd,
        })
      },
      { signal: watching.signal },
    )
    for (const end of ['pointerup', 'pointercancel'] as const) {
      handle.addEventListener(end, () => watching.abort(), { signal: watching.signal })
    }
  }

  return (
    <li className="flex">
      <button
        type="button"
        onPointerDown={handlePointerDown}
        onClick={() => !wasDragged.current && onPress()}
        className="flex min-h-14 flex-1 touch-pan-y cursor-grab items-center gap-1.5 rounded-control border border-edge bg-field px-2 text-left text-note font-semibold hover:border-quiet active:cursor-grabbing"
      >
        <Icon aria-hidden size={18} className="shrink-0 text-lantern" />
        {label}
      </button>
    </li>
  )
}
