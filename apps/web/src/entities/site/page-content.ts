import { createContext, useContext } from 'react'
import type { z } from 'zod'

/** What the tab, search engines and shared links say about a page. */
export type PageMeta = { title: string; description: string }

/** What the head of a page of people's own words says; its structured data is schema.org's. */
export type LivePageInfo = { meta: PageMeta; isIndexed: boolean; structuredData: object | null }

/** `search` is the query of the address, with its '?', or nothing. */
export type DescribePage = (content: object, search: string) => LivePageInfo

/** What the server read for the page that it draws; null inside the app, which asks the API. */
export const PageContentContext = createContext<object | null>(null)

/** Read with the schema of what the server's source of this path answers. */
export function usePageContent<Schema extends z.ZodType>(schema: Schema): z.output<Schema> | null {
  const content = useContext(PageContentContext)
  return content === null ? null : schema.parse(content)
}
