import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { type VisualElement, visualElementSchema } from '../../sections/section-parts.ts'
import { alignElements, alignments } from './align-elements.ts'
import { boundsAround, boundsOf } from './canvas-area.ts'
import { duplicateElements } from './duplicate-elements.ts'
import { moveElements } from './move-elements.ts'
import { addElement } from './new-element.ts'
import { orderElements, orderings } from './order-elements.ts'
import { handleSide, resizeElement, resizeHandles } from './resize-element.ts'
import { rotateElement } from './rotate-element.ts'
import { snapEdges, snapLines, snapMove } from './snap.ts'

const canvas = { width: 800, height: 600 }

function element(id: string, part: Partial<VisualElement> = {}): VisualElement {
  const place = { x: 100, y: 100, width: 200, height: 40, rotation: 0 }
  return { id, type: 'text', ...place, content: {}, ...part }
}

const chosen = (...ids: string[]) => new Set(ids)
const idsOf = (elements: readonly VisualElement[]) => elements.map(({ id }) => id).join(' ')
const placeOf = ({ x, y }: VisualElement) => [x, y]

describe('a new element', () => {
  it.each([
    ['text', 200, 40, { text: 'Text', fontSize: 16 }],
    ['image', 150, 150, {}],
    ['button', 120, 40, { text: 'Button', fontSize: 16, borderRadius: 8, href: '#' }],
    ['shape', 100, 100, {}],
  ] as const)(
    '%s is %i by %i around the place that was pressed',
    (type, width, height, content) => {
      const { elements } = addElement([], { type, at: { x: 400, y: 300 } })
      expect(elements).toEqual([
        {
          id: `${type}-1`,
          type,
          width,
          height,
          rotation: 0,
          content,
          x: 400 - width / 2,
          y: 300 - height / 2,
        },
      ])
    },
  )

  it('stays on the canvas, in front of the others, under an id of its own', () => {
    const { elements, id } = addElement([element('text-1'), element('text-2')], {
      type: 'text',
      at: { x: 5, y: 595 },
    })
    expect(id).toBe('text-3')
    expect(elements[2]).toMatchObject({ x: 0, y: 560 })
  })

  it('does not hide what was placed in the middle before', () => {
    const first = addElement([], { type: 'shape' }).elements
    const both = addElement(first, { type: 'shape' }).elements
    expect(both.map(placeOf)).toEqual([
      [350, 250],
      [370, 270],
    ])
  })
})

describe('duplicating', () => {
  it('puts the copies 20 right of and below their originals, in front of everything', () => {
    const { elements, ids } = duplicateElements(
      [element('a', { x: 7 }), element('b'), element('c', { rotation: 30 })],
      chosen('a', 'c'),
    )
    expect(ids).toEqual(['a-1', 'c-1'])
    expect(idsOf(elements)).toBe('a b c a-1 c-1')
    expect(elements[3]).toEqual(element('a-1', { x: 27, y: 120 }))
    expect(elements[4]).toMatchObject({ x: 120, y: 120, rotation: 30 })
  })
})

describe('moving', () => {
  const both = [element('a', { x: 30, y: 50 }), element('b', { x: 300, y: 200 })]

  it('stops the whole group where the first of them reaches 0', () => {
    const moved = moveElements(both, chosen('a', 'b'), { dx: -100, dy: -100 })
    expect(moved.map(placeOf)).toEqual([
      [0, 0],
      [270, 150],
    ])
  })

  it('keeps a grip of every element on the canvas', () => {
    const moved = moveElements(both, chosen('b'), { dx: 5000, dy: 5000 })
    expect(moved.map(placeOf)).toEqual([
      [30, 50],
      [780, 580],
    ])
    expect(moved[0]).toBe(both[0])
  })

  it('lets what lay outside come back', () => {
    const far = [element('far', { y: 5000 })]
    expect(moveElements(far, chosen('far'), { dx: 0, dy: 10 })).toBe(far)
    expect(moveElements(far, chosen('far'), { dx: 0, dy: -4500 }).map(placeOf)).toEqual([
      [100, 500],
    ])
  })
})

describe('resizing', () => {
  it('moves the pulled edges and keeps the others', () => {
    expect(resizeElement(element('a'), { handle: 'nw', dx: -20, dy: 10 })).toMatchObject({
      x: 80,
      y: 110,
      width: 220,
      height: 30,
    })
    expect(resizeElement(element('a'), { handle: 'e', dx: 50, dy: 99 })).toEqual(
      element('a', { width: 250 }),
    )
  })

  it('stops at the edge of the canvas and before nothing is left', () => {
    expect(resizeElement(element('a'), { handle: 'nw', dx: -500, dy: -10 })).toMatchObject({
      x: 0,
      y: 90,
      width: 300,
      height: 50,
    })
    expect(resizeElement(element('a'), { handle: 'w', dx: 900, dy: 0 })).toMatchObject({
      x: 292,
      width: 8,
    })
  })

  it('keeps the ratio when that is asked for', () => {
    expect(
      resizeElement(element('a'), { handle: 'se', dx: 100, dy: 0, keepRatio: true }),
    ).toMatchObject({ x: 100, y: 100, width: 300, height: 60 })
  })

  it('pulls a turned element along its own edges', () => {
    const turned = element('a', { rotation: 90 })
    // Its right edge looks down.
    expect(resizeElement(turned, { handle: 'e', dx: 0, dy: 40 })).toMatchObject({
      x: 80,
      y: 120,
      width: 240,
      height: 40,
      rotation: 90,
    })
  })
})

describe('turning', () => {
  it('goes in whole degrees from 0 to 359, or in steps', () => {
    expect(rotateElement(element('a'), { degrees: -30.4 }).rotation).toBe(330)
    expect(rotateElement(element('a'), { degrees: 368, step: 15 }).rotation).toBe(15)
    const same = element('a', { rotation: 12 })
    expect(rotateElement(same, { degrees: 372 })).toBe(same)
  })
})

describe('aligning', () => {
  it('sets one element to the canvas', () => {
    const places = alignments.map((to) =>
      alignElements([element('a')], chosen('a'), { to }).flatMap(placeOf),
    )
    expect(places).toEqual([
      [0, 100],
      [300, 100],
      [600, 100],
      [100, 0],
      [100, 280],
      [100, 560],
    ])
  })

  it('sets several to each other, as they are seen', () => {
    const [upright, wide] = [element('a', { rotation: 90 }), element('b', { x: 400, y: 300 })]
    const right = alignElements([upright, wide], chosen('a', 'b'), { to: 'right' })
    expect(right.map(boundsOf)).toEqual([
      { left: 560, right: 600, top: 20, bottom: 220 },
      { left: 400, right: 600, top: 300, bottom: 340 },
    ])
  })
})

describe('ordering', () => {
  const four = ['a', 'b', 'c', 'd'].map((id) => element(id))

  it.each([
    ['forward', 'a d b c'],
    ['backward', 'b c a d'],
    ['front', 'a d b c'],
    ['back', 'b c a d'],
  ] as const)('moves a pair %s together', (to, order) => {
    expect(idsOf(orderElements(four, chosen('b', 'c'), to))).toBe(order)
  })

  it('changes nothing where there is no further way', () => {
    expect(orderElements(four, chosen('d'), 'forward')).toBe(four)
    expect(orderElements(four, chosen('a', 'b'), 'backward')).toBe(four)
  })
})

describe('snapping', () => {
  const lines = snapLines([boundsOf(element('other', { x: 307, y: 111 }))], canvas)

  it('takes the nearest edge or middle within reach', () => {
    const own = { left: 303, top: 400, right: 353, bottom: 440 }
    expect(snapMove(own, lines, 6)).toEqual({ dx: 4, dy: 0, guides: [{ axis: 'x', at: 307 }] })
  })

  it('takes the grid of 20 elsewhere', () => {
    const own = { left: 211, top: 429, right: 261, bottom: 450 }
    expect(snapMove(own, lines, 4)).toEqual({ dx: 9, dy: -9, guides: [] })
  })

  it('takes a single edge to the canvas', () => {
    expect(snapEdges({ x: 797, y: null }, lines, 6)).toEqual({
      dx: 3,
      dy: 0,
      guides: [{ axis: 'x', at: 800 }],
    })
  })
})

const anyElement = fc.record({
  type: fc.constantFrom('text' as const, 'image' as const, 'shape' as const),
  x: fc.nat(900),
  y: fc.nat(900),
  width: fc.integer({ min: 8, max: 400 }),
  height: fc.integer({ min: 8, max: 400 }),
  rotation: fc.integer({ min: -360, max: 720 }),
})
const anyElements = fc
  .array(anyElement, { minLength: 1, maxLength: 6 })
  .map((parts) => parts.map((part, index) => element(`e-${index + 1}`, part)))
const step = fc.integer({ min: -1000, max: 1000 })
const choice = fc.subarray(['e-1', 'e-2', 'e-3', 'e-4', 'e-5', 'e-6']).map((ids) => new Set(ids))

type Arrangement = readonly VisualElement[]
const change: fc.Arbitrary<(elements: Arrangement) => Arrangement> = fc.oneof(
  fc.record({ ids: choice, dx: step, dy: step }).map(
    ({ ids, dx, dy }) =>
      (elements: Arrangement) =>
        moveElements(elements, ids, { dx, dy }),
  ),
  fc
    .record({
      handle: fc.constantFrom(...resizeHandles),
      dx: step,
      dy: step,
      keepRatio: fc.boolean(),
    })
    .map(
      (pull) =>
        ([first, ...others]: Arrangement) =>
          first === undefined ? [] : [resizeElement(first, pull), ...others],
    ),
  fc.record({ ids: choice, to: fc.constantFrom(...alignments) }).map(
    ({ ids, to }) =>
      (elements: Arrangement) =>
        alignElements(elements, ids, { to }),
  ),
  fc.record({ ids: choice, to: fc.constantFrom(...orderings) }).map(
    ({ ids, to }) =>
      (elements: Arrangement) =>
        orderElements(elements, ids, to),
  ),
  choice.map((ids) => (elements: Arrangement) => duplicateElements(elements, ids).elements),
  step.map(
    (degrees) => (elements: Arrangement) => elements.map((one) => rotateElement(one, { degrees })),
  ),
)

describe('whatever is done to a canvas', () => {
  it('keeps everything storable, never below 0, under ids of its own', () => {
    fc.assert(
      fc.property(anyElements, fc.array(change, { maxLength: 12 }), (start, changes) => {
        const end = changes.reduce<Arrangement>((elements, make) => make(elements), start)
        for (const one of end) {
          expect(one.x).toBeGreaterThanOrEqual(0)
          expect(one.y).toBeGreaterThanOrEqual(0)
          expect(visualElementSchema.parse(one)).toEqual(one)
        }
        expect(new Set(end.map(({ id }) => id)).size).toBe(end.length)
      }),
    )
  })

  it('grows no further than what can be stored', () => {
    const tall = element('a', { x: 0, y: 0, width: 8, height: 199 })
    const pull = { handle: 'se', dx: 4000, dy: 0, keepRatio: true } as const
    let grown = tall
    for (let count = 0; count < 6; count += 1) grown = resizeElement(grown, pull)
    expect(visualElementSchema.parse(grown)).toEqual(grown)
    expect(grown.height).toBeGreaterThan(10_000)
  })

  it('keeps the corner opposite the pulled handle where it is, however it is turned', () => {
    const far = anyElement.map((part) =>
      element('a', { ...part, x: part.x + 5000, y: part.y + 5000 }),
    )
    fc.assert(
      fc.property(far, fc.constantFrom(...resizeHandles), step, step, (before, handle, dx, dy) => {
        const after = resizeElement(before, { handle, dx, dy })
        const [was, is] = [opposite(before, handle), opposite(after, handle)]
        expect(Math.hypot(was.x - is.x, was.y - is.y)).toBeLessThan(0.03)
      }),
    )
  })

  it('moves a group without changing the distances in it', () => {
    fc.assert(
      fc.property(anyElements, step, step, (start, dx, dy) => {
        const ids = new Set(start.map(({ id }) => id))
        const moved = moveElements(start, ids, { dx, dy })
        const [first, last] = [start[0], start.at(-1)]
        const [firstMoved, lastMoved] = [moved[0], moved.at(-1)]
        if (!first || !last || !firstMoved || !lastMoved) throw new Error('There are elements')
        expect(lastMoved.x - firstMoved.x).toBe(last.x - first.x)
        expect(lastMoved.y - firstMoved.y).toBe(last.y - first.y)
      }),
    )
  })

  it('lines up edges exactly', () => {
    fc.assert(
      fc.property(anyElements, (start) => {
        const straight = start.map((one) => ({ ...one, rotation: 0 }))
        const ids = new Set(straight.map(({ id }) => id))
        const left = straight.length === 1 ? 0 : boundsAround(straight)?.left
        const aligned = alignElements(straight, ids, { to: 'left' })
        expect(new Set(aligned.map(({ x }) => x))).toEqual(new Set([left]))
      }),
    )
  })
})

/** The corner, or the middle of the edge, that has to stay. */
function opposite(
  { x, y, width, height, rotation }: VisualElement,
  handle: (typeof resizeHandles)[number],
) {
  const side = handleSide(handle)
  const angle = (rotation / 180) * Math.PI
  const from = { x: (-side.x * width) / 2, y: (-side.y * height) / 2 }
  return {
    x: x + width / 2 + Math.cos(angle) * from.x - Math.sin(angle) * from.y,
    y: y + height / 2 + Math.sin(angle) * from.x + Math.cos(angle) * from.y,
  }
}
