import { isUnknownSection } from '@wildpath/page/document'
import {
  addElement as placeElement,
  canvasGrid,
  canvasSize,
  type ElementTool,
} from '@wildpath/page/edit'

import { elementOf, sectionAt } from '../canvas/section-elements.ts'
import { notifyError, notifySuccess } from '../../../ui/notify.ts'
import type { Editor } from '../store/editor.ts'

/** The section that an element is put in, and the middle of it on the section's canvas, in its units. */
export type ElementSpot = { index: number; x?: number; y?: number }

/** Where on a section's canvas a point of the page's window is; null beside the sections. */
export function elementSpotAt(
  document: Document,
  { x, y }: { x: number; y: number },
  { store }: Editor,
): ElementSpot | null {
  const { sections } = store.getState().history.present
  const found = sectionAt(document.elementFromPoint(x, y), sections)
  if (found === null) return null
  const { section, index } = found
  const element = elementOf(section, document)
  const canvas = element?.querySelector(':scope .pg-canvas')
  // A canvas to come will lie below the words, and as wide as they.
  const box = (canvas ?? element?.querySelector(':scope .pg-wrap'))?.getBoundingClientRect()
  if (box === undefined) return { index }
  const unit = canvasSize.width / box.width
  const across = (x - box.left) * unit
  // Beside the canvas, the element begins below what is there.
  if (!canvas || y < box.top || y > box.bottom) return { index, x: across }
  return { index, x: across, y: (y - box.top) * unit }
}

/** Puts a new element on a section's canvas, below what is there where no place is named. */
export function addElement({ store, edit, select }: Editor, tool: ElementTool, spot: ElementSpot) {
  const { sections } = store.getState().history.present
  const section = sections[spot.index]
  if (section === undefined || isUnknownSection(section)) {
    return notifyError('Choose a section first: elements stand in one.')
  }
  const { visualElements: elements } = section.content
  const lowest = Math.max(0, ...elements.map(({ y, height }) => y + height + canvasGrid))
  const { x = canvasSize.width / 2, y = lowest + canvasGrid } = spot
  const placed = placeElement(elements, { type: tool, at: { x, y } })
  edit({
    kind: 'set-section-field',
    index: spot.index,
    path: ['content', 'visualElements'],
    value: placed.elements,
  })
  select(section)
  notifySuccess('Added to this section. Arrange elements puts it anywhere.')
}
