import '../render/eager-drawing.ts'

import { renderToStaticMarkup } from 'react-dom/server'

import { parsePage } from '../document/page-document.ts'
import { buildContext } from '../parts/build-context.ts'
import { PageView } from '../render/page-view.tsx'
import type { RenderContext } from '../parts/render-context.ts'
import type { SectionInput, SectionType } from '../sections/section-models.ts'

type Content<Type extends SectionType> = Extract<SectionInput, { type: Type }>['content']

/** Markup of a page of one section, for tests; the page has a form named 'form'. */
export function showSection<Type extends SectionType>(
  type: Type,
  content: Content<Type>,
  mode: RenderContext['mode'] = 'public',
): string {
  const page = parsePage({
    sections: [
      { id: 'one', type, content },
      {
        id: 'form',
        type: 'lead-form',
        content: { fields: [{ label: 'Your email', kind: 'email' }] },
      },
    ],
  })
  return renderToStaticMarkup(<PageView page={page} context={buildContext({ mode })} />)
}
