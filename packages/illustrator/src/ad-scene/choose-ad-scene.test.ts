import { describe, expect, it } from 'vitest'

import { describeScene } from '../describe-scene.ts'
import { drawScene } from '../draw-scene.ts'
import { type SceneKind, sceneSchema, type SceneSubject } from '../scene-schema.ts'
import { readBusinessSetting } from './business-setting.ts'
import { chooseAdScene } from './choose-ad-scene.ts'

type Brief = {
  words: string
  views: readonly (readonly [SceneKind, SceneSubject])[]
  /** Matches the land in every description. */
  land: RegExp
}

const briefs: Record<string, Brief> = {
  'rafting in Moab': {
    words:
      'Whitewater rafting on the Colorado River near Moab, Utah, for families. Class III rapids.',
    views: [
      ['canyon', 'raft'],
      ['river', 'raft'],
      ['camp', 'fire'],
    ],
    land: /rapids between the red walls of a canyon/,
  },
  'rafting on the Salmon River': {
    words: 'Multi-day whitewater rafting on the Middle Fork of the Salmon River in Idaho.',
    views: [
      ['river', 'raft'],
      ['canyon', 'raft'],
      ['forest', 'hiker'],
    ],
    land: /rapids on a river in a canyon with firs/,
  },
  'sea kayaking in Geiranger': {
    words: 'Guided sea kayaking tours in the Geirangerfjord, Norway.',
    views: [
      ['lake', 'kayak'],
      ['river', 'kayak'],
      ['coast', 'kayak'],
    ],
    land: /in a fjord below steep cliffs/,
  },
  'climbing in Joshua Tree': {
    words: 'Rock climbing lessons in Joshua Tree, California. October to April.',
    views: [
      ['wall', 'climber'],
      ['summit', 'hiker'],
    ],
    land: /in a desert of boulders and Joshua trees/,
  },
  'skiing': {
    words: 'Ski lessons in Chamonix. December to April. Families welcome.',
    views: [
      ['snow', 'skier'],
      ['snow', 'cabin'],
    ],
    land: /on a snowy slope/,
  },
  'biking in Moab': {
    words: 'Guided mountain bike days on slickrock trails in Moab, Utah.',
    views: [
      ['desert', 'cyclist'],
      ['ridge', 'cyclist'],
      ['forest', 'cyclist'],
    ],
    land: /red rock desert|red walls/,
  },
  'a lodge with fly fishing': {
    words: 'A lodge with guided fly fishing on the Gallatin River near Bozeman, Montana.',
    views: [
      ['river', 'house'],
      ['lake', 'house'],
      ['forest', 'deer'],
    ],
    land: /river in a canyon with firs/,
  },
}

const adWords = [
  'Summer in red rocks',
  'Guided mountain days',
  'Small groups of six',
  'Book this week',
  'Days on the trail',
  'For families with children over eight',
]

function chooseSix({ words, views }: Brief, wordsOf: (turn: number) => string) {
  const bases = views.map(([kind, subject]) => sceneSchema.parse({ kind, subject, seed: 1 }))
  const setting = readBusinessSetting({ place: '', season: '', words })
  return [0, 1, 2, 3, 4, 5].map((turn) =>
    chooseAdScene({ words: wordsOf(turn), setting, bases, seed: 600 + turn }),
  )
}

describe.each(Object.entries(briefs))('six ad pictures of %s', (_name, brief) => {
  it('differ from each other in at least two of hour, view, side, and group', () => {
    const looks = chooseSix(brief, () => 'Ask us.').map(({ scene, cast }) => [
      scene.time,
      cast.view,
      cast.side,
      JSON.stringify([scene.subject, cast.people, cast.count, cast.climb]),
    ])
    for (const [index, one] of looks.entries()) {
      for (const other of looks.slice(index + 1)) {
        expect(one.filter((value, at) => value !== other[at]).length).toBeGreaterThanOrEqual(2)
      }
    }
  })

  it('show the land of the business, regardless of the ad text', () => {
    for (const { scene, cast } of chooseSix(brief, (turn) => adWords[turn] ?? '')) {
      expect(describeScene(scene, cast)).toMatch(brief.land)
    }
  })

  it('show a single subject at 38% or more of the height at 1.91:1', () => {
    for (const { scene, cast } of chooseSix(brief, () => 'Ask us.')) {
      const { subject, viewBox } = drawScene({
        scene,
        cast,
        colours: { primary: '#15803d', secondary: '#f59e0b' },
        width: 1920,
        height: 1005,
      })
      const height = Number(viewBox.split(' ')[3])
      const share = ((subject?.bottom ?? 0) - (subject?.top ?? 0)) / height
      const isOne = cast.count === undefined && (cast.people?.adults ?? 1) === 1
      // Groups stand side by side and must fit a square crop.
      expect(share).toBeGreaterThanOrEqual(isOne ? 0.38 : 0.3)
    }
  })
})

describe('an ad picture', () => {
  it('shows a different landscape in each of six turns', () => {
    const kayaks = briefs['sea kayaking in Geiranger']
    const shown = kayaks ? chooseSix(kayaks, () => 'Ask us.') : []
    expect(new Set(shown.map(({ cast }) => cast.vista)).size).toBe(6)
  })

  it('shows a surfer even if a surf school mentions paddling', () => {
    const views = [
      ['sea', 'surfer'],
      ['coast', 'surfer'],
    ] as const
    const school = { words: 'Surf lessons for beginners', views, land: /./ }
    const [first] = chooseSix(school, () => 'Paddle, push up, stand.')
    expect(first?.scene.subject).toBe('surfer')
  })

  it('shows a belayer on each roped climb', () => {
    const climbs = briefs['climbing in Joshua Tree']
    const shown = climbs ? chooseSix(climbs, () => 'Ask us.') : []
    for (const { scene, cast } of shown) {
      expect(describeScene(scene, cast)).toMatch(/belayer|crash pad|rope at the top/)
    }
  })

  const lodge = briefs['a lodge with fly fishing']
  const moab = briefs['biking in Moab']

  it('shows guests and their activities at a lodge', () => {
    const shown = lodge && chooseSix(lodge, () => 'Ask us.')
    expect(shown?.filter(({ scene }) => scene.subject === 'angler')).toHaveLength(3)
    expect(shown?.every(({ cast }) => cast.people !== undefined)).toBe(true)
  })

  it.each([
    ['Whitewater rafting with a guide', 'canyon', 'raft'],
    ['Guided mountain bike days', 'ridge', 'cyclist'],
  ] as const)('stays in one place if the land is unknown: %s', (words, kind, subject) => {
    const views = [
      [kind, subject],
      ['river', subject],
      ['forest', subject],
    ] as const
    const shown = chooseSix({ words, views, land: /./ }, () => 'A day to remember')
    expect(new Set(shown.map(({ scene }) => scene.kind))).toEqual(new Set([kind]))
  })

  it('shows another land if the ad text names another region', () => {
    const [first] = moab ? chooseSix(moab, () => 'Hikers in the Alps at dawn') : []
    expect(first?.cast.land).toBeUndefined()
    expect(first?.scene.kind).toMatch(/summit|ridge|lake/)
  })

  it('shows as many people as the ad text mentions', () => {
    const kayaks = briefs['sea kayaking in Geiranger']
    const [first] = kayaks ? chooseSix(kayaks, () => 'Small groups of six') : []
    expect(first?.cast.people).toEqual({ adults: 6, children: 0 })
  })
})
