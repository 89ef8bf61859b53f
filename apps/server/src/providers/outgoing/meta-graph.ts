/**
 * Of Meta's Graph and Marketing API, which carry the same number (developers.facebook.com/docs/graph-api/changelog).
 * Each works for about a year after the next one came; v26.0 is of July 2026. A change of it begins with that page.
 */
export const graphVersion = 'v26.0'
