import frauncesUrl from '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2?url'
import interUrl from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import { product } from '@wildpath/contract'

import type { PageMeta } from '../entities/site/page-content.ts'

type PageHeadProps = {
  path: string
  meta: PageMeta
  publicUrl: string
  isIndexed?: boolean
  structuredData?: object | null
}

/** The head of a public page, beside what the template has. */
export function PageHead(props: PageHeadProps) {
  const { path, meta, publicUrl, isIndexed = true, structuredData = null } = props
  const title = `${meta.title} · ${product.name}`
  const address = path === '/' ? `${publicUrl}/` : publicUrl + path

  return (
    <>
      <title>{title}</title>
      <meta name="description" content={meta.description} />
      <link rel="canonical" href={address} />
      {!isIndexed && <meta name="robots" content="noindex, follow" />}
      {structuredData !== null && (
        <script
          type="application/ld+json"
          // '<' could end the script element that the data stands in.
          dangerouslySetInnerHTML={{
            __html: JSON.stringify(structuredData).replaceAll('<', '\\u003c'),
          }}
        />
      )}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={product.name} />
      <meta property="og:title" content={meta.title} />
      <meta property="og:description" content={meta.description} />
      <meta property="og:url" content={address} />
      {[frauncesUrl, interUrl].map((href) => (
        <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="" href={href} />
      ))}
    </>
  )
}
