import type { PagePalette } from '../style/page-palette.ts'

/** What search engines, shared links and browser tabs say about a page. */
export type PageHead = {
  title: string
  description: string
  /** Absolute address of the page. */
  canonicalUrl: string
  /** Whose page it is: the business. */
  siteName: string
  /** Such as 'noindex'; absent lets search engines in. */
  robots?: string
}

type PageHeadViewProps = { head: PageHead; language: string; palette: PagePalette; styles: string }

export function PageHeadView({ head, language, palette, styles }: PageHeadViewProps) {
  const { title, description, canonicalUrl, siteName, robots } = head
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width,initial-scale=1" />
      <title>{title}</title>
      <meta name="description" content={description} />
      {robots !== undefined && <meta name="robots" content={robots} />}
      <meta name="theme-color" content={palette.sky.skyTop} />
      <link rel="icon" href={peakIcon(palette)} />
      <link rel="canonical" href={canonicalUrl} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonicalUrl} />
      <meta property="og:site_name" content={siteName} />
      <style dangerouslySetInnerHTML={{ __html: styles }} />
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: structuredData(head, language) }}
      />
    </head>
  )
}

/** A peak in the page's colours: it needs no request and belongs to no other brand. */
function peakIcon({ dark, sky }: PagePalette): string {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><rect width="16" height="16" rx="4" fill="${dark.paper}"/><path d="M2 12 7 4l3 5 1-2 3 5z" fill="${sky.horizon}"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`
}

/** Only what is known to be true: no address, hours or ratings are made up. */
function structuredData(
  { title, description, canonicalUrl, siteName }: PageHead,
  language: string,
) {
  return jsonForScript({
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    'name': title,
    description,
    'url': canonicalUrl,
    'inLanguage': language,
    'publisher': { '@type': 'Organization', 'name': siteName },
  })
}

/** JSON that cannot end the script element it stands in. */
function jsonForScript(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
