import type { PageDocument } from '../document/page-document.ts'
import { searchScript } from '../sections/header/search-script.ts'
import { countdownScript } from '../sections/countdown/countdown-script.ts'
import { readMoment } from '../document/read-moment.ts'
import { mapFrames, mapScript } from '../sections/map/map-script.ts'
import { readCoordinates } from '../sections/map/read-coordinates.ts'
import { backdropScript } from '../parts/backdrop/backdrop-script.ts'
import { findBackdrop } from '../parts/backdrop/find-backdrop.ts'
import type { Measuring } from '../parts/measuring.ts'
import { measuringScript } from './measuring/measuring-script.ts'
import { leadFormScript } from '../sections/lead-form/lead-form-script.ts'
import { knownSections } from '../parts/known-sections.ts'
import { wordsOf } from '../language/words-of.ts'

/** Lists origins that the page may load frames from when a visitor requests them. */
export function listFrameOrigins(page: PageDocument): readonly string[] {
  return hasMap(page) ? mapFrames : []
}

function hasMap(page: PageDocument): boolean {
  return knownSections(page).some(
    (section) => section.type === 'map' && readCoordinates(section.content.mapUrl) !== null,
  )
}

/** The scripts that this page is better with, and those of what it measures; every page works without any. */
export function pageScripts(page: PageDocument, measuring?: Measuring): string[] {
  const { form, navigation } = wordsOf(page.language)
  const known = knownSections(page)
  const hasSteps = known.some(
    (section) => section.type === 'lead-form' && section.content.isMultiStep,
  )
  const hasSearch = known.some(
    (section) => section.type === 'header' && section.content.searchPlaceholder !== '',
  )
  const hasCountdown = known.some(
    (section) => section.type === 'countdown' && readMoment(section.content) !== null,
  )
  const hasMotion = known.some((section) => findBackdrop(section)?.video != null)
  return [
    ...(hasSteps ? [leadFormScript(form)] : []),
    ...(hasSearch ? [searchScript(navigation)] : []),
    ...(hasMap(page) ? [mapScript] : []),
    ...(hasCountdown ? [countdownScript] : []),
    ...(hasMotion ? [backdropScript] : []),
    ...(measuring === undefined ? [] : [measuringScript(measuring)]),
  ]
}
