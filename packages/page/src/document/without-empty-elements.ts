import { isUnknownSection, type PageDocument } from './page-document.ts'
import { safeImage } from './safe-url.ts'
import type { VisualElement } from '../sections/section-parts.ts'

/** The page without elements that show nothing yet: an owner sees their place, visitors would see a hole. */
export function withoutEmptyElements(page: PageDocument): PageDocument {
  const sections = page.sections.map((section) => {
    if (isUnknownSection(section)) return section
    const shown = section.content.visualElements.filter(showsSomething)
    if (shown.length === section.content.visualElements.length) return section
    return { ...section, content: { ...section.content, visualElements: shown } } as typeof section
  })
  return sections.every((section, index) => section === page.sections[index])
    ? page
    : { ...page, sections }
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
