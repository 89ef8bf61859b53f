import { externalVideoUrl } from './external-video-url.ts'
import { readMoment } from './read-moment.ts'
import { isUnknownSection, type PageDocument, type Section } from './page-document.ts'
import { safeImage } from './safe-url.ts'
import type { VisualElement } from '../sections/section-parts.ts'

/** Removes empty elements, videos, and countdowns, which would leave gaps for visitors. */
export function withoutEmptyElements(page: PageDocument): PageDocument {
  const sections = page.sections.filter(isReady).map((section) => {
    if (isUnknownSection(section)) return section
    const shown = section.content.visualElements.filter(showsSomething)
    const { visualElements, media, ...content } = section.content
    const isVideoMissing = media?.type === 'video' && !isPlayable(media.src)
    if (shown.length === visualElements.length && !isVideoMissing) return section
    return {
      ...section,
      content: { ...content, visualElements: shown, ...(!isVideoMissing && { media }) },
    } as typeof section
  })
  return sections.length === page.sections.length &&
    sections.every((section, index) => section === page.sections[index])
    ? page
    : { ...page, sections }
}

/** Returns whether the URL leads to a video that visitors can watch. */
export function isPlayable(src: string): boolean {
  return externalVideoUrl(src) !== null || safeImage(src) !== null
}

/** A countdown needs a date. */
function isReady(section: Section): boolean {
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
