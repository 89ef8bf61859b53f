import type { VisualElement } from '@wildpath/page/document'
import type { CanvasArea } from '@wildpath/page/edit'
import { elementStyle } from '@wildpath/page/render'
import type { CSSProperties } from 'react'

type Place = Pick<CSSProperties, 'left' | 'top' | 'width' | 'height' | 'rotate'>

/** Where an element stands, by the same rule that draws it. */
export function elementPosition(element: VisualElement, canvas: CanvasArea): Place {
  const { left, top, width, height, rotate = '' } = elementStyle(element, canvas)
  return { left, top, width, height, rotate }
}
