import type { Scene } from '@wildpath/illustrator'

import type { PageDocument } from '../document/page-document.ts'
import type { KnownSection } from '../sections/section-models.ts'
import { scenesOfSection } from '../sections/section-scenes.ts'
import { knownSections } from './known-sections.ts'
import { memoByPage } from './memo-by-page.ts'

/**
 * What one page draws at most, far more than a designed page has: a scene takes some 7 kB, stars
 * and leaves 3 kB, and a page may have a thousand sections.
 */
const mostScenes = 24
const mostDecorated = 40

/** Whether a scene is among the first of its page; the others are a plain ground. */
export function isSceneDrawn(page: PageDocument, scene: Scene): boolean {
  return !scenesBeyond(page).has(scene)
}

/** Whether a section's stars or leaves are among the first of its page. */
export function isDecorated(page: PageDocument, section: KnownSection): boolean {
  return !decoratedBeyond(page).has(section.id)
}

const scenesBeyond = memoByPage((page): ReadonlySet<Scene> => {
  const scenes = knownSections(page)
    .flatMap(scenesOfSection)
    .map(({ scene }) => scene)
  return new Set(scenes.slice(mostScenes))
})

const decoratedBeyond = memoByPage((page): ReadonlySet<string> => {
  const decorated = knownSections(page).filter(
    ({ background, theme }) => background === 'stars' || theme === 'nature',
  )
  return new Set(decorated.slice(mostDecorated).map(({ id }) => id))
})
