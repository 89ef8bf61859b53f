import type { BusinessRecord } from './business-record.ts'

/** What search engines, shared links and browser tabs say about a page. Addresses are absolute. */
export type PageHead = {
  title: string
  description: string
  /** Where the page lives; absent for one that lives nowhere yet. */
  canonicalUrl?: string | undefined
  /** The page's URL in each language, its own first; absent if it has only one. */
  alternates?: readonly { language: string; url: string }[] | undefined
  /** Whose page it is: the business, and where else it is found. */
  siteName: string
  siteUrl?: string | undefined
  logoUrl?: string | undefined
  /** What its owner confirmed of it, for search engines; absent where nothing is known. */
  business?: BusinessRecord | undefined
  /** Shown where the page is shared. */
  picture?: SharePicture | undefined
  /** Such as 'noindex'; absent lets search engines in. */
  robots?: string
}

/** `width` and `height` in pixels, where they are known. */
export type SharePicture = {
  url: string
  alt: string
  width?: number | undefined
  height?: number | undefined
}
