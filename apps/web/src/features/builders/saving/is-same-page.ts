import type { PageDocument } from '@wildpath/page/document'

/** Says the same, whenever and by whom it was saved. */
export function isSamePage(one: PageDocument, other: PageDocument): boolean {
  const [saying, otherSaying] = [one, other].map(
    ({ title, globalTheme, language, style, translations, sections }) =>
      JSON.stringify({ title, globalTheme, language, style, translations, sections }),
  )
  return saying === otherSaying
}
