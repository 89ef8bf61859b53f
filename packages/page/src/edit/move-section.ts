import type { PageDocument } from '../document/page-document.ts'

type MoveSection = { index: number; to: number }

export function moveSection(page: PageDocument, { index, to }: MoveSection): PageDocument {
  const { sections } = page
  const moved = sections[index]
  const place = Math.min(Math.max(0, to), sections.length - 1)
  if (moved === undefined || place === index) return page
  return { ...page, sections: sections.toSpliced(index, 1).toSpliced(place, 0, moved) }
}
