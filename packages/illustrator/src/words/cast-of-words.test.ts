import { describe, expect, it } from 'vitest'

import { climbViews, whalePoses } from '../cast/cast.ts'
import { sceneSchema, type SceneSubject } from '../scene-schema.ts'
import { castOfWords } from './cast-of-words.ts'

const castIn = (words: string, subject: SceneSubject, seed = 0) =>
  castOfWords(words, sceneSchema.parse({ kind: 'lake', subject, seed }))

describe('who and how many words ask for', () => {
  it.each([
    ['two tents on the shore', 'tent', { count: 2 }],
    ['2 orange tents', 'tent', { count: 2 }],
    ['a tent by the lake', 'tent', {}],
    ['three rafts in the canyon', 'raft', { count: 3 }],
    ['twelve kayaks', 'kayak', { count: 4 }],
    ['four mountain bikes on a trail', 'cyclist', { people: { adults: 4, children: 0 } }],
    ['a family rafting in the sun', 'raft', { people: { adults: 2, children: 2 } }],
    ['a family of five at the fire', 'fire', { people: { adults: 2, children: 3 } }],
    ['a couple in a tandem kayak', 'kayak', { count: 1, people: { adults: 2, children: 0 } }],
    [
      'two kayakers in a red double kayak',
      'kayak',
      { count: 1, people: { adults: 2, children: 0 } },
    ],
    [
      'Families paddle together. Two in a boat',
      'kayak',
      { count: 2, people: { adults: 2, children: 2 } },
    ],
    [
      'a family of four in three double kayaks',
      'kayak',
      { count: 3, people: { adults: 2, children: 2 } },
    ],
    ['double rooms in the cabin', 'cabin', {}],
    ['double kayaks on a fjord', 'kayak', { count: 1, people: { adults: 2, children: 0 } }],
    ['two double kayaks', 'kayak', { count: 2, people: { adults: 4, children: 0 } }],
    ['a couple kayaking at sunset', 'kayak', { people: { adults: 2, children: 0 } }],
    ['a group of six hikers', 'hiker', { people: { adults: 6, children: 0 } }],
    ['a solo hiker', 'hiker', { people: { adults: 1, children: 0 } }],
    ['a mother and her daughter cycling', 'cyclist', { people: { adults: 1, children: 1 } }],
    ['three elephants', 'elephant', { count: 3 }],
  ] as const)('%s', (words, subject, cast) => {
    expect(castIn(words, subject)).toEqual(cast)
  })

  it.each([
    ['4 or 6 days from hut to hut', 'hiker'],
    ['two hours by kayak', 'kayak'],
    ['a family-run campsite', 'tent'],
    ['tents for up to six people', 'tent'],
    ['$49 per person on weekdays', 'raft'],
    ['no crowds, no tents', 'tent'],
    ['instead of two rafts', 'raft'],
    ['a trail without crowds', 'hiker'],
    ['a raft without a family', 'raft'],
    ['a campfire without a group of friends', 'fire'],
    ['no big groups of hikers', 'hiker'],
    ['not for families: hiking', 'hiker'],
    ['no kids or couples in the canoe', 'canoe'],
    ['free of children: a kayak tour', 'kayak'],
    ['a child-free raft trip', 'raft'],
    ['two kayaks', 'none'],
  ] as const)('nobody is counted in: %s', (words, subject) => {
    expect(castIn(words, subject)).toEqual({})
  })

  it('climbs and whales are seen otherwise for each seed, unless words say how', () => {
    const seeds = [0, 1, 2, 3, 4, 5, 6, 7]
    const climbs = seeds.map((seed) => castIn('rock climbing', 'climber', seed).climb)
    const whales = seeds.map((seed) => castIn('whale watching', 'whale', seed).whale)
    expect(new Set(climbs)).toEqual(new Set(climbViews))
    expect(new Set(whales)).toEqual(new Set(whalePoses))
    for (const seed of seeds) {
      expect(castIn('bouldering with crash pads', 'climber', seed).climb).toBe('boulder')
      expect(castIn('a whale shows its fluke', 'whale', seed).whale).toBe('fluke')
    }
  })
})
