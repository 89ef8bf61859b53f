import type { PageDocument } from '../document/page-document.ts'
import { themes } from '../style/themes/index.ts'
import { pagePalette } from '../style/page-palette.ts'
import type { PageHead, SharePicture } from './page-head.ts'
import { structuredData } from './structured-data.ts'
import { localeOf } from '../language/words-of.ts'

type PageHeadViewProps = {
  page: PageDocument
  head: PageHead
  styles: string
  /** Addresses of fonts to be fetched at once; none where the page brings them along. */
  earlyFonts: readonly string[]
}

export function PageHeadView({ page, head, styles, earlyFonts }: PageHeadViewProps) {
  const { title, description, canonicalUrl, robots, alternates = [] } = head
  const { dark, sky } = pagePalette(themes[page.style.theme], page.style.palette)
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width,initial-scale=1" />
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="robots" content={robots ?? 'index,follow,max-image-preview:large'} />
      <meta name="theme-color" content={sky.skyTop} />
      <link rel="icon" href={peakIcon(dark.paper, sky.horizon)} />
      {canonicalUrl !== undefined && <link rel="canonical" href={canonicalUrl} />}
      <Alternates alternates={alternates} />
      {earlyFonts.map((font) => (
        <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="" />
      ))}
      <SharedAs head={head} language={page.language} />
      <style dangerouslySetInnerHTML={{ __html: styles }} />
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: structuredData({ page, head }) }}
      />
    </head>
  )
}

/** Links to the page in each language for search engines; `x-default` covers all other languages. */
function Alternates({ alternates }: { alternates: NonNullable<PageHead['alternates']> }) {
  const [own] = alternates
  if (own === undefined) return null
  return [...alternates, { language: 'x-default', url: own.url }].map(({ language, url }) => (
    <link key={language} rel="alternate" hrefLang={language} href={url} />
  ))
}

/** What social networks and messengers show for a link to the page. */
function SharedAs({ head, language }: { head: PageHead; language: string }) {
  const { title, description, canonicalUrl, siteName, picture } = head
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {canonicalUrl !== undefined && <meta property="og:url" content={canonicalUrl} />}
      <meta property="og:site_name" content={siteName} />
      {/* Networks take a page for American English unless they are told otherwise. */}
      {language !== 'en' && (
        <meta property="og:locale" content={localeOf(language).replace('-', '_')} />
      )}
      {picture !== undefined && <SharedPicture {...picture} />}
      <meta
        name="twitter:card"
        content={picture === undefined ? 'summary' : 'summary_large_image'}
      />
    </>
  )
}

function SharedPicture({ url, alt, width, height }: SharePicture) {
  return (
    <>
      <meta property="og:image" content={url} />
      {width !== undefined && <meta property="og:image:width" content={String(width)} />}
      {height !== undefined && <meta property="og:image:height" content={String(height)} />}
      {alt !== '' && <meta property="og:image:alt" content={alt} />}
    </>
  )
}

/** A peak in the page's colours: it needs no request and belongs to no other brand. */
function peakIcon(ground: string, peak: string): string {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><rect width="16" height="16" rx="4" fill="${ground}"/><path d="M2 12 7 4l3 5 1-2 3 5z" fill="${peak}"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`
}
