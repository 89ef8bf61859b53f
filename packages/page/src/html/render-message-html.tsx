import messageCss from './message.css?inline'
import { renderToStaticMarkup } from 'react-dom/server'

import { parsePage } from '../document/page-document.ts'
import { directionOf } from '../language/page-language.ts'
import { pageStyles } from '../render/page-styles.ts'
import { PageView } from '../render/page-view.tsx'
import { emptyForm, type RenderContext } from '../parts/render-context.ts'
import documentCss from './document.css?inline'

export type MessagePage = {
  /** Of the browser tab. */
  title: string
  heading: string
  text: string
  /** Short lines below the text. */
  details?: readonly string[]
  action?: { label: string; url: string }
  /** BCP 47 tag; absent for English. */
  language?: string
}

const context: RenderContext = { mode: 'public', form: emptyForm, badge: null, year: 0 }

/** A page that only says something, such as 'Funnel Not Found'; search engines leave it out. */
export function renderMessageHtml({
  title,
  heading,
  text,
  details = [],
  action,
  language = 'en',
}: MessagePage): string {
  const page = parsePage({
    title,
    language,
    // The product's own colours: these pages belong to no business.
    style: {
      theme: 'river',
      palette: { primary: '#1f6b4a', secondary: '#f6b73c' },
      fontFamily: 'Inter',
    },
    sections: [
      {
        id: 'message',
        type: 'hero',
        content: {
          title: heading,
          subtitle: text,
          body: details.join(' · '),
          media: { type: 'scene', scene: { kind: 'forest', seed: 11, time: 'night' } },
          ...(action !== undefined && { buttons: [{ text: action.label, link: action.url }] }),
        },
      },
    ],
  })
  const markup = renderToStaticMarkup(
    <html lang={language} dir={directionOf(language)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>{title}</title>
        <meta name="robots" content="noindex" />
        <style
          dangerouslySetInnerHTML={{
            __html: [documentCss, pageStyles(page), messageCss].join(''),
          }}
        />
      </head>
      <body>
        <PageView page={page} context={context} />
      </body>
    </html>,
  )
  return `<!doctype html>${markup}`
}
