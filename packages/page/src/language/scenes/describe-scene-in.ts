import { atHome, describeScene, type Scene, tellingSeason } from '@wildpath/illustrator'

import { languageOf, type PageLanguage } from '../page-language.ts'
import { germanScenes } from './de.ts'
import { spanishScenes } from './es.ts'
import { frenchScenes } from './fr.ts'
import { italianScenes } from './it.ts'
import { dutchScenes } from './nl.ts'
import { portugueseScenes } from './pt.ts'
import type { SceneWords } from './scene-words.ts'

const words: Record<Exclude<PageLanguage, 'en'>, SceneWords> = {
  de: germanScenes,
  fr: frenchScenes,
  es: spanishScenes,
  it: italianScenes,
  nl: dutchScenes,
  pt: portugueseScenes,
}

/** What a scene shows, for those who do not see it, in the language of a page: 'Zelt, Bergsee, Nacht'. */
export function describeSceneIn(scene: Scene, tag: string | undefined): string {
  const language = languageOf(tag)
  if (language === 'en') return describeScene(scene)
  const { subjects, places, seasons, times, weathers } = words[language]
  const { kind, subject, time, weather } = atHome(scene)
  const season = tellingSeason(scene)
  const text = [
    subjects[subject],
    places[kind],
    season === null ? '' : seasons[season],
    times[time],
    weathers[weather],
  ]
    .filter((piece) => piece !== '')
    .join(', ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
