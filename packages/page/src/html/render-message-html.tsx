import { renderToStaticMarkup } from 'react-dom/server'

import { baseCss } from '../render/base-css.ts'
import { styleVariables } from '../render/page-styles.ts'

export type MessagePage = {
  /** Of the browser tab. */
  title: string
  heading: string
  text: string
  action?: { label: string; url: string }
}

/** A page that only says something, such as 'Funnel Not Found'; search engines leave it out. */
export function renderMessageHtml({ title, heading, text, action }: MessagePage): string {
  const styles = styleVariables({
    palette: { primary: '#1f5f43', secondary: '#f6b73c' },
    fontFamily: 'Inter',
  })
  const markup = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>{title}</title>
        <meta name="robots" content="noindex" />
        <style dangerouslySetInnerHTML={{ __html: styles + baseCss }} />
      </head>
      <body>
        <main className="pg pg-message">
          <h1>{heading}</h1>
          <p>{text}</p>
          {action !== undefined && (
            <a className="pg-cta" href={action.url}>
              {action.label}
            </a>
          )}
        </main>
      </body>
    </html>,
  )
  return `<!doctype html>${markup}`
}
