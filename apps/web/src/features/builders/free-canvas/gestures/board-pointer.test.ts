import type { VisualElement } from '@wildpath/page/document'
import { describe, expect, it } from 'vitest'

import { createFreeCanvasEditor } from '../free-canvas-editor.ts'
import { createBoardPointer, type PointerDown, type PointerInput } from './board-pointer.ts'

/** Half as wide on the screen as in units, and a little aside. */
const canvas = { width: 800, height: 600 }
const board = { left: 10, top: 20, width: 400 }

function box(id: string, part: Partial<VisualElement> = {}): VisualElement {
  const place = { x: 100, y: 100, width: 200, height: 40, rotation: 0 }
  return { id, type: 'shape', ...place, content: {}, ...part }
}

/** A canvas with `a` and, lower right of it, `b`; `steps` is what became of its elements. */
function build(...chosen: string[]) {
  let elements: readonly VisualElement[] = [box('a'), box('b', { x: 431, y: 307 })]
  const steps: (readonly VisualElement[])[] = []
  const seen: string[] = []
  const canvasEditor = createFreeCanvasEditor({
    readElements: () => elements,
    canvas,
    onChange(next) {
      elements = next
      steps.push(next)
    },
    onCommitBatch: () => {},
  })
  canvasEditor.select(chosen)
  const pointer = createBoardPointer({
    canvasEditor,
    createView: () => ({
      show: ({ guides }) => void seen.push(guides.length > 0 ? 'shown with guides' : 'shown'),
      showFrame: (one, other) => void seen.push(`frame ${one.x},${one.y} ${other.x},${other.y}`),
      reset: () => void seen.push('reset'),
    }),
  })
  return {
    canvasEditor,
    pointer,
    steps,
    seen,
    chosen: () => [...canvasEditor.read().selected],
    element: (id: string) => canvasEditor.read().elements.find((one) => one.id === id),
    state: () => pointer.getState().state,
  }
}

/** A pointer at a place of the screen. */
function at(x: number, y: number, part: Partial<PointerInput> = {}): PointerInput {
  return { pointerId: 1, client: { x, y }, board, isShift: false, isAlt: false, ...part }
}

function down(x: number, y: number, part: Partial<PointerDown> = {}): PointerDown {
  const pointer = { pointerType: 'mouse', button: 0, isPrimary: true } as const
  return { ...at(x, y), ...pointer, target: { kind: 'ground' }, ...part }
}

const on = (id: string) => ({ target: { kind: 'element', id } }) as const
const handle = (name: 'e' | 'se' | 'rotate') =>
  ({ target: { kind: 'handle', handle: name } }) as const
const touch = { pointerType: 'touch' }
const shift = { isShift: true }
const alt = { isAlt: true }

describe('pressing an element', () => {
  it('chooses it at once, and only it', () => {
    const { pointer, chosen, state, steps } = build('b')
    expect(pointer.pointerDown(down(80, 80, on('a')))).toBe('move')
    expect([chosen(), state()]).toEqual([['a'], 'pressing'])
    pointer.pointerUp(at(80, 80))
    expect([chosen(), state(), steps]).toEqual([['a'], 'idle', []])
  })

  it('of several chosen ones means this one, once it is let go', () => {
    const { pointer, chosen } = build('a', 'b')
    pointer.pointerDown(down(80, 80, on('a')))
    expect(chosen()).toEqual(['a', 'b'])
    pointer.pointerUp(at(81, 80))
    expect(chosen()).toEqual(['a'])
  })

  it('adds with Shift, and takes away what was chosen', () => {
    const { pointer, chosen, state } = build('b')
    pointer.pointerDown(down(80, 80, { ...on('a'), ...shift }))
    pointer.pointerUp(at(80, 80, shift))
    expect(chosen()).toEqual(['a', 'b'])
    expect(pointer.pointerDown(down(80, 80, { ...on('a'), ...shift }))).toBeNull()
    expect([chosen(), state()]).toEqual([['b'], 'idle'])
  })
})

describe('dragging an element', () => {
  it.each([
    ['mouse', 2, 3],
    ['pen', 2, 3],
    ['touch', 7, 8],
  ])('begins for a %s beyond %i pixels', (pointerType, near, far) => {
    const { pointer, state, seen } = build()
    pointer.pointerDown(down(80, 80, { ...on('a'), pointerType }))
    pointer.pointerMove(at(80 + near, 80))
    expect([state(), seen]).toEqual(['pressing', []])
    pointer.pointerMove(at(80 + far, 80))
    expect([state(), seen]).toEqual(['dragging', ['shown']])
  })

  it('is still a drag back where it began', () => {
    const { pointer, state, steps, chosen } = build('a', 'b')
    pointer.pointerDown(down(80, 80, on('a')))
    pointer.pointerMove(at(90, 80, alt))
    pointer.pointerMove(at(80, 80, alt))
    expect(state()).toBe('dragging')
    pointer.pointerUp(at(80, 80, alt))
    expect([steps, chosen()]).toEqual([[], ['a', 'b']])
  })

  it('moves in units of the canvas, as one step when it is let go', () => {
    const { pointer, steps, seen, element, canvasEditor } = build()
    pointer.pointerDown(down(80, 80, on('a')))
    pointer.pointerMove(at(100, 80, alt))
    pointer.pointerMove(at(110, 95, alt))
    expect([steps, element('a')]).toEqual([[], box('a')])
    pointer.pointerUp(at(110, 95, alt))
    expect(steps).toHaveLength(1)
    expect(element('a')).toEqual(box('a', { x: 160, y: 130 }))
    expect(seen).toEqual(['shown', 'shown', 'reset'])
    expect(canvasEditor.read().news).toBe('Now at 160, 130.')
  })

  it('takes along what else is chosen', () => {
    const { pointer, element } = build('a', 'b')
    pointer.pointerDown(down(80, 80, on('b')))
    pointer.pointerMove(at(90, 80, alt))
    pointer.pointerUp(at(90, 80))
    expect([element('a')?.x, element('b')?.x]).toEqual([120, 451])
  })

  it('goes on where the page was scrolled meanwhile', () => {
    const { pointer, element } = build()
    pointer.pointerDown(down(80, 80, on('a')))
    pointer.pointerMove(at(80, 80, { ...alt, board: { ...board, top: -80 } }))
    pointer.pointerMove(at(84, 80, { ...alt, board: { ...board, top: -80 } }))
    pointer.pointerUp(at(84, 80))
    expect([element('a')?.x, element('a')?.y]).toEqual([108, 300])
  })

  it('snaps within 6 pixels of the screen, and not where snapping is off', () => {
    // The left edges meet at 431, 165.5 pixels on: 5 pixels, 10 units, before it.
    const snapping = build()
    snapping.pointer.pointerDown(down(80, 80, on('a')))
    snapping.pointer.pointerMove(at(240.5, 80))
    expect(snapping.seen).toEqual(['shown with guides'])
    snapping.pointer.pointerUp(at(240.5, 80))
    expect(snapping.element('a')?.x).toBe(431)

    const free = build()
    free.canvasEditor.setSnap(false)
    free.pointer.pointerDown(down(80, 80, on('a')))
    free.pointer.pointerMove(at(240.5, 80))
    free.pointer.pointerUp(at(240.5, 80))
    expect(free.element('a')?.x).toBe(421)
  })
})

describe('pulling a handle', () => {
  it('resizes the chosen element', () => {
    const { pointer, element, canvasEditor } = build('a')
    expect(pointer.pointerDown(down(160, 80, handle('e')))).toBe('pull')
    pointer.pointerMove(at(185, 300, alt))
    pointer.pointerUp(at(185, 300))
    expect(element('a')).toEqual(box('a', { width: 250 }))
    expect(canvasEditor.read().news).toBe('Now at 100, 100.')
  })

  it('turns it', () => {
    const { pointer, element } = build('a')
    pointer.pointerDown(down(110, 60, handle('rotate')))
    pointer.pointerMove(at(160, 80))
    pointer.pointerUp(at(160, 80))
    expect(element('a')?.rotation).toBe(90)
  })

  it('changes nothing where it is only pressed, or nothing is chosen', () => {
    const pressed = build('a')
    pressed.pointer.pointerDown(down(160, 80, handle('se')))
    pressed.pointer.pointerUp(at(161, 80))
    expect([pressed.steps, pressed.chosen()]).toEqual([[], ['a']])
    expect(build().pointer.pointerDown(down(160, 80, handle('se')))).toBeNull()
  })
})

describe('the ground', () => {
  it('lets go of what was chosen when it is pressed', () => {
    const { pointer, chosen } = build('a')
    expect(pointer.pointerDown(down(300, 300))).toBe('frame')
    pointer.pointerUp(at(301, 300))
    expect(chosen()).toEqual([])
  })

  it('chooses what a frame touches, and shows the frame', () => {
    const { pointer, chosen, seen, steps } = build('a')
    pointer.pointerDown(down(210, 160))
    pointer.pointerMove(at(240, 190))
    pointer.pointerUp(at(250, 190))
    expect(chosen()).toEqual(['b'])
    expect(seen).toEqual(['frame 400,280 460,340', 'reset'])
    expect(steps).toEqual([])
  })

  it('adds to what was chosen with Shift, pressed or framed', () => {
    const { pointer, chosen } = build('a')
    pointer.pointerDown(down(210, 160, shift))
    pointer.pointerUp(at(210, 160))
    expect(chosen()).toEqual(['a'])
    pointer.pointerDown(down(210, 160, shift))
    pointer.pointerMove(at(240, 190))
    pointer.pointerUp(at(240, 190))
    expect(chosen()).toEqual(['a', 'b'])
  })

  it('lets go under a finger that presses, and keeps under one that scrolls', () => {
    const { pointer, chosen, seen } = build('a')
    expect(pointer.pointerDown(down(210, 160, touch))).toBe('deselect')
    pointer.pointerMove(at(210, 190))
    pointer.pointerUp(at(210, 190))
    expect([chosen(), seen]).toEqual([['a'], []])
    pointer.pointerDown(down(210, 160, touch))
    pointer.pointerMove(at(210, 166))
    pointer.pointerUp(at(210, 166))
    expect(chosen()).toEqual([])
  })
})

describe('a tool', () => {
  it('puts down where the press began, also on another element', () => {
    const { pointer, canvasEditor, chosen, element } = build('a')
    canvasEditor.setTool('shape')
    expect(pointer.pointerDown(down(110, 220, on('a')))).toBe('place')
    pointer.pointerMove(at(200, 250))
    expect(canvasEditor.read().elements).toHaveLength(2)
    pointer.pointerUp(at(200, 250))
    const [added] = chosen()
    const { x = 0, y = 0, width = 0, height = 0 } = element(added ?? '') ?? {}
    expect([x + width / 2, y + height / 2]).toEqual([200, 400])
    expect(canvasEditor.read().tool).toBe('select')
  })

  it('puts nothing down under a finger that scrolls', () => {
    const { pointer, canvasEditor } = build()
    canvasEditor.setTool('text')
    pointer.pointerDown(down(110, 120, touch))
    pointer.pointerMove(at(110, 160))
    pointer.pointerUp(at(110, 160))
    expect(canvasEditor.read()).toMatchObject({ tool: 'text' })
    expect(canvasEditor.read().elements).toHaveLength(2)
  })
})

describe('a press that does not count', () => {
  it('is one of another button, of a second finger, or while another is under way', () => {
    const { pointer, state } = build()
    expect(pointer.pointerDown(down(80, 80, { ...on('a'), button: 2 }))).toBeNull()
    expect(pointer.pointerDown(down(80, 80, { ...on('a'), isPrimary: false }))).toBeNull()
    expect(state()).toBe('idle')
    pointer.pointerDown(down(80, 80, on('a')))
    expect(pointer.pointerDown(down(230, 180, { ...on('b'), pointerId: 2 }))).toBeNull()
    expect(pointer.getState()).toMatchObject({ state: 'pressing', pointerId: 1 })
  })

  it('is not moved or ended by another pointer', () => {
    const { pointer, state, seen } = build()
    pointer.pointerDown(down(80, 80, on('a')))
    pointer.pointerMove(at(180, 80, { pointerId: 2 }))
    pointer.pointerUp(at(180, 80, { pointerId: 2 }))
    pointer.pointerCancel(2)
    expect([state(), seen]).toEqual(['pressing', []])
  })
})

describe('a drag that is broken off', () => {
  it('leaves everything where it was', () => {
    const { pointer, steps, seen, state } = build()
    pointer.pointerDown(down(80, 80, on('a')))
    pointer.pointerMove(at(120, 80))
    expect(pointer.cancel()).toBe(true)
    pointer.pointerUp(at(120, 80))
    expect([state(), steps, seen]).toEqual(['idle', [], ['shown', 'reset']])
    expect(pointer.cancel()).toBe(false)
  })

  it('is one whose pointer the system takes away', () => {
    const { pointer, chosen, seen, state } = build('a')
    pointer.pointerDown(down(210, 160))
    pointer.pointerMove(at(240, 190))
    pointer.pointerCancel(1)
    expect([state(), chosen(), seen.at(-1)]).toEqual(['idle', ['a'], 'reset'])
  })

  it('moves nothing while nothing is under way', () => {
    const { pointer, state } = build()
    pointer.pointerMove(at(80, 80))
    expect(state()).toBe('idle')
  })
})
