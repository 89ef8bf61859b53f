/** Characters of a title that are looked at, and those of its anchor; nobody writes longer links. */
const longestTitle = 600
const longestSlug = 200

/**
 * A title as links name it (spec 3, 2.5): lowercased, punctuation removed, spaces to hyphens. Letters of
 * every script stay. What is a slug already comes back as it is.
 */
export function titleSlug(title: string): string {
  return (
    title
      .slice(0, longestTitle)
      .toLowerCase()
      // An emoji's variation selector counts as a mark of a letter, and would stay without its emoji.
      .replace(/[\uFE00-\uFE0F]|[^\p{L}\p{M}\p{N}\s_-]/gu, '')
      .normalize('NFC')
      .trim()
      .replace(/\s+/g, '-')
      .slice(0, longestSlug)
      .replace(/\p{Surrogate}$/u, '')
  )
}
