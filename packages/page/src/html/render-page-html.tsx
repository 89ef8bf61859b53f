import '../render/eager-drawing.ts'

import { renderToStaticMarkup } from 'react-dom/server'

import type { PageDocument } from '../document/page-document.ts'
import { firstFontFiles } from '../render/page-fonts.ts'
import { ConsentBanner } from '../render/measuring/consent-banner.tsx'
import consentCss from '../render/measuring/consent.css?inline'
import languageSwitchCss from '../render/language-switch.css?inline'
import { pageScripts } from '../render/page-scripts.ts'
import { pageStyles } from '../render/page-styles.ts'
import { PageView } from '../render/page-view.tsx'
import type { RenderContext } from '../parts/render-context.ts'
import type { FontAddress } from '../style/font-faces.ts'
import { fontAddress } from '../style/font-files.ts'
import documentCss from './document.css?inline'
import type { PageHead } from './page-head.ts'
import { PageHeadView } from './page-head-view.tsx'
import printCss from './print.css?inline'
import { directionOf } from '../language/page-language.ts'
import { wordsOf } from '../language/words-of.ts'

type PageHtmlInput = {
  page: PageDocument
  context: RenderContext
  head: PageHead
  /** Where the page's fonts are; absent: where the product serves them. */
  fontsAt?: FontAddress
}

/**
 * A whole HTML document. It works without script; what a section is better with stands at its end:
 * `pageScripts`. The same input always gives the same bytes.
 */
export function renderPageHtml({ page, context, head, fontsAt }: PageHtmlInput): string {
  const view = <PageView page={page} context={context} />
  const { measuring } = context
  const markup = renderToStaticMarkup(
    <html lang={page.language} dir={directionOf(page.language)}>
      <PageHeadView
        page={page}
        head={
          isRefused(context)
            ? { ...head, title: wordsOf(page.language).form.error(head.title) }
            : head
        }
        styles={[
          documentCss,
          pageStyles(page, fontsAt),
          ...(measuring === undefined ? [] : [consentCss]),
          ...(context.languages === undefined ? [] : [languageSwitchCss]),
          printCss,
        ].join('')}
        earlyFonts={fontsAt === undefined ? firstFontFiles(page).map(fontAddress) : []}
      />
      <body>
        {measuring !== undefined && <ConsentBanner page={page} measuring={measuring} />}
        {context.mode !== 'public' ? <main>{view}</main> : view}
        {context.mode === 'public' &&
          pageScripts(page, measuring).map((script) => (
            <script key={script} dangerouslySetInnerHTML={{ __html: script }} />
          ))}
      </body>
    </html>,
  )
  return `<!doctype html>${markup}`
}

/** The title is what a screen reader says first after the form has come back. */
function isRefused({ form }: RenderContext): boolean {
  return Object.keys(form.errors).length > 0
}
