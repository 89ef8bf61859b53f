import { type Scene, sceneKinds, sceneSchema, sceneSubjects } from '@wildpath/illustrator'
import { describe, expect, it } from 'vitest'

import { pageLanguages } from '../page-language.ts'
import { describeSceneIn } from './describe-scene-in.ts'

const sceneOf = (parts: Partial<Scene>) => sceneSchema.parse({ kind: 'lake', seed: 1, ...parts })

describe('what a scene shows', () => {
  it('is said in the language of the page', () => {
    const scene = sceneOf({ subject: 'tent', time: 'night', weather: 'rain' })
    expect(describeSceneIn(scene, undefined)).toBe(
      'A tent beside a mountain lake at night in the rain',
    )
    expect(describeSceneIn(scene, 'de')).toBe('Zelt, Bergsee, Nacht, Regen')
    expect(describeSceneIn(scene, 'fr-CA')).toBe('Tente, lac de montagne, de nuit, sous la pluie')
  })

  it('names the season that can be seen', () => {
    const lake = sceneOf({ season: 'autumn', time: 'day' })
    expect(describeSceneIn(lake, 'de')).toBe('Bergsee, Herbst, heller Tag')
    expect(describeSceneIn(sceneOf({ kind: 'reef', season: 'winter', time: 'day' }), 'de')).toBe(
      'Korallenriff mit Fischen, heller Tag',
    )
  })

  it('begins with a capital letter where nobody is in it', () => {
    expect(describeSceneIn(sceneOf({ kind: 'sea', time: 'dusk' }), 'de')).toBe(
      'Offenes Meer, Abenddämmerung',
    )
  })

  it.each(pageLanguages)('tells places and subjects apart in %s', (language) => {
    const places = sceneKinds.map((kind) => describeSceneIn(sceneOf({ kind }), language))
    const subjects = sceneSubjects.map((subject) => describeSceneIn(sceneOf({ subject }), language))
    expect(new Set(places).size).toBe(sceneKinds.length)
    expect(new Set(subjects).size).toBe(sceneSubjects.length)
  })
})
