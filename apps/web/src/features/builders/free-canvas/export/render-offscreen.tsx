import type { KnownSection, PageDocument, VisualElement } from '@wildpath/page/document'
import { type CanvasArea } from '@wildpath/page/edit'
import { CanvasBoard } from '@wildpath/page/render'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

import { boardStyles } from '../board-styles.ts'

export type Board = {
  page: PageDocument
  section: KnownSection
  elements: readonly VisualElement[]
  canvas: CanvasArea
}

/** A board drawn where nobody sees it, a pixel a unit and nothing turned, to be measured. */
export function renderOffscreen({ page, section, elements, canvas }: Board): {
  board: HTMLElement
  remove: () => void
} {
  const host = document.createElement('div')
  host.setAttribute('aria-hidden', 'true')
  host.style.cssText = `position:fixed;left:-10000px;top:0;width:${canvas.width}px;height:${canvas.height}px;pointer-events:none`
  document.body.append(host)
  const shadow = host.attachShadow({ mode: 'open' })
  const root = createRoot(shadow)
  flushSync(() => {
    root.render(
      <>
        <style>{boardStyles(page, section)}</style>
        <CanvasBoard
          page={page}
          section={section}
          elements={elements.map((element) => ({ ...element, rotation: 0 }))}
          height={canvas.height}
        />
      </>,
    )
  })
  const board = shadow.querySelector<HTMLElement>('.pg-board')
  if (board === null) throw new Error('A board was drawn')
  return {
    board,
    remove() {
      root.unmount()
      host.remove()
    },
  }
}
