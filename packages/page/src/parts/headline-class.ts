/** Characters beyond which a headline is set smaller, so that what follows stays in sight. */
const fairHeadline = 38
const longHeadline = 64

/** Class of a headline: the longer it is, the smaller it is set. */
export function headlineClass(headline: string): 'pg-fair' | 'pg-long' | undefined {
  if (headline.length > longHeadline) return 'pg-long'
  return headline.length > fairHeadline ? 'pg-fair' : undefined
}

/** Resizes a headline while its text is edited in place. Does nothing to other elements. */
export function fitHeadline(element: Element, headline: string): void {
  if (element.matches('h1, .pg-heading > h2')) element.className = headlineClass(headline) ?? ''
}
