import type { VisualElement } from '@wildpath/page/document'
import type { CanvasArea, ElementTool, ResizeHandle } from '@wildpath/page/edit'

import type { FreeCanvasEditor } from '../free-canvas-editor.ts'
import {
  elementsInFrame,
  type Gesture,
  type Keys,
  moveGesture,
  type Point,
  resizeGesture,
  rotateGesture,
  type Shown,
} from './gesture.ts'

/** A pointer that went less far, in pixels, has pressed and not dragged. */
const dragThreshold = { mouse: 3, touch: 8 }
/** How near a line snaps, in pixels of the screen. */
const snapPixels = 6

/** A pointer at a moment. Places are pixels of the screen, as is where the canvas lies. */
export type PointerInput = Keys & {
  pointerId: number
  client: Point
  board: { left: number; top: number; width: number }
}

export type PointerDown = PointerInput & {
  pointerType: string
  button: number
  isPrimary: boolean
  target: PressTarget
}

export type BoardHandle = ResizeHandle | 'rotate'

export type PressTarget =
  | { kind: 'ground' }
  | { kind: 'element'; id: string }
  | { kind: 'handle'; handle: BoardHandle }

/** Shows a drag without changing anything; `reset` brings back what stood there before. */
export type DragView = {
  show: (shown: Shown) => void
  showFrame: (one: Point, other: Point) => void
  reset: () => void
}

type TransformPress = {
  gesture: Gesture
  base: readonly VisualElement[]
  latest: readonly VisualElement[]
  ids: ReadonlySet<string>
  view: DragView
}

/** What a press became when the pointer was put down. */
type Press =
  | { kind: 'place'; tool: ElementTool }
  | { kind: 'deselect' }
  /** `before`: what stays chosen whatever is framed. */
  | {
      kind: 'frame'
      before: readonly string[]
      elements: readonly VisualElement[]
      view: DragView
    }
  /** `isAmongChosen`: pressed and not dragged, of several chosen ones this one is meant. */
  | ({ kind: 'move'; id: string; isAmongChosen: boolean } & TransformPress)
  | ({ kind: 'pull' } & TransformPress)

export type BoardPointerState =
  | { state: 'idle' }
  | {
      state: 'pressing' | 'dragging'
      pointerId: number
      isTouch: boolean
      /** Where the pointer was put down, on the screen and in units of the canvas. */
      client: Point
      from: Point
      /** Pixels of the screen for a unit of the canvas. */
      scale: number
      press: Press
    }

type BoardPointerTools = {
  canvasEditor: Pick<FreeCanvasEditor, 'read' | 'place' | 'select' | 'toggle' | 'drop'>
  createView: (base: readonly VisualElement[], canvas: CanvasArea) => DragView
}

export type BoardPointer = {
  getState: () => BoardPointerState
  /** Answers what the press may become; null where it begins nothing. */
  pointerDown: (input: PointerDown) => Press['kind'] | null
  pointerMove: (input: PointerInput) => void
  pointerUp: (input: PointerInput) => void
  /** The system took the pointer away: nothing is changed. */
  pointerCancel: (pointerId: number) => void
  /** Breaks off what is under way; answers whether there was something. */
  cancel: () => boolean
}

/** What pointers do on a canvas: choose, move, resize, turn, draw a frame, put something down. */
export function createBoardPointer({ canvasEditor, createView }: BoardPointerTools): BoardPointer {
  let state: BoardPointerState = { state: 'idle' }

  function pointerDown(input: PointerDown): Press['kind'] | null {
    if (input.button !== 0 || !input.isPrimary || state.state !== 'idle') return null
    const { canvas } = canvasEditor.read()
    const scale = input.board.width / canvas.width
    const from = pointOf(input, scale)
    const press = beginPress(input, { from, scale })
    if (press === null) return null
    const { pointerId, client } = input
    const isTouch = input.pointerType === 'touch'
    state = { state: 'pressing', pointerId, isTouch, client, from, scale, press }
    return press.kind
  }

  type Start = { from: Point; scale: number }

  function beginPress(input: PointerDown, start: Start): Press | null {
    const { tool } = canvasEditor.read()
    if (tool !== 'select') return { kind: 'place', tool }
    switch (input.target.kind) {
      case 'handle':
        return beginPull(input.target.handle, start)
      case 'element':
        return beginMove(input.target.id, { ...start, isShift: input.isShift })
      case 'ground':
        return beginOnGround(input)
    }
  }

  function beginPull(handle: BoardHandle, start: Start): Press | null {
    const [element] = canvasEditor.read().chosen
    if (element === undefined) return null
    const shared = { ...gestureStart(start), element }
    const gesture =
      handle === 'rotate' ? rotateGesture(shared) : resizeGesture({ ...shared, handle })
    return { kind: 'pull', ...transform(gesture, new Set([element.id])) }
  }

  function beginMove(
    id: string,
    { isShift, ...start }: Start & { isShift: boolean },
  ): Press | null {
    const { selected } = canvasEditor.read()
    const isAmongChosen = selected.has(id)
    if (isShift && isAmongChosen) {
      canvasEditor.toggle(id)
      return null
    }
    const ids = isAmongChosen ? selected : new Set(isShift ? [...selected, id] : [id])
    if (!isAmongChosen) canvasEditor.select([...ids])
    const gesture = moveGesture({ ...gestureStart(start), ids })
    return { kind: 'move', id, isAmongChosen, ...transform(gesture, ids) }
  }

  function beginOnGround({ pointerType, isShift }: PointerDown): Press {
    // A finger on the ground scrolls the page.
    if (pointerType === 'touch') return { kind: 'deselect' }
    const { selected, elements, canvas } = canvasEditor.read()
    const before = isShift ? [...selected] : []
    return { kind: 'frame', before, elements, view: createView(elements, canvas) }
  }

  function gestureStart({ from, scale }: Start) {
    const { elements, canvas, hasSnap } = canvasEditor.read()
    return { elements, from, canvas, snapReach: hasSnap ? snapPixels / scale : null }
  }

  function transform(gesture: Gesture, ids: ReadonlySet<string>): TransformPress {
    const { elements, canvas } = canvasEditor.read()
    return { gesture, base: elements, latest: elements, ids, view: createView(elements, canvas) }
  }

  function pointerMove(input: PointerInput) {
    if (state.state === 'idle' || state.pointerId !== input.pointerId) return
    const { client, isTouch, from, scale, press } = state
    if (state.state === 'pressing') {
      const wentPixels = Math.hypot(input.client.x - client.x, input.client.y - client.y)
      if (wentPixels < (isTouch ? dragThreshold.touch : dragThreshold.mouse)) return
      state = { ...state, state: 'dragging' }
    }
    const to = pointOf(input, scale)
    if (press.kind === 'frame') press.view.showFrame(from, to)
    if (press.kind !== 'move' && press.kind !== 'pull') return
    const shown = press.gesture(to, input)
    press.view.show(shown)
    state = { ...state, press: { ...press, latest: shown.elements } }
  }

  function pointerUp(input: PointerInput) {
    if (state.state === 'idle' || state.pointerId !== input.pointerId) return
    const { state: reached, press, isTouch, from, scale } = state
    const isDrag = reached === 'dragging'
    putAway(press)
    switch (press.kind) {
      case 'place':
        if (!isTouch || !isDrag) canvasEditor.place(press.tool, from)
        return
      case 'deselect':
        if (!isDrag) canvasEditor.select([])
        return
      case 'frame': {
        const inside = isDrag ? elementsInFrame(press.elements, from, pointOf(input, scale)) : []
        return canvasEditor.select([...new Set([...press.before, ...inside])])
      }
      case 'move':
      case 'pull':
        if (isDrag) drop(press)
        else if (press.kind === 'move' && press.isAmongChosen) canvasEditor.select([press.id])
    }
  }

  function drop({ base, latest, ids }: TransformPress) {
    if (latest.some((element, index) => element !== base[index])) canvasEditor.drop(latest, ids)
  }

  function putAway(press: Press) {
    state = { state: 'idle' }
    if ('view' in press) press.view.reset()
  }

  function cancel(): boolean {
    if (state.state === 'idle') return false
    putAway(state.press)
    return true
  }

  return {
    getState: () => state,
    pointerDown,
    pointerMove,
    pointerUp,
    pointerCancel(pointerId) {
      if (state.state !== 'idle' && state.pointerId === pointerId) cancel()
    },
    cancel,
  }
}

function pointOf({ client, board }: PointerInput, scale: number): Point {
  return { x: (client.x - board.left) / scale, y: (client.y - board.top) / scale }
}
