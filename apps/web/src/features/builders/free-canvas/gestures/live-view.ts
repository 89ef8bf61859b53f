import type { VisualElement } from '@wildpath/page/document'
import type { CanvasArea, Guide } from '@wildpath/page/edit'

import { elementPosition } from '../element-position.ts'
import type { Point, Shown } from './gesture.ts'

/** The nodes of a canvas that follow the pointer. */
export type LiveNodes = {
  /** Of the elements as they are drawn, and of the boxes over them, in the order of the elements. */
  drawn: HTMLCollection
  boxes: HTMLCollection
  handles: HTMLElement | null
  frame: HTMLElement | null
  guides: { x: HTMLElement | null; y: HTMLElement | null }
}

/**
 * Shows a drag by moving the few nodes it is about, so that hundreds of others are not drawn anew. React
 * knows nothing of it: `reset` has to bring back what React drew before anything else is drawn.
 */
export function createLiveView(
  nodes: LiveNodes,
  base: readonly VisualElement[],
  canvas: CanvasArea,
) {
  const touched = new Set<number>()

  function place(index: number, element: VisualElement) {
    const style = elementPosition(element, canvas)
    for (const node of [nodes.drawn[index], nodes.boxes[index]])
      if (node instanceof HTMLElement) Object.assign(node.style, style)
    if (nodes.handles?.dataset['of'] === element.id) Object.assign(nodes.handles.style, style)
  }

  function showGuides(guides: readonly Guide[]) {
    for (const axis of ['x', 'y'] as const) {
      const node = nodes.guides[axis]
      const guide = guides.find((one) => one.axis === axis)
      if (node === null) continue
      node.hidden = guide === undefined
      if (guide === undefined) continue
      const share = guide.at / (axis === 'x' ? canvas.width : canvas.height)
      node.style.setProperty(axis === 'x' ? 'left' : 'top', `${share * 100}%`)
    }
  }

  return {
    show({ elements, guides }: Shown) {
      elements.forEach((element, index) => {
        if (element === base[index] && !touched.has(index)) return
        touched.add(index)
        place(index, element)
      })
      showGuides(guides)
    },
    showFrame(one: Point, other: Point) {
      if (nodes.frame === null) return
      nodes.frame.hidden = false
      Object.assign(nodes.frame.style, {
        left: `${(Math.min(one.x, other.x) / canvas.width) * 100}%`,
        top: `${(Math.min(one.y, other.y) / canvas.height) * 100}%`,
        width: `${(Math.abs(one.x - other.x) / canvas.width) * 100}%`,
        height: `${(Math.abs(one.y - other.y) / canvas.height) * 100}%`,
      })
    },
    reset() {
      for (const index of touched) {
        const element = base[index]
        if (element !== undefined) place(index, element)
      }
      showGuides([])
      if (nodes.frame !== null) nodes.frame.hidden = true
    },
  }
}
