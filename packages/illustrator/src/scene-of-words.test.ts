import { describe, expect, it } from 'vitest'

import { sceneOfWords } from './scene-of-words.ts'
import { sceneSchema } from './scene-schema.ts'
import { canLive } from './subjects/home-of-subject.ts'

const base = sceneSchema.parse({ kind: 'river', subject: 'raft', time: 'dusk', seed: 3 })
const of = (words: string) => sceneOfWords(words, base, 9)

describe('the scene that words ask for', () => {
  it.each([
    [
      'two hikers on a ridge in the Alps at sunrise',
      { subject: 'hiker', kind: 'summit', time: 'dawn' },
    ],
    ['a red canoe on a misty lake', { subject: 'canoe', kind: 'lake', weather: 'mist' }],
    ['a diver over a reef', { subject: 'diver', kind: 'reef' }],
    ['skiers in winter', { subject: 'skier', kind: 'snow', season: 'winter' }],
    [
      'our campervan in the desert under the stars',
      { subject: 'campervan', kind: 'desert', time: 'night' },
    ],
    ['autumn colours, nobody there', { subject: 'none', season: 'autumn', kind: 'river' }],
    ['surfing in Bali', { subject: 'surfer', kind: 'coast', climate: 'tropical' }],
    ['a storm', { weather: 'rain', subject: 'raft' }],
  ])('%s', (words, wanted) => {
    expect(of(words)).toMatchObject(wanted)
  })

  it('is the base where they say nothing, but for the seed', () => {
    expect(of('something nice')).toEqual({ ...base, seed: 9 })
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
})
