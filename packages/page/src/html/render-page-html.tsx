import { renderToStaticMarkup } from 'react-dom/server'

import type { PageDocument } from '../document/page-document.ts'
import { compactCss, pageStyles } from '../render/page-styles.ts'
import { PageView } from '../render/page-view.tsx'
import type { RenderContext } from '../render/render-context.ts'
import { designs } from '../style/designs/index.ts'
import { pagePalette } from '../style/page-palette.ts'
import { documentCss } from './document-css.ts'
import { PageHeadView, type PageHead } from './page-head.tsx'

type PageHtmlInput = { page: PageDocument; context: RenderContext; head: PageHead }

/** A whole HTML document without any script. The same input always gives the same bytes. */
export function renderPageHtml({ page, context, head }: PageHtmlInput): string {
  const view = <PageView page={page} context={context} />
  const markup = renderToStaticMarkup(
    <html lang={page.language}>
      <PageHeadView
        head={isRefused(context) ? { ...head, title: `Error: ${head.title}` } : head}
        language={page.language}
        palette={pagePalette(designs[page.style.design], page.style.palette)}
        styles={compactCss([documentCss, pageStyles(page)])}
      />
      <body>{context.mode === 'preview' ? <main>{view}</main> : view}</body>
    </html>,
  )
  return `<!doctype html>${markup}`
}

/** The title is what a screen reader says first after the form has come back. */
function isRefused({ form }: RenderContext): boolean {
  return Object.keys(form.errors).length > 0
}
