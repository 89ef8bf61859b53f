import { isUnknownSection, type Section } from '@wildpath/page/document'

type Found = { section: Section; index: number }

/** The section that stands where an event happened; null beside the page. */
export function sectionAt(target: EventTarget | null, sections: readonly Section[]): Found | null {
  const places = new Map(sections.map((section, index) => [idOf(section), index]))
  let element = target !== null && 'closest' in target ? (target as Element) : null
  while (element !== null) {
    const index = element.id === '' ? undefined : places.get(element.id)
    const section = index === undefined ? undefined : sections[index]
    if (index !== undefined && section !== undefined) return { section, index }
    element = element.parentElement
  }
  return null
}

/** The element that a section is drawn as, or that keeps its room free; null when it draws nothing. */
export function elementOf(section: Section, document: Document): HTMLElement | null {
  const id = idOf(section)
  return id === null ? null : document.getElementById(id)
}

/** In the page's window, in pixels; null when the section draws nothing. */
export function boxOf(section: Section, document: Document): DOMRect | null {
  return elementOf(section, document)?.getBoundingClientRect() ?? null
}

/** Where a section would be put that is let go at a height of the page's window, in pixels. */
export function dropIndexAt(y: number, sections: readonly Section[], document: Document): number {
  const index = sections.findIndex((section) => {
    const box = elementOf(section, document)?.getBoundingClientRect()
    return box !== undefined && y < box.top + box.height / 2
  })
  return index === -1 ? sections.length : index
}

/** The height of the page's window at which a section put at `index` would begin, in pixels. */
export function edgeOf(index: number, sections: readonly Section[], document: Document): number {
  const next = sections.slice(index).map((section) => elementOf(section, document))
  const below = next.find((element) => element !== null)
  if (below !== undefined && below !== null) return below.getBoundingClientRect().top
  const before = sections.slice(0, index).toReversed()
  const above = before.map((section) => elementOf(section, document)).find(Boolean)
  return above?.getBoundingClientRect().bottom ?? 0
}

function idOf(section: Section): string | null {
  return isUnknownSection(section) ? null : section.id
}
