import { describe, expect, it } from 'vitest'

import { drawScene } from '../draw-scene.ts'
import { describeScene } from '../describe-scene.ts'
import { focusOfScene } from '../focus-of-scene.ts'
import { hashOf, seededRandom } from '../random.ts'
import { type Scene, sceneKinds, sceneSchema, sceneSubjects } from '../scene-schema.ts'
import { layFrame } from '../stage.ts'
import { canLive } from '../subjects/home-of-subject.ts'
import { type Cast, climbViews, whalePoses } from './cast.ts'
import { troupeOf } from './troupe.ts'

const colours = { primary: '#15803d', secondary: '#f59e0b' }
const casts: readonly Cast[] = [
  { count: 1 },
  { count: 2 },
  { count: 4 },
  { people: { adults: 1, children: 0 } },
  { people: { adults: 2, children: 2 } },
  { people: { adults: 6, children: 0 } },
  { count: 3, people: { adults: 2, children: 1 } },
  ...climbViews.map((climb) => ({ climb })),
  ...whalePoses.map((whale) => ({ whale })),
]
const orders = sceneSubjects.flatMap((subject) =>
  sceneKinds
    .filter((kind) => subject !== 'none' && canLive(subject, kind))
    .slice(0, 2)
    .flatMap((kind) =>
      casts
        .filter((cast) => troupeOf(subject, cast) !== null)
        .map((cast, seed) => ({
          scene: sceneSchema.parse({ subject, kind, seed }),
          cast,
          colours,
        })),
    ),
)
const told = (subject: 'tent' | 'raft' | 'hiker' | 'fire' | 'kayak' | 'whale', cast: Cast) =>
  describeScene(
    sceneSchema.parse({ subject, kind: subject === 'whale' ? 'sea' : 'lake', seed: 0 }),
    cast,
  )

const frameOf = ({ kind, seed }: Scene, size: { width: number; height: number }) =>
  layFrame({ ...size, random: seededRandom(hashOf(`${kind} ${seed}`)) })

describe('a company in a picture', () => {
  it('is in sight as a whole, also when a wide picture is cut to a square', () => {
    const size = { width: 1920, height: 1005 }
    for (const order of orders) {
      const { subject, viewBox } = drawScene({ ...order, ...size })
      const [, , width = 0, height = 0] = viewBox.split(' ').map(Number)
      const left = ((width - height) * focusOfScene({ ...order, ...size }).x) / 100
      const isWhole =
        subject !== null &&
        subject.left >= left - 1 &&
        subject.right <= left + height + 1 &&
        subject.top >= -1 &&
        subject.bottom <= height + 1
      expect([order.scene.subject, order.scene.kind, order.cast, isWhole]).toEqual([
        order.scene.subject,
        order.scene.kind,
        order.cast,
        true,
      ])
    }
  })

  it('stands on the ledge of a summit as a whole, in wide pictures and squares', () => {
    const cast = { people: { adults: 6, children: 0 } }
    const sizes = [
      { width: 1920, height: 1005 },
      { width: 1200, height: 1200 },
    ]
    for (const size of sizes)
      for (const seed of [0, 1, 2, 3, 4, 5, 6, 7])
        for (const subject of ['hiker', 'cyclist', 'horse', 'tent'] as const) {
          const scene = sceneSchema.parse({ subject, kind: 'summit', seed })
          const box = drawScene({ scene, cast, colours, ...size }).subject
          const { width, focusX } = frameOf(scene, size)
          const inwards =
            focusX > width / 2 ? focusX - (box?.left ?? 0) : (box?.right ?? 0) - focusX
          expect([subject, seed, inwards < width * 0.32]).toEqual([subject, seed, true])
        }
  })

  it('is drawn otherwise than without, and without one as ever', () => {
    const size = { width: 1200, height: 628 }
    const scene = sceneSchema.parse({ subject: 'tent', kind: 'lake', seed: 0 })
    const plain = drawScene({ scene, colours, ...size })
    const boxWith = (cast: Cast) => drawScene({ scene, cast, colours, ...size }).subject
    expect(boxWith({})).toEqual(plain.subject)
    expect(boxWith({ count: 2 })).not.toEqual(plain.subject)
  })

  it.each([
    ['tent', { count: 2 }, 'Two tents beside'],
    ['tent', { people: { adults: 2, children: 2 } }, 'A family of four beside a tent'],
    ['raft', { count: 3 }, 'Three rafts with people aboard'],
    ['raft', { people: { adults: 2, children: 1 } }, 'A family of three in a raft'],
    ['hiker', { people: { adults: 1, children: 0 } }, 'A hiker'],
    ['hiker', { people: { adults: 2, children: 2 } }, 'A family of four hiking'],
    ['fire', { people: { adults: 5, children: 0 } }, 'Five people at a campfire'],
    ['kayak', { count: 2 }, 'Two people in two kayaks'],
    ['whale', { whale: 'fluke' }, 'The tail of a diving whale'],
    ['whale', { whale: 'fluke', count: 3 }, 'Three whales'],
  ] as const)('of %s is told as it is drawn: %o', (subject, cast, text) => {
    expect(told(subject, cast)).toMatch(new RegExp(`^${text}`))
  })

  it('has so many of everybody as were asked for, and never an empty boat', () => {
    const crews = (cast: Cast) => troupeOf('kayak', cast)?.crews
    expect(crews({ people: { adults: 2, children: 2 } })?.flat()).toHaveLength(4)
    expect(crews({ count: 3, people: { adults: 2, children: 0 } })).toEqual([
      ['adult'],
      ['adult'],
      ['adult'],
    ])
    expect(crews({ people: { adults: 20, children: 0 } })?.flat()).toHaveLength(6)
    expect(troupeOf('birds', { count: 3 })).toBeNull()
  })
})
