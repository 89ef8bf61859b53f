import { isUnknownSection, type Section } from '@wildpath/page/document'

import { fieldOfText } from './field-of-text.ts'
import { sectionAt } from './section-elements.ts'

type FoundText = { element: HTMLElement; section: Section }

/**
 * Finds the next or previous text that can be edited. Call the result once the page is drawn again: the element
 * may be another one by then.
 */
export function findNextText(
  from: HTMLElement,
  direction: 1 | -1,
  sectionsNow: () => readonly Section[],
): () => FoundText | null {
  const { ownerDocument: document } = from
  const elements = listTexts(document.body)
  const start = elements.indexOf(from)
  const beyond = direction === 1 ? elements.slice(start + 1) : elements.slice(0, start).toReversed()
  const next = beyond.map((element) => textAt(element, sectionsNow())).find((text) => text !== null)
  if (next === undefined || isUnknownSection(next.section)) return () => null
  const { id } = next.section
  const { path } = next.element.dataset
  return () => {
    const drawn = listTexts(document.getElementById(id)).find(
      ({ dataset }) => dataset['path'] === path,
    )
    return drawn === undefined ? null : textAt(drawn, sectionsNow())
  }
}

function listTexts(within: HTMLElement | null): HTMLElement[] {
  return [...(within?.querySelectorAll<HTMLElement>('[data-path]') ?? [])]
}

/** Null for a text that is not visible, such as the answer to a closed question. */
function textAt(element: HTMLElement, sections: readonly Section[]): FoundText | null {
  const section = sectionAt(element, sections)?.section
  if (section === undefined || !element.checkVisibility()) return null
  return fieldOfText(element, section) === null ? null : { element, section }
}
