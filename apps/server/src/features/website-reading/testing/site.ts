/** A website of a test, and what somebody who reads it would say that it says. */
export type Site = {
  /** Its address, without a scheme. */
  host: string
  /** Markup by path, in UTF-8 unless the page is given as bytes. */
  pages: Record<string, string | { type?: string; body: Buffer }>
  /** As `describeContent` words it, one line for each part of a fact. */
  says: string[]
}

type Page = { title?: string; head?: string; lang?: string }

export const html = (body: string, { title = '', head = '', lang = '' }: Page = {}): string =>
  `<!DOCTYPE html><html${lang === '' ? '' : ` lang="${lang}"`}><head><title>${title}</title>${head}</head><body>${body}</body></html>`

export const jsonLd = (value: unknown): string =>
  `<script type="application/ld+json">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`
