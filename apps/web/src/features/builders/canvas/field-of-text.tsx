import type { KnownSection, PageDocument } from '@wildpath/page/document'
import { applyEdit, type FieldPath } from '@wildpath/page/edit'
import { emptyForm, PageView, SectionDrawing } from '@wildpath/page/render'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

import { textPaths } from './text-paths.ts'

/** No word of anybody's ends with it, and it takes no room. */
const marker = '\u2060'

type TextOnPage = {
  /** Holds nothing but the words. */
  element: HTMLElement
  page: PageDocument
  section: KnownSection
  index: number
}

/**
 * The field whose words an element of the page shows, word for word; null when there is none, or when it
 * shows them changed. Nothing in the drawing says where words come from, so each field that may be meant
 * is marked in turn, and the section drawn with it aside.
 */
export function fieldOfText({ element, page, section, index }: TextOnPage): FieldPath | null {
  const text = element.textContent
  if (element.childElementCount > 0 || text.trim() === '' || text.includes('\n')) return null
  const root = element.ownerDocument.getElementById(section.id)
  if (root === null) return null
  const place = placeOf(element, root)
  const found = textPaths(section.content, text).find((path) => {
    const marked = applyEdit(page, {
      kind: 'set-section-field',
      index,
      path: ['content', ...path],
      value: text + marker,
    })
    return (
      drawAside(marked, index, (drawn) => elementAt(drawn, place)?.textContent) === text + marker
    )
  })
  return found === undefined ? null : ['content', ...found]
}

/** Hands over the element that one section of a page is drawn as, in no document. */
function drawAside<Answer>(
  page: PageDocument,
  index: number,
  read: (drawn: Element) => Answer,
): Answer | undefined {
  const context = { mode: 'preview', form: emptyForm, badge: null, year: 2000 } as const
  const container = document.createElement('div')
  const root = createRoot(container)
  flushSync(() =>
    root.render(
      <PageView
        page={page}
        context={context}
        Slot={(slot) => (slot.index === index ? <SectionDrawing section={slot.section} /> : null)}
      />,
    ),
  )
  const section = page.sections[index]
  const id = section !== undefined && 'id' in section ? section.id : ''
  const drawn = container.querySelector(`[id="${id}"]`)
  const answer = drawn === null ? undefined : read(drawn)
  root.unmount()
  return answer
}

/** The way from a section's element down to one of its elements, as places among siblings. */
function placeOf(element: Element, root: Element): number[] {
  const place: number[] = []
  for (let at = element; at !== root && at.parentElement !== null; at = at.parentElement) {
    place.unshift([...at.parentElement.children].indexOf(at))
  }
  return place
}

function elementAt(root: Element, place: readonly number[]): Element | undefined {
  return place.reduce<Element | undefined>((at, step) => at?.children[step], root)
}
