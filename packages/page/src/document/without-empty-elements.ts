import { readMoment } from './read-moment.ts'
import { isUnknownSection, type PageDocument, type Section } from './page-document.ts'
import { safeImage } from './safe-url.ts'
import type { VisualElement } from '../sections/section-parts.ts'

/** The page without elements, videos, and countdowns that show nothing yet: visitors would see a hole in their place. */
export function withoutEmptyElements(page: PageDocument): PageDocument {
  const sections = page.sections.filter(isStarted).map((section) => {
    if (isUnknownSection(section)) return section
    const shown = section.content.visualElements.filter(showsSomething)
    const { visualElements, media, ...content } = section.content
    const isFilmMissing = media?.type === 'video' && media.src.trim() === ''
    if (shown.length === visualElements.length && !isFilmMissing) return section
    return {
      ...section,
      content: { ...content, visualElements: shown, ...(!isFilmMissing && { media }) },
    } as typeof section
  })
  return sections.length === page.sections.length &&
    sections.every((section, index) => section === page.sections[index])
    ? page
    : { ...page, sections }
}

/** A countdown needs a date. */
function isStarted(section: Section): boolean {
  return (
    isUnknownSection(section) ||
    section.type !== 'countdown' ||
    readMoment(section.content) !== null
  )
}

function showsSomething({ type, content }: VisualElement): boolean {
  const { text = '', imageUrl = '' } = content
  switch (type) {
    case 'shape':
      return true
    case 'text':
    case 'button':
      return text.trim() !== ''
    case 'image':
    case 'logo':
      return safeImage(imageUrl) !== null
  }
}
