import type { VisualElement } from '@wildpath/page/document'
import { type CanvasArea, handleSide, type ResizeHandle, resizeHandles } from '@wildpath/page/edit'
import { RotateCw } from 'lucide-react'
import type { Ref } from 'react'

import { elementPosition } from './element-position.ts'

type SelectionHandlesProps = {
  element: VisualElement
  canvas: CanvasArea
  ref: Ref<HTMLDivElement>
}

/** Corners and edges to pull, and one handle to turn; the panel's numbers do the same by key. */
export function SelectionHandles({ element, canvas, ref }: SelectionHandlesProps) {
  return (
    <div
      ref={ref}
      aria-hidden
      data-of={element.id}
      style={elementPosition(element, canvas)}
      className="pointer-events-none absolute"
    >
      {resizeHandles.map((handle) => (
        <span
          key={handle}
          data-handle={handle}
          style={handleStyle(handle, element.rotation)}
          className={`canvas-handle ${handle.length === 1 ? 'pointer-coarse:hidden' : ''}`}
        >
          <span className="size-3 shrink-0 rounded-full border-2 border-lantern bg-surface pointer-coarse:size-4" />
        </span>
      ))}
      <span
        data-handle="rotate"
        className="canvas-handle bottom-full left-1/2 mb-2 -translate-x-1/2 cursor-grab"
      >
        <span className="flex size-6 shrink-0 items-center justify-center rounded-full border-2 border-lantern bg-surface text-ink">
          <RotateCw size={12} />
        </span>
      </span>
    </div>
  )
}

const cursors = ['ns-resize', 'nesw-resize', 'ew-resize', 'nwse-resize'] as const

/** At its edge, and on touch mostly outside of it, so that small elements can still be moved. */
function handleStyle(handle: ResizeHandle, rotation: number) {
  const side = handleSide(handle)
  const angle = (Math.atan2(side.y, side.x) / Math.PI) * 180 + 90 + rotation
  const eighth = Math.round(angle / 45)
  return {
    left: `${(side.x + 1) * 50}%`,
    top: `${(side.y + 1) * 50}%`,
    translate: `calc(-50% + ${side.x} * var(--outside)) calc(-50% + ${side.y} * var(--outside))`,
    cursor: cursors[((eighth % 4) + 4) % 4],
  }
}
