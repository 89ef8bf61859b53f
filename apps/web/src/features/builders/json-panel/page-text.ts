import { type PageDocument, serializePage } from '@wildpath/page/document'

/** Longest text that the editor takes, in characters: the largest page, with room for its indents. */
export const longestText = 3_000_000

/** The page as JSON to be read by people; without indents where they would take too much room. */
export function pageText(page: PageDocument): string {
  const value = serializePage(page)
  const text = JSON.stringify(value, null, 2)
  return text.length <= longestText ? text : JSON.stringify(value)
}

/** Whether two pages say the same; when something last changed is no part of it. */
export function isSamePage(one: PageDocument, other: PageDocument): boolean {
  return one === other || untimed(one) === untimed(other)
}

function untimed(page: PageDocument): string {
  const { updatedAt: _, ...rest } = serializePage(page)
  return JSON.stringify(rest)
}
