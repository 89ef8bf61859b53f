import { describe, expect, it } from 'vitest'

import { drawScene } from './draw-scene.ts'
import { focusOfScene } from './focus-of-scene.ts'
import { sceneKinds, sceneSchema, sceneSubjects, sceneTimes } from './scene-schema.ts'
import { canLive } from './subjects/home-of-subject.ts'

const colours = { primary: '#15803d', secondary: '#f59e0b' }
const pairs = sceneSubjects.flatMap((subject) =>
  sceneKinds.filter((kind) => canLive(subject, kind)).map((kind) => ({ subject, kind })),
)

/** Where a cut of the shape begins and ends in the picture, as `object-position` places it. */
function cutOf(
  size: { width: number; height: number },
  ratio: number,
  focus: { x: number; y: number },
) {
  const width = Math.min(size.width, size.height * ratio)
  const height = Math.min(size.height, size.width / ratio)
  const left = ((size.width - width) * focus.x) / 100
  const top = ((size.height - height) * focus.y) / 100
  return { left, right: left + width, top, bottom: top + height }
}

function* drawAll(size: { width: number; height: number }) {
  for (const pair of pairs) {
    for (const seed of [0, 1, 2, 3, 4]) {
      const scene = sceneSchema.parse({ ...pair, seed, time: sceneTimes[seed % 4] })
      const order = { scene, colours, ...size }
      const { subject, viewBox } = drawScene(order)
      const [, , width = 0, height = 0] = viewBox.split(' ').map(Number)
      yield { pair, subject, frame: { width, height }, focus: focusOfScene(order) }
    }
  }
}

/** Hundreds of drawings, each looked at for several cuts. */
const wide = [...drawAll({ width: 1920, height: 1005 })]
const square = [...drawAll({ width: 1600, height: 1600 })]

describe('the focus of a scene', () => {
  it.each([
    ['1:1', 1],
    ['4:5', 4 / 5],
    ['16:9', 16 / 9],
    ['4:3', 4 / 3],
  ])('keeps the whole subject in the cut of a wide picture to %s', (_, ratio) => {
    for (const { pair, subject, frame, focus } of wide) {
      if (subject === null) continue
      const cut = cutOf(frame, ratio, focus)
      if (subject.right - subject.left > cut.right - cut.left) continue
      expect([pair, subject.left >= cut.left - 1, subject.right <= cut.right + 1]).toEqual([
        pair,
        true,
        true,
      ])
    }
  })

  it.each([
    ['1.91:1', 1.91],
    ['16:9', 16 / 9],
  ])('keeps the whole subject in the cut of a square to %s, or as much as has room', (_, ratio) => {
    for (const { pair, subject, frame, focus } of square) {
      if (subject === null) continue
      const cut = cutOf(frame, ratio, focus)
      const room = Math.min(subject.bottom - subject.top, cut.bottom - cut.top)
      const shown = Math.min(subject.bottom, cut.bottom) - Math.max(subject.top, cut.top)
      expect([pair, shown > room - 1]).toEqual([pair, true])
    }
  })

  it('keeps the center of the subject in a 9:16 story', () => {
    for (const { pair, subject, frame, focus } of wide) {
      if (subject === null) continue
      const cut = cutOf(frame, 9 / 16, focus)
      const middle = (subject.left + subject.right) / 2
      expect([pair, middle > cut.left && middle < cut.right]).toEqual([pair, true])
    }
  })

  it('is the middle where there is no subject', () => {
    const scene = sceneSchema.parse({ kind: 'lake', seed: 1 })
    expect(focusOfScene({ scene, colours, width: 1920, height: 1005 })).toEqual({ x: 50, y: 50 })
  })
})
