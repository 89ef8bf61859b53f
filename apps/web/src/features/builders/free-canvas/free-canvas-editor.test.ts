import type { VisualElement } from '@wildpath/page/document'
import { describe, expect, it } from 'vitest'

import { createFreeCanvasEditor } from './free-canvas-editor.ts'

const canvas = { width: 800, height: 600 }

function box(id: string, part: Partial<VisualElement> = {}): VisualElement {
  const place = { x: 100, y: 100, width: 200, height: 40, rotation: 0 }
  return { id, type: 'shape', ...place, content: {}, ...part }
}

/** The editor of a canvas with three boxes; `steps` is what its editor hears. */
function build() {
  const board = { elements: [box('a'), box('b', { x: 400 }), box('c', { y: 300 })] }
  const steps: string[] = []
  const canvasEditor = createFreeCanvasEditor({
    readElements: () => board.elements,
    canvas,
    onChange(elements, { batch }) {
      board.elements = [...elements]
      steps.push(batch ?? 'step')
    },
    onCommitBatch: () => void steps.push('end'),
  })
  const ids = () => board.elements.map(({ id }) => id)
  return { canvasEditor, board, steps, ids }
}

const chosenOf = ({ canvasEditor }: ReturnType<typeof build>) => [...canvasEditor.read().selected]

describe('choosing on a canvas', () => {
  it('begins with nothing chosen, snapping and without a grid', () => {
    const { canvasEditor } = build()
    expect(canvasEditor.read()).toMatchObject({
      chosen: [],
      tool: 'select',
      hasGrid: false,
      hasSnap: true,
      news: '',
    })
  })

  it('adds and takes away one after the other', () => {
    const built = build()
    built.canvasEditor.toggle('a')
    built.canvasEditor.toggle('c')
    expect(chosenOf(built)).toEqual(['a', 'c'])
    built.canvasEditor.toggle('a')
    expect(chosenOf(built)).toEqual(['c'])
    built.canvasEditor.selectAll()
    expect(chosenOf(built)).toEqual(['a', 'b', 'c'])
  })

  it('forgets what is gone, and knows it again when it comes back', () => {
    const built = build()
    const [first, ...others] = built.board.elements
    built.canvasEditor.select(['a', 'b'])
    built.board.elements = others
    expect(chosenOf(built)).toEqual(['b'])
    built.board.elements = first === undefined ? others : [first, ...others]
    expect(chosenOf(built)).toEqual(['a', 'b'])
  })

  it('commits the batch of changes and the writing', () => {
    const { canvasEditor, steps } = build()
    canvasEditor.write('a')
    canvasEditor.select(['b'])
    expect(canvasEditor.read().writing).toBeNull()
    expect(steps).toEqual(['end', 'end'])
  })

  it('sets grid and snapping', () => {
    const { canvasEditor } = build()
    canvasEditor.setGrid(true)
    canvasEditor.setSnap(false)
    expect(canvasEditor.read()).toMatchObject({ hasGrid: true, hasSnap: false })
  })
})

describe('writing in place', () => {
  it('gives the focus back to the element once it is done, also when that is told twice', () => {
    const { canvasEditor } = build()
    canvasEditor.write('b')
    expect(canvasEditor.read()).toMatchObject({ writing: 'b', awaited: null })
    canvasEditor.write(null)
    canvasEditor.write(null)
    expect(canvasEditor.read()).toMatchObject({ writing: null, awaited: 'b' })
    canvasEditor.settleFocus()
    expect(canvasEditor.read().awaited).toBeNull()
  })
})

describe('what is done with elements', () => {
  it('puts one down, chooses it and goes back to choosing', () => {
    const built = build()
    const { canvasEditor, board, steps } = built
    canvasEditor.setTool('text')
    const id = canvasEditor.place('text', { x: 400, y: 200 })
    expect(board.elements.at(-1)).toMatchObject({ id, type: 'text' })
    expect(chosenOf(built)).toEqual([id])
    expect(canvasEditor.read()).toMatchObject({ tool: 'select', awaited: id, news: 'Text added.' })
    expect(steps).toEqual(['end', 'step'])
  })

  it('duplicates, and the copies are chosen', () => {
    const built = build()
    built.canvasEditor.select(['a', 'b'])
    built.canvasEditor.duplicate()
    const copies = built.ids().filter((id) => !['a', 'b', 'c'].includes(id))
    expect(copies).toHaveLength(2)
    expect(new Set(chosenOf(built))).toEqual(new Set(copies))
    expect(built.canvasEditor.read().news).toBe('2 elements duplicated.')
  })

  it('deletes, and the focus goes to the last that is left', () => {
    const built = build()
    built.canvasEditor.select(['c'])
    built.canvasEditor.remove()
    expect(built.ids()).toEqual(['a', 'b'])
    expect(built.canvasEditor.read()).toMatchObject({
      chosen: [],
      awaited: 'b',
      news: 'Shape deleted.',
    })
  })

  it('waits for no focus where everything was deleted', () => {
    const { canvasEditor, board } = build()
    canvasEditor.selectAll()
    canvasEditor.remove()
    expect(board.elements).toEqual([])
    expect(canvasEditor.read().awaited).toBeNull()
  })

  it('aligns on the canvas', () => {
    const { canvasEditor, board } = build()
    canvasEditor.select(['b'])
    canvasEditor.align('left')
    expect(board.elements[1]?.x).toBe(0)
    expect(canvasEditor.read().news).toBe('Aligned: left.')
  })

  it('knows when the canvas has another size', () => {
    const { canvasEditor, board } = build()
    canvasEditor.setCanvas({ width: 800, height: 900 })
    canvasEditor.select(['c'])
    canvasEditor.align('bottom')
    expect(board.elements[2]?.y).toBe(860)
  })

  it('orders; what changes nothing is no step', () => {
    const { canvasEditor, ids, steps } = build()
    canvasEditor.select(['a'])
    canvasEditor.order('front')
    expect(ids()).toEqual(['b', 'c', 'a'])
    expect(canvasEditor.read().news).toBe('Shape: in front of everything.')
    const before = [...steps]
    canvasEditor.order('front')
    expect(steps).toEqual(before)
  })

  it('says where dragged elements were put down, chosen or not', () => {
    const { canvasEditor, board } = build()
    const dropped = [box('a'), box('b', { x: 431.4, y: 90 }), box('c', { y: 300 })]
    canvasEditor.drop(dropped, new Set(['b']))
    expect(board.elements).toEqual(dropped)
    expect(canvasEditor.read().news).toBe('Now at 431, 90.')
    canvasEditor.drop(dropped, new Set(['gone']))
    expect(canvasEditor.read().news).toBe('')
  })

  it('moves by key as one batch', () => {
    const { canvasEditor, board, steps } = build()
    canvasEditor.nudge(new Set(['a', 'b']), { dx: 1, dy: 20 })
    canvasEditor.nudge(new Set(['a', 'b']), { dx: 1, dy: 0 })
    expect(board.elements.map(({ x, y }) => [x, y])).toEqual([
      [102, 120],
      [402, 120],
      [100, 300],
    ])
    expect(steps).toEqual(['nudge a b', 'nudge a b'])
    expect(canvasEditor.read().news).toBe('Now at 102, 120.')
  })

  it('changes the named ones only, as a batch that can be committed', () => {
    const { canvasEditor, board, steps } = build()
    canvasEditor.change(new Set(['c']), (element) => ({ ...element, width: 50 }), 'width')
    canvasEditor.commitBatch()
    expect(board.elements.map(({ width }) => width)).toEqual([200, 200, 50])
    expect(steps).toEqual(['width c', 'end'])
  })
})
