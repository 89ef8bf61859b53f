import type { KnownSection, PageDocument, VisualElement } from '@wildpath/page/document'
import type { CanvasArea } from '@wildpath/page/edit'
import { CanvasBoard, pageFontFaces } from '@wildpath/page/render'
import { useCallback, useState } from 'react'
import { createPortal } from 'react-dom'

import { boardStyles } from './board-styles.ts'

type BoardDrawingProps = {
  page: PageDocument
  section: KnownSection
  elements: readonly VisualElement[]
  canvas: CanvasArea
}

/**
 * The elements as visitors get them: drawn by the page's renderer, in a shadow that the product's own
 * styles do not reach. Only looked at; what is pressed and focused lies over it.
 */
export function BoardDrawing({ page, section, elements, canvas }: BoardDrawingProps) {
  const [shadow, setShadow] = useState<ShadowRoot | null>(null)
  const attach = useCallback((host: HTMLElement | null) => {
    if (host !== null) setShadow(host.shadowRoot ?? host.attachShadow({ mode: 'open' }))
  }, [])

  return (
    <>
      {/* Fonts are known to the document alone. */}
      <style>{pageFontFaces(page)}</style>
      <div
        ref={attach}
        data-drawing
        aria-hidden
        inert
        style={{ aspectRatio: `${canvas.width} / ${canvas.height}` }}
        className="w-full"
      />
      {shadow !== null &&
        createPortal(
          <>
            <style>{boardStyles(page, section)}</style>
            <CanvasBoard page={page} section={section} elements={elements} height={canvas.height} />
          </>,
          shadow,
        )}
    </>
  )
}

/** The drawn elements of the board within a node, in their order. */
export function drawnElements(within: HTMLElement | null): HTMLCollection | null {
  const root = within?.querySelector('[data-drawing]')?.shadowRoot
  return root?.querySelector('.pg-canvas')?.children ?? null
}
