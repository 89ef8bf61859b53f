import { resizeHandles } from '@wildpath/page/edit'
import { type PointerEvent, type RefObject, useEffect, useState } from 'react'

import type { FreeCanvasEditor } from '../free-canvas-editor.ts'
import {
  type BoardHandle,
  type BoardPointer,
  createBoardPointer,
  type PointerInput,
  type PressTarget,
} from './board-pointer.ts'
import { createLiveView, type LiveNodes } from './live-view.ts'

type Options = {
  layer: RefObject<HTMLElement | null>
  findNodes: () => LiveNodes
  canvasEditor: FreeCanvasEditor
}

/** Tells the pointer of a canvas what it does: see `createBoardPointer`. */
export function useBoardPointer({ layer, findNodes, canvasEditor }: Options) {
  const [pointer] = useState(() =>
    createBoardPointer({
      canvasEditor,
      createView: (base, canvas) => createLiveView(findNodes(), base, canvas),
    }),
  )
  useEffect(() => listenOnWindow(pointer, layer), [pointer, layer])

  function handlePointerDown(event: PointerEvent<HTMLElement>) {
    const node = layer.current
    const target = targetOf(event)
    if (node === null || target === null) return
    const { pointerType, button, isPrimary } = event
    const input = { ...inputOf(event, node), pointerType, button, isPrimary, target }
    if (pointer.pointerDown(input) === 'pull') event.preventDefault()
  }

  return { handlePointerDown }
}

/** On the window, so that a drag goes on where the pointer leaves the canvas. */
function listenOnWindow(pointer: BoardPointer, layer: RefObject<HTMLElement | null>): () => void {
  /** Where the canvas lies is asked only while something is under way. */
  function input(event: globalThis.PointerEvent): PointerInput | null {
    if (layer.current === null || pointer.getState().state === 'idle') return null
    return inputOf(event, layer.current)
  }
  function handleMove(event: globalThis.PointerEvent) {
    const moved = input(event)
    if (moved !== null) pointer.pointerMove(moved)
  }
  function handleUp(event: globalThis.PointerEvent) {
    const ended = input(event)
    if (ended !== null) pointer.pointerUp(ended)
  }
  const handleCancel = (event: globalThis.PointerEvent) => pointer.pointerCancel(event.pointerId)
  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !pointer.cancel()) return
    event.preventDefault()
    event.stopPropagation()
  }
  window.addEventListener('pointermove', handleMove)
  window.addEventListener('pointerup', handleUp)
  window.addEventListener('pointercancel', handleCancel)
  window.addEventListener('keydown', handleKey, true)
  return () => {
    pointer.cancel()
    window.removeEventListener('pointermove', handleMove)
    window.removeEventListener('pointerup', handleUp)
    window.removeEventListener('pointercancel', handleCancel)
    window.removeEventListener('keydown', handleKey, true)
  }
}

/** Where a press began; null where words are written or the handle is unknown. */
function targetOf({ target }: PointerEvent): PressTarget | null {
  if (!(target instanceof Element) || target.closest('textarea') !== null) return null
  const handle = target.closest<HTMLElement>('[data-handle]')?.dataset['handle']
  if (handle !== undefined) return isBoardHandle(handle) ? { kind: 'handle', handle } : null
  const id = target.closest<HTMLElement>('[data-element]')?.dataset['element']
  return id === undefined ? { kind: 'ground' } : { kind: 'element', id }
}

function inputOf(
  event: Pick<globalThis.PointerEvent, 'pointerId' | 'clientX' | 'clientY' | 'shiftKey' | 'altKey'>,
  node: HTMLElement,
): PointerInput {
  const { left, top, width } = node.getBoundingClientRect()
  return {
    pointerId: event.pointerId,
    client: { x: event.clientX, y: event.clientY },
    board: { left, top, width },
    isShift: event.shiftKey,
    isAlt: event.altKey,
  }
}

function isBoardHandle(name: string): name is BoardHandle {
  return name === 'rotate' || resizeHandles.some((handle) => handle === name)
}
