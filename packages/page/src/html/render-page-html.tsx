import { renderToStaticMarkup } from 'react-dom/server'

import type { PageDocument } from '../document/page-document.ts'
import { pageStyles } from '../render/page-styles.ts'
import { PageView } from '../render/page-view.tsx'
import type { RenderContext } from '../render/render-context.ts'
import { documentCss } from './document-css.ts'
import { PageHeadView, type PageHead } from './page-head.tsx'

type PageHtmlInput = { page: PageDocument; context: RenderContext; head: PageHead }

/** A whole HTML document without any script. The same input always gives the same bytes. */
export function renderPageHtml({ page, context, head }: PageHtmlInput): string {
  const markup = renderToStaticMarkup(
    <html lang={page.language}>
      <PageHeadView head={head} language={page.language} styles={documentCss + pageStyles(page)} />
      <body>
        <PageView page={page} context={context} />
      </body>
    </html>,
  )
  return `<!doctype html>${markup}`
}
