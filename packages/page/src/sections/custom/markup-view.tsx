import { toJsxRuntime, type Components } from 'hast-util-to-jsx-runtime'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'

import { mediaSources } from '../../media/media-address.ts'
import type { RenderContext } from '../../parts/render-context.ts'
import type { MarkupTree } from './markup-tree.ts'

type MarkupViewProps = { tree: MarkupTree; mode: RenderContext['mode'] }

/** A tree that `parseMarkup` made, as elements: no text of an owner's ever becomes markup here. */
export function MarkupView({ tree, mode }: MarkupViewProps) {
  const components = mode !== 'public' ? inPreview : inPublic
  return toJsxRuntime(tree, { Fragment, jsx, jsxs, components, ignoreInvalidStyle: true })
}

const MarkupImage: Components['img'] = ({ src, alt, title, width, height }) => (
  <img
    srcSet={(src !== undefined && mediaSources(src)) || undefined}
    src={src}
    alt={alt ?? ''}
    title={title}
    width={width}
    height={height}
    loading="lazy"
    decoding="async"
    referrerPolicy="no-referrer"
  />
)

const inPublic: Partial<Components> = {
  img: MarkupImage,
  a: ({ href, title, children }) => (
    <a href={href} title={title} rel="noopener nofollow">
      {children}
    </a>
  ),
}

/** In a preview nothing can be followed. */
const inPreview: Partial<Components> = {
  img: MarkupImage,
  a: ({ title, children }) => (
    <span className="pg-link" title={title}>
      {children}
    </span>
  ),
}
