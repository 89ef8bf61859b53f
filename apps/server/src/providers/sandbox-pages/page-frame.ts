import { type Html, html } from '../../html.ts'

/** The sandboxes' look, and the theme that was chosen in the product. */
export const stylePath = '/sandbox/style.css'
export const themePath = '/sandbox/theme.js'

/** What a sandbox stands in for, as its pages say. */
export type SandboxTexts = {
  brand: string
  /** What does not happen: 'Sandbox: no money moves'. */
  mark: string
  footer: string
}

/** A page of a sandbox: it shares the theme and the fonts of the product, and nothing else. */
export function renderFrame(
  { brand, mark, footer }: SandboxTexts,
  { title, content }: { title: string; content: Html },
): string {
  return html`<!doctype html>
    <html lang="en" data-theme="dark">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="dark light" />
        <title>${title} | ${brand}</title>
        <script src="${themePath}"></script>
        <link rel="stylesheet" href="${stylePath}" />
      </head>
      <body>
        <header>
          <p class="brand">${brand}</p>
          <p class="mark">${mark}</p>
        </header>
        <main>${content}</main>
        <footer>${footer}</footer>
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
