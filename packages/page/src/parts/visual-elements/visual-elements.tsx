import type { CSSProperties } from 'react'

import type { PageDocument } from '../../document/page-document.ts'
import type { RenderContext } from '../render-context.ts'
import type { TextPlace } from '../text-place.ts'
import { canvasSize } from '../../sections/canvas-schema.ts'
import type { VisualElement } from '../../sections/section-parts.ts'
import { ElementView } from './element-view.tsx'
import { canvasHeight } from './element-style.ts'

type VisualElementsProps = {
  elements: readonly VisualElement[]
  page: PageDocument
  mode: RenderContext['mode']
  at: TextPlace
}

/**
 * The free-position canvas of a section (spec 3, section 9: 800 × 600): as wide as there is room,
 * with everything on it in proportion, so that nothing laps over anything else on a phone.
 */
export function VisualElements({ elements, page, mode, at }: VisualElementsProps) {
  const height = canvasHeight(elements)
  if (height === 0) return null
  const ratio: CSSProperties = { aspectRatio: `${canvasSize.width}/${height}` }
  return (
    <div className="pg-wrap">
      <div className="pg-canvas" style={ratio}>
        {elements.map((element, index) => (
          <ElementView
            key={element.id}
            element={element}
            canvasHeight={height}
            page={page}
            mode={mode}
            path={at(index, 'content', 'text')}
            picturePath={at(index, 'content', 'imageUrl')}
          />
        ))}
      </div>
    </div>
  )
}
