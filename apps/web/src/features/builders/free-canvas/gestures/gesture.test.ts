import type { VisualElement } from '@wildpath/page/document'
import { describe, expect, it } from 'vitest'

import { elementsInFrame, moveGesture, resizeGesture, rotateGesture } from './gesture.ts'

const canvas = { width: 800, height: 600 }
const plain = { isShift: false, isAlt: false }

function box(id: string, part: Partial<VisualElement> = {}): VisualElement {
  const place = { x: 100, y: 100, width: 200, height: 40, rotation: 0 }
  return { id, type: 'shape', ...place, content: {}, ...part }
}

const start = (elements: readonly VisualElement[], snapReach: number | null = null) => ({
  elements,
  from: { x: 150, y: 110 },
  canvas,
  snapReach,
})

describe('moving with a pointer', () => {
  const elements = [box('a'), box('b', { x: 431, y: 307 })]
  const ids = new Set(['a'])
  const placeOf = ([first]: readonly VisualElement[]) => [first?.x, first?.y]

  it('follows the pointer from where it was put down, however often it turns back', () => {
    const gesture = moveGesture({ ...start(elements), ids })
    gesture({ x: 700, y: 500 }, plain)
    const { elements: moved } = gesture({ x: 163, y: 121 }, plain)
    expect(placeOf(moved)).toEqual([113, 111])
    expect(moved[1]).toBe(elements[1])
  })

  it('stands on the edges of others and shows the line, else on the grid', () => {
    const gesture = moveGesture({ ...start(elements, 6), ids })
    const { elements: moved, guides } = gesture({ x: 484, y: 178 }, plain)
    expect(placeOf(moved)).toEqual([431, 160])
    expect(guides).toEqual([{ axis: 'x', at: 431 }])
  })

  it('lets go of lines and grid with Alt, and stays in its row with Shift', () => {
    const gesture = moveGesture({ ...start(elements, 6), ids })
    expect(placeOf(gesture({ x: 484, y: 178 }, { ...plain, isAlt: true }).elements)).toEqual([
      434, 168,
    ])
    expect(placeOf(gesture({ x: 484, y: 178 }, { ...plain, isShift: true }).elements)).toEqual([
      431, 100,
    ])
  })

  it('never goes below 0, lines or not', () => {
    const gesture = moveGesture({ ...start(elements, 6), ids })
    expect(placeOf(gesture({ x: -900, y: -900 }, plain).elements)).toEqual([0, 0])
  })
})

describe('resizing with a pointer', () => {
  it('takes the pulled edge to a line of another element', () => {
    const elements = [box('a'), box('b', { x: 431, y: 307 })]
    const gesture = resizeGesture({ ...start(elements, 6), element: box('a'), handle: 'e' })
    const { elements: resized, guides } = gesture({ x: 278, y: 400 }, plain)
    expect(resized[0]).toEqual(box('a', { width: 331 }))
    expect(guides).toEqual([{ axis: 'x', at: 431 }])
  })

  it('keeps the ratio with Shift', () => {
    const gesture = resizeGesture({ ...start([box('a')], 6), element: box('a'), handle: 'se' })
    const { elements } = gesture({ x: 250, y: 110 }, { ...plain, isShift: true })
    expect(elements).toEqual([box('a', { width: 300, height: 60 })])
  })
})

describe('turning with a pointer', () => {
  const gesture = rotateGesture({ ...start([box('a')]), element: box('a') })

  it('points the handle at the pointer', () => {
    expect(gesture({ x: 300, y: 120 }, plain).elements[0]?.rotation).toBe(90)
    expect(gesture({ x: 200, y: 20 }, plain).elements[0]?.rotation).toBe(0)
  })

  it('goes in steps of 15 degrees with Shift', () => {
    const { elements } = gesture({ x: 300, y: 80 }, { ...plain, isShift: true })
    expect(elements[0]?.rotation).toBe(75)
  })
})

describe('a frame', () => {
  it('takes what it touches, in whichever direction it is drawn', () => {
    const elements = [box('a'), box('b', { x: 431, y: 307 }), box('far', { x: 700, y: 500 })]
    expect(elementsInFrame(elements, { x: 440, y: 320 }, { x: 290, y: 130 })).toEqual(['a', 'b'])
    expect(elementsInFrame(elements, { x: 310, y: 0 }, { x: 400, y: 90 })).toEqual([])
  })
})
