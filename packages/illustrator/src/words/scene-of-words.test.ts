import { describe, expect, it } from 'vitest'

import { type Scene, type SceneKind, sceneSchema, type SceneSubject } from '../scene-schema.ts'
import { canLive } from '../subjects/home-of-subject.ts'
import { type Expected, prompts, views } from './prompts.fixture.ts'
import { sceneOfWords } from './scene-of-words.ts'

const basesOf = (shown: readonly (readonly [SceneKind, SceneSubject])[]) =>
  shown.map(([kind, subject]) => sceneSchema.parse({ kind, subject, seed: 1, time: 'dusk' }))
const of = (words: string, seed = 0) => sceneOfWords(words, basesOf(views.rafting), seed)

/** The parts of a scene that are expected, as they are; of several that are right, all. */
function asExpected(scene: Scene, wanted: Expected) {
  return Object.fromEntries(
    Object.entries(wanted).map(([name, value]) => {
      const shown = scene[name as keyof Scene]
      return [name, Array.isArray(value) && value.includes(shown) ? value : shown]
    }),
  )
}

describe('the scene that words ask for', () => {
  it.each(prompts)('of a business of %s: %s', (business, words, wanted) => {
    const scene = sceneOfWords(words, basesOf(views[business]), 0)
    expect(asExpected(scene, wanted)).toEqual(wanted)
  })

  it('is one of the main views where they say nothing, and the same for the same seed', () => {
    expect(of('something nice', 1)).toMatchObject({ kind: 'canyon', subject: 'raft', seed: 1 })
    expect(of('something nice', 1)).toEqual(of('something nice', 1))
  })

  it('keeps the night of a business that lives from it', () => {
    const nightly = basesOf([['lake', 'kayak']]).map((scene) => ({
      ...scene,
      time: 'night' as const,
    }))
    expect(sceneOfWords('Glowing water', nightly, 0).time).toBe('night')
  })

  it('puts nobody where they cannot be', () => {
    for (const words of [
      'a diver in the desert',
      'a skier on a reef',
      'a climber at sea',
      'raft on a mountain lake',
    ]) {
      const { subject, kind } = of(words)
      expect([words, canLive(subject, kind)]).toEqual([words, true])
    }
  })

  it('reads a prompt of any length', () => {
    expect(of('kayak in the rain '.repeat(600))).toMatchObject({
      subject: 'kayak',
      weather: 'rain',
    })
  })
})

describe('pictures that follow each other', () => {
  it.each(Object.entries(views))(
    'look different for a business of %s, whatever the words leave open',
    (_, shown) => {
      const [[, main]] = shown as [[SceneKind, SceneSubject]]
      for (const words of ['Ask us.', `${main}. Ask us.`, `${main}. Half-day trips, day trips.`]) {
        for (const first of [0, 5, 77, 4_321]) {
          const looks = [0, 1, 2, 3, 4, 5].map((turn) => {
            const { time, weather } = sceneOfWords(words, basesOf(shown), first + turn)
            return `${time} ${weather}`
          })
          expect(new Set(looks).size).toBe(6)
        }
      }
    },
  )
})
