import { product } from '@wildpath/contract'

import { type Html, html } from '../../../../html.ts'

/** Of the two files below: the sandbox's look, and the theme that was chosen in the product. */
export const stylePath = '/sandbox/style.css'
export const themePath = '/sandbox/theme.js'

/** The sandbox's own page: it shares the theme and the fonts of the product, and nothing else. */
export function renderFrame({ title, content }: { title: string; content: Html }): string {
  return html`<!doctype html>
    <html lang="en" data-theme="dark">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="dark light" />
        <title>${title} | Sandbox payments</title>
        <script src="${themePath}"></script>
        <link rel="stylesheet" href="${stylePath}" />
      </head>
      <body>
        <header>
          <p class="brand">Sandbox payments</p>
          <p class="mark">Sandbox: no money moves</p>
        </header>
        <main>${content}</main>
        <footer>
          A stand-in for a payment service, part of ${product.name}. It takes test cards only.
        </footer>
      </body>
    </html>`.text.trim()
}

/** Told to screen readers at once, and shown above what has to be done again. */
export function renderAlert(text: string | null): Html | null {
  return text === null ? null : html`<p class="alert" role="alert">${text}</p>`
}

export function renderNotice(text: string | null): Html | null {
  return text === null ? null : html`<p class="notice" role="status">${text}</p>`
}
