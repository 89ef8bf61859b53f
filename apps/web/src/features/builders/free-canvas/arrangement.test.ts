import type { VisualElement } from '@wildpath/page/document'
import { describe, expect, it } from 'vitest'

import { createArrangement } from './arrangement.ts'

const canvas = { width: 800, height: 600 }

function box(id: string, part: Partial<VisualElement> = {}): VisualElement {
  const place = { x: 100, y: 100, width: 200, height: 40, rotation: 0 }
  return { id, type: 'shape', ...place, content: {}, ...part }
}

/** An arrangement of three boxes; `steps` is what its editor hears. */
function build() {
  const board = { elements: [box('a'), box('b', { x: 400 }), box('c', { y: 300 })] }
  const steps: string[] = []
  const arrangement = createArrangement({
    readElements: () => board.elements,
    canvas,
    onChange(elements, { run }) {
      board.elements = [...elements]
      steps.push(run ?? 'step')
    },
    onEndRun: () => void steps.push('end'),
  })
  const ids = () => board.elements.map(({ id }) => id)
  return { arrangement, board, steps, ids }
}

const chosenOf = ({ arrangement }: ReturnType<typeof build>) => [...arrangement.read().selected]

describe('choosing on a canvas', () => {
  it('begins with nothing chosen, snapping and without a grid', () => {
    const { arrangement } = build()
    expect(arrangement.read()).toMatchObject({
      chosen: [],
      tool: 'select',
      hasGrid: false,
      hasSnap: true,
      news: '',
    })
  })

  it('adds and takes away one after the other', () => {
    const built = build()
    built.arrangement.toggle('a')
    built.arrangement.toggle('c')
    expect(chosenOf(built)).toEqual(['a', 'c'])
    built.arrangement.toggle('a')
    expect(chosenOf(built)).toEqual(['c'])
    built.arrangement.selectAll()
    expect(chosenOf(built)).toEqual(['a', 'b', 'c'])
  })

  it('forgets what is gone, and knows it again when it comes back', () => {
    const built = build()
    const [first, ...others] = built.board.elements
    built.arrangement.select(['a', 'b'])
    built.board.elements = others
    expect(chosenOf(built)).toEqual(['b'])
    built.board.elements = first === undefined ? others : [first, ...others]
    expect(chosenOf(built)).toEqual(['a', 'b'])
  })

  it('ends the run of changes and the writing', () => {
    const { arrangement, steps } = build()
    arrangement.write('a')
    arrangement.select(['b'])
    expect(arrangement.read().writing).toBeNull()
    expect(steps).toEqual(['end', 'end'])
  })

  it('sets grid and snapping', () => {
    const { arrangement } = build()
    arrangement.setGrid(true)
    arrangement.setSnap(false)
    expect(arrangement.read()).toMatchObject({ hasGrid: true, hasSnap: false })
  })
})

describe('writing in place', () => {
  it('gives the focus back to the element once it is done, also when that is told twice', () => {
    const { arrangement } = build()
    arrangement.write('b')
    expect(arrangement.read()).toMatchObject({ writing: 'b', awaited: null })
    arrangement.write(null)
    arrangement.write(null)
    expect(arrangement.read()).toMatchObject({ writing: null, awaited: 'b' })
    arrangement.settleFocus()
    expect(arrangement.read().awaited).toBeNull()
  })
})

describe('what is done with elements', () => {
  it('puts one down, chooses it and goes back to choosing', () => {
    const built = build()
    const { arrangement, board, steps } = built
    arrangement.setTool('text')
    const id = arrangement.place('text', { x: 400, y: 200 })
    expect(board.elements.at(-1)).toMatchObject({ id, type: 'text' })
    expect(chosenOf(built)).toEqual([id])
    expect(arrangement.read()).toMatchObject({ tool: 'select', awaited: id, news: 'Text added.' })
    expect(steps).toEqual(['end', 'step'])
  })

  it('duplicates, and the copies are chosen', () => {
    const built = build()
    built.arrangement.select(['a', 'b'])
    built.arrangement.duplicate()
    const copies = built.ids().filter((id) => !['a', 'b', 'c'].includes(id))
    expect(copies).toHaveLength(2)
    expect(new Set(chosenOf(built))).toEqual(new Set(copies))
    expect(built.arrangement.read().news).toBe('2 elements duplicated.')
  })

  it('deletes, and the focus goes to the last that is left', () => {
    const built = build()
    built.arrangement.select(['c'])
    built.arrangement.remove()
    expect(built.ids()).toEqual(['a', 'b'])
    expect(built.arrangement.read()).toMatchObject({
      chosen: [],
      awaited: 'b',
      news: 'Shape deleted.',
    })
  })

  it('waits for no focus where everything was deleted', () => {
    const { arrangement, board } = build()
    arrangement.selectAll()
    arrangement.remove()
    expect(board.elements).toEqual([])
    expect(arrangement.read().awaited).toBeNull()
  })

  it('aligns on the canvas', () => {
    const { arrangement, board } = build()
    arrangement.select(['b'])
    arrangement.align('left')
    expect(board.elements[1]?.x).toBe(0)
    expect(arrangement.read().news).toBe('Aligned: left.')
  })

  it('knows when the canvas has another size', () => {
    const { arrangement, board } = build()
    arrangement.setCanvas({ width: 800, height: 900 })
    arrangement.select(['c'])
    arrangement.align('bottom')
    expect(board.elements[2]?.y).toBe(860)
  })

  it('orders; what changes nothing is no step', () => {
    const { arrangement, ids, steps } = build()
    arrangement.select(['a'])
    arrangement.order('front')
    expect(ids()).toEqual(['b', 'c', 'a'])
    expect(arrangement.read().news).toBe('Shape: in front of everything.')
    const before = [...steps]
    arrangement.order('front')
    expect(steps).toEqual(before)
  })

  it('says where dragged elements were put down, chosen or not', () => {
    const { arrangement, board } = build()
    const dropped = [box('a'), box('b', { x: 431.4, y: 90 }), box('c', { y: 300 })]
    arrangement.drop(dropped, new Set(['b']))
    expect(board.elements).toEqual(dropped)
    expect(arrangement.read().news).toBe('Now at 431, 90.')
    arrangement.drop(dropped, new Set(['gone']))
    expect(arrangement.read().news).toBe('')
  })

  it('moves by key as one run', () => {
    const { arrangement, board, steps } = build()
    arrangement.nudge(new Set(['a', 'b']), { dx: 1, dy: 20 })
    arrangement.nudge(new Set(['a', 'b']), { dx: 1, dy: 0 })
    expect(board.elements.map(({ x, y }) => [x, y])).toEqual([
      [102, 120],
      [402, 120],
      [100, 300],
    ])
    expect(steps).toEqual(['nudge a b', 'nudge a b'])
    expect(arrangement.read().news).toBe('Now at 102, 120.')
  })

  it('changes the named ones only, as a run that can be ended', () => {
    const { arrangement, board, steps } = build()
    arrangement.change(new Set(['c']), (element) => ({ ...element, width: 50 }), 'width')
    arrangement.endRun()
    expect(board.elements.map(({ width }) => width)).toEqual([200, 200, 50])
    expect(steps).toEqual(['width c', 'end'])
  })
})
