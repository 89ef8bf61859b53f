import type { VisualElement } from '@wildpath/page/document'
import { type CanvasArea, type ResizeHandle, resizeHandles } from '@wildpath/page/edit'
import { type PointerEvent, type RefObject, useEffect, useRef } from 'react'

import type { Arrangement } from '../use-arrangement.ts'
import {
  elementsInFrame,
  type Gesture,
  type Keys,
  moveGesture,
  type Point,
  resizeGesture,
  rotateGesture,
} from './gesture.ts'
import { createLiveView, type LiveNodes } from './live-view.ts'

/** A pointer that went less far, in pixels, has pressed and not dragged. */
const dragThreshold = { mouse: 3, touch: 8 }
/** How near a line snaps, in pixels of the screen. */
const snapPixels = 6

type Options = {
  layer: RefObject<HTMLElement | null>
  findNodes: () => LiveNodes
  arrangement: Arrangement
  canvas: CanvasArea
}

type Drag = {
  pointerId: number
  onMove: (event: globalThis.PointerEvent) => void
  /** `event` is null when the drag is broken off. */
  onEnd: (event: globalThis.PointerEvent | null) => void
}

/** What pointers do on a canvas: choose, move, resize, turn, draw a frame, put something down. */
export function useBoardPointer({ layer, findNodes, arrangement, canvas }: Options) {
  const drag = useRef<Drag | null>(null)
  useEffect(() => listenWhileDragging(drag), [])

  function handlePointerDown(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0 || !event.isPrimary || drag.current !== null) return
    const node = layer.current
    if (node === null || !(event.target instanceof Element)) return
    if (event.target.closest('textarea') !== null) return
    const scale = node.getBoundingClientRect().width / canvas.width
    const from = pointIn(node, event.nativeEvent, scale)
    const handle = event.target.closest<HTMLElement>('[data-handle]')?.dataset['handle']
    const id = event.target.closest<HTMLElement>('[data-element]')?.dataset['element']
    const start = { event, node, scale, from }
    if (arrangement.tool !== 'select') beginOnGround({ ...start, onPress: handlePlace })
    else if (handle !== undefined) beginHandle(handle, start)
    else if (id !== undefined) beginMove(id, start)
    else beginFrame(start)
  }

  function handlePlace(at: Point) {
    if (arrangement.tool !== 'select') arrangement.place(arrangement.tool, at)
  }

  type Start = { event: PointerEvent<HTMLElement>; node: HTMLElement; scale: number; from: Point }

  function beginHandle(handle: string, start: Start) {
    const [element] = arrangement.chosen
    if (element === undefined) return
    start.event.preventDefault()
    const shared = { ...gestureStart(start), element }
    const gesture =
      handle === 'rotate'
        ? rotateGesture(shared)
        : isResizeHandle(handle)
          ? resizeGesture({ ...shared, handle })
          : null
    if (gesture !== null) begin(start, { gesture, ids: new Set([element.id]), onPress: () => {} })
  }

  function beginMove(id: string, start: Start) {
    const { shiftKey } = start.event
    const wasSelected = arrangement.selected.has(id)
    if (shiftKey && wasSelected) {
      arrangement.toggle(id)
      return
    }
    const ids = wasSelected
      ? arrangement.selected
      : new Set(shiftKey ? [...arrangement.selected, id] : [id])
    if (!wasSelected) arrangement.select([...ids])
    begin(start, {
      gesture: moveGesture({ ...gestureStart(start), ids }),
      ids,
      onPress() {
        // Pressed, not dragged: of several chosen ones this one is meant.
        if (wasSelected) arrangement.select([id])
      },
    })
  }

  function gestureStart({ from, scale }: Start) {
    const snapReach = arrangement.hasSnap ? snapPixels / scale : null
    return { elements: arrangement.elements, from, canvas, snapReach }
  }

  type Transform = { gesture: Gesture; ids: ReadonlySet<string>; onPress: () => void }

  function begin(start: Start, { gesture, ids, onPress }: Transform) {
    const base = arrangement.elements
    const view = createLiveView(findNodes(), base, canvas)
    const track = trackDrag(start)
    let latest: readonly VisualElement[] = base
    drag.current = {
      pointerId: start.event.pointerId,
      onMove(event) {
        if (!track.hasMoved(event)) return
        const shown = gesture(pointIn(start.node, event, start.scale), keysOf(event))
        latest = shown.elements
        view.show(shown)
      },
      onEnd(event) {
        view.reset()
        if (event === null) return
        if (!track.isDrag()) onPress()
        else if (latest.some((element, index) => element !== base[index]))
          arrangement.drop(latest, ids)
      },
    }
  }

  function beginFrame(start: Start) {
    const { shiftKey } = start.event
    const before = shiftKey ? [...arrangement.selected] : []
    if (start.event.pointerType === 'touch') {
      // A finger on the ground scrolls the page.
      beginOnGround({ ...start, onPress: () => arrangement.select([]) })
      return
    }
    const { elements } = arrangement
    const view = createLiveView(findNodes(), elements, canvas)
    const track = trackDrag(start)
    drag.current = {
      pointerId: start.event.pointerId,
      onMove(event) {
        if (track.hasMoved(event))
          view.showFrame(start.from, pointIn(start.node, event, start.scale))
      },
      onEnd(event) {
        view.reset()
        if (event === null) return
        const to = pointIn(start.node, event, start.scale)
        const inside = track.isDrag() ? elementsInFrame(elements, start.from, to) : []
        arrangement.select([...new Set([...before, ...inside])])
      },
    }
  }

  function beginOnGround(start: Start & { onPress: (at: Point) => void }) {
    const track = trackDrag(start)
    drag.current = {
      pointerId: start.event.pointerId,
      onMove: track.hasMoved,
      onEnd(event) {
        if (event === null) return
        if (start.event.pointerType !== 'touch' || !track.isDrag()) start.onPress(start.from)
      },
    }
  }

  return { handlePointerDown }
}

/** On the window, so that a drag goes on where the pointer leaves the canvas. */
function listenWhileDragging(drag: RefObject<Drag | null>): () => void {
  function end(event: globalThis.PointerEvent | null) {
    const ended = drag.current
    drag.current = null
    ended?.onEnd(event)
  }
  const isOurs = (event: globalThis.PointerEvent) => drag.current?.pointerId === event.pointerId
  const handleMove = (event: globalThis.PointerEvent) =>
    isOurs(event) && drag.current?.onMove(event)
  const handleUp = (event: globalThis.PointerEvent) => isOurs(event) && end(event)
  const handleCancel = (event: globalThis.PointerEvent) => isOurs(event) && end(null)
  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Escape' || drag.current === null) return
    event.preventDefault()
    event.stopPropagation()
    end(null)
  }
  window.addEventListener('pointermove', handleMove)
  window.addEventListener('pointerup', handleUp)
  window.addEventListener('pointercancel', handleCancel)
  window.addEventListener('keydown', handleKey, true)
  return () => {
    end(null)
    window.removeEventListener('pointermove', handleMove)
    window.removeEventListener('pointerup', handleUp)
    window.removeEventListener('pointercancel', handleCancel)
    window.removeEventListener('keydown', handleKey, true)
  }
}

function trackDrag({ event }: { event: PointerEvent }) {
  const threshold = event.pointerType === 'touch' ? dragThreshold.touch : dragThreshold.mouse
  const [x, y] = [event.clientX, event.clientY]
  let isDrag = false
  return {
    hasMoved(to: { clientX: number; clientY: number }): boolean {
      isDrag ||= Math.hypot(to.clientX - x, to.clientY - y) >= threshold
      return isDrag
    },
    isDrag: () => isDrag,
  }
}

function pointIn(node: HTMLElement, event: globalThis.PointerEvent, scale: number): Point {
  const { left, top } = node.getBoundingClientRect()
  return { x: (event.clientX - left) / scale, y: (event.clientY - top) / scale }
}

function keysOf({ shiftKey, altKey }: globalThis.PointerEvent): Keys {
  return { isShift: shiftKey, isAlt: altKey }
}

function isResizeHandle(name: string): name is ResizeHandle {
  return resizeHandles.some((handle) => handle === name)
}
