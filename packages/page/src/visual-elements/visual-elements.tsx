import type { CSSProperties } from 'react'

import type { PageDocument } from '../document/page-document.ts'
import { ctaHref } from '../render/cta-href.ts'
import { PageLink } from '../render/page-link.tsx'
import { Picture } from '../render/picture.tsx'
import type { RenderContext } from '../render/render-context.ts'
import type { VisualElement } from '../sections/section-parts.ts'
import { canvasHeight, canvasSize, elementStyle } from './element-style.ts'

type VisualElementsProps = {
  elements: readonly VisualElement[]
  page: PageDocument
  mode: RenderContext['mode']
}

/**
 * The free-position canvas of a section (spec 3, section 9: 800 × 600): as wide as there is room,
 * with everything on it in proportion, so that nothing laps over anything else on a phone.
 */
export function VisualElements({ elements, page, mode }: VisualElementsProps) {
  const height = canvasHeight(elements)
  if (height === 0) return null
  const ratio: CSSProperties = { aspectRatio: `${canvasSize.width}/${height}` }
  return (
    <div className="pg-wrap">
      <div className="pg-canvas" style={ratio}>
        {elements.map((element) => (
          <div
            key={element.id}
            className={`pg-el pg-el-${element.type}`}
            style={elementStyle(element, { height })}
          >
            <Inside element={element} page={page} mode={mode} />
          </div>
        ))}
      </div>
    </div>
  )
}

type InsideProps = { element: VisualElement; page: PageDocument; mode: RenderContext['mode'] }

function Inside({ element: { type, content }, page, mode }: InsideProps) {
  const { text = '', imageUrl = '', href = '' } = content
  switch (type) {
    case 'shape':
      return null
    case 'text':
      return href === '' ? (
        <p>{text}</p>
      ) : (
        <PageLink className="pg-el-link" href={ctaHref(page, href)} mode={mode}>
          {text}
        </PageLink>
      )
    case 'button':
      return (
        <PageLink className="pg-el-link" href={ctaHref(page, href)} mode={mode}>
          {text}
        </PageLink>
      )
    case 'image':
    case 'logo': {
      const picture = <Picture src={imageUrl} alt={text} />
      return href === '' ? (
        picture
      ) : (
        <PageLink className="pg-el-link" href={ctaHref(page, href)} mode={mode}>
          {picture}
        </PageLink>
      )
    }
  }
}
