import type { PageDocument } from '../../document/page-document.ts'
import { ctaHref } from '../cta-href.ts'
import { PageLink } from '../page-link.tsx'
import { Picture } from '../picture.tsx'
import type { RenderContext } from '../render-context.ts'
import { safeImage } from '../../document/safe-url.ts'
import type { VisualElement } from '../../sections/section-parts.ts'
import { elementStyle } from './element-style.ts'

type ElementViewProps = InsideProps & {
  /** Of the canvas it stands on, in its units. */
  canvasHeight: number
}

/** One element on its canvas. */
export function ElementView({ canvasHeight, ...inside }: ElementViewProps) {
  const { element } = inside
  return (
    <div
      className={`pg-el pg-el-${element.type}`}
      style={elementStyle(element, { height: canvasHeight })}
    >
      <Inside {...inside} />
    </div>
  )
}

type InsideProps = {
  element: VisualElement
  page: PageDocument
  mode: RenderContext['mode']
  /** Where its words stand. */
  path?: string | undefined
  picturePath?: string | undefined
}

function Inside({ element: { type, content }, page, mode, path, picturePath }: InsideProps) {
  const { text = '', imageUrl = '', href = '' } = content
  switch (type) {
    case 'shape':
      return null
    case 'text':
      return href === '' ? (
        <p data-path={path}>{text}</p>
      ) : (
        <PageLink className="pg-el-link" href={ctaHref(page, href)} mode={mode} path={path}>
          {text}
        </PageLink>
      )
    case 'button':
      return (
        <PageLink className="pg-el-link" href={ctaHref(page, href)} mode={mode} path={path}>
          {text}
        </PageLink>
      )
    case 'image':
    case 'logo': {
      if (mode !== 'public' && safeImage(imageUrl) === null) {
        return (
          <span className="pg-el-empty" data-picture={picturePath}>
            Picture
          </span>
        )
      }
      const picture = <Picture src={imageUrl} alt={text} path={picturePath} />
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
