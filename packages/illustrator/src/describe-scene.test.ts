import { describe, expect, it } from 'vitest'

import { describeScene } from './describe-scene.ts'
import { sceneKinds, sceneSchema, sceneSubjects, type Scene } from './scene-schema.ts'

const say = (scene: Partial<Scene>) =>
  describeScene(sceneSchema.parse({ kind: 'river', seed: 1, ...scene }))

describe('describeScene', () => {
  it.each([
    [{ subject: 'raft' }, 'A raft with paddlers on a river between wooded hills at dusk'],
    [
      { kind: 'lake', subject: 'canoe', time: 'dawn' },
      'Two people in a canoe on a mountain lake at dawn',
    ],
    [
      { kind: 'lake', subject: 'cabin', time: 'night' },
      'A log cabin beside a mountain lake at night',
    ],
    [
      { kind: 'savanna', subject: 'balloon', time: 'dawn' },
      'Hot-air balloons over the savanna at dawn',
    ],
    [{ kind: 'forest', time: 'day', weather: 'mist' }, 'A path through a forest by day in mist'],
    [{ kind: 'desert', subject: 'diver', time: 'day' }, 'A diver over a coral reef by day'],
    [
      { kind: 'forest', subject: 'hiker', time: 'day', season: 'autumn' },
      'Two hikers on a forest path on an autumn day',
    ],
    [
      { kind: 'lake', subject: 'cabin', time: 'night', season: 'winter', weather: 'snowfall' },
      'A log cabin beside a mountain lake on a winter night in falling snow',
    ],
    [{ kind: 'trail', season: 'autumn' }, 'A trail towards the mountains at dusk in autumn'],
    [{ kind: 'meadow', time: 'dawn', season: 'spring' }, 'Rolling meadows at dawn'],
  ] as [Partial<Scene>, string][])('says what %o shows', (scene, words) => {
    expect(say(scene)).toBe(words)
  })

  it.each(['reef', 'sea', 'canyon', 'desert', 'snow'] as const)(
    'says no season of a %s, which shows none or says so itself',
    (kind) => {
      expect(say({ kind, season: 'autumn' })).toBe(say({ kind, season: 'summer' }))
      expect(say({ kind, season: 'winter' })).toBe(say({ kind, season: 'summer' }))
    },
  )

  it('has words for everything that can be drawn', () => {
    for (const kind of sceneKinds) {
      for (const subject of sceneSubjects) {
        expect(say({ kind, subject })).toMatch(/^[A-Z].+ at dusk$/)
        expect(say({ kind, subject })).not.toContain('undefined')
      }
    }
  })
})
