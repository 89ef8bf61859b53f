import type { VisualElement } from '@wildpath/page/document'
import type { CanvasArea } from '@wildpath/page/edit'
import { clsx } from 'clsx'
import { memo } from 'react'

import { describeElement } from './describe-element.ts'
import { elementPosition } from './element-position.ts'

type ElementBoxProps = { element: VisualElement; canvas: CanvasArea; isSelected: boolean }

/** What is pressed, dragged and focused of an element; what it looks like is drawn below it. */
export const ElementBox = memo(function ElementBox(props: ElementBoxProps) {
  const { element, canvas, isSelected } = props
  const missing = missingPart(element)

  return (
    <button
      type="button"
      data-element={element.id}
      aria-pressed={isSelected}
      aria-label={
        missing === null ? describeElement(element) : `${describeElement(element)}. ${missing}`
      }
      style={elementPosition(element, canvas)}
      className={clsx(
        'absolute cursor-move touch-none text-note',
        isSelected
          ? 'shadow-[0_0_0_3px_var(--ground)] outline-2 outline-lantern focus-visible:outline-3'
          : 'hover:outline-2 hover:outline-lantern hover:outline-dashed',
        missing !== null &&
          'flex items-center justify-center overflow-hidden border-2 border-dashed border-edge bg-surface text-quiet',
      )}
    >
      {missing}
    </button>
  )
})

/** What an element needs before visitors see anything of it. */
function missingPart({ type, content }: VisualElement): string | null {
  switch (type) {
    case 'image':
    case 'logo':
      return content.imageUrl ? null : 'No picture yet'
    case 'text':
      return content.text ? null : 'No words yet'
    case 'button':
    case 'shape':
      return null
  }
}
