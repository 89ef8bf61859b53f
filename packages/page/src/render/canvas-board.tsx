import boardCss from './canvas-board.css?inline'
import { memo } from 'react'

import type { PageDocument } from '../document/page-document.ts'
import { directionOf } from '../language/page-language.ts'
import { heroGround } from '../parts/hero-ground.ts'
import { type DrawScene, useSceneDrawing } from '../parts/lazy-scenes.ts'
import { pageStyles } from './page-styles.ts'
import { getFrameAttributes, type FrameGround } from '../parts/section-frame.tsx'
import { canvasSize } from '../sections/canvas-schema.ts'
import type { VisualElement } from '../sections/section-parts.ts'
import type { KnownSection } from '../sections/section-models.ts'
import { themes } from '../style/themes/index.ts'
import { ElementView } from '../parts/visual-elements/element-view.tsx'

type CanvasBoardProps = {
  page: PageDocument
  /** Whose ground the elements stand on. */
  section: KnownSection
  elements: readonly VisualElement[]
  /** In units of the canvas; a section's own canvas ends with its last element. */
  height: number
}

/**
 * The canvas of a section alone and at its full height, for whoever arranges it: elements, ground and
 * fonts are those of the page. Needs the styles of `canvasStyles` around it.
 */
export function CanvasBoard({ page, section, elements, height }: CanvasBoardProps) {
  const draw = useSceneDrawing()
  const { style, ...attributes } = getFrameAttributes({
    section,
    page,
    ground: usualGround(section, page, draw),
  })
  return (
    <div
      className={`pg pg-${page.style.theme}`}
      lang={page.language}
      dir={directionOf(page.language)}
      data-theme={page.globalTheme === 'default' ? undefined : page.globalTheme}
    >
      <div className="pg-section pg-board" {...attributes} style={style}>
        <div className="pg-canvas" style={{ aspectRatio: `${canvasSize.width}/${height}` }}>
          {elements.map((element) => (
            <StillElement
              key={element.id}
              element={element}
              canvasHeight={height}
              page={page}
              mode="preview"
            />
          ))}
        </div>
      </div>
    </div>
  )
}

/** Hundreds of elements are drawn once; what changes is drawn anew. */
const StillElement = memo(ElementView)

/** Where a section says nothing: what its kind stands on in the page's theme. */
function usualGround(
  section: KnownSection,
  page: PageDocument,
  draw: DrawScene | null,
): FrameGround | undefined {
  if (section.type === 'hero') return heroGround(page, section.content.media, draw)
  const { ground } = themes[page.style.theme].form
  return section.type === 'lead-form' && ground !== null ? { name: ground } : undefined
}

/** The page's styles for a `CanvasBoard`, whether the section has elements already or not. */
export function canvasStyles(page: PageDocument, section: KnownSection): string {
  const content = { ...section.content, visualElements: [anyElement] }
  const shown = { ...page, sections: [{ ...section, content } as KnownSection] }
  return `${pageStyles(shown)}\n${boardCss}`
}

const anyElement: VisualElement = {
  id: 'any',
  type: 'shape',
  x: 0,
  y: 0,
  width: 1,
  height: 1,
  rotation: 0,
  content: {},
}
