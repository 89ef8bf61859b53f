import { publicPath } from '@wildpath/contract'

import { escapeHtml } from '../../html.ts'
import { encodeText, type EncodedText } from '../../http/encoded-text.ts'
import { bounds } from '../../limits.ts'
import type { PublicFunnelRepository } from './public-funnel-repository.ts'

/** Screens of one person and doors for programs: nothing that a search should find. */
const privatePaths = [
  '/api/',
  '/account',
  '/admin',
  '/auth/',
  '/checkout',
  '/dashboard',
  '/diagnostics',
  '/funnel/',
  '/new-funnel',
  '/outbox',
  '/preview',
  '/questions/new',
  '/sandbox/',
]

type SiteUrl = { url: string; changedAt?: Date }

export type SiteMap = {
  /** Of the product's host as XML, at most a minute old: its own pages, and those that are at home there. */
  xml(): Promise<EncodedText>
  /** What robots may read there. */
  robots: string
}

type Options = {
  published: Pick<PublicFunnelRepository, 'listPublished'>
  publicUrl: string
  /** Paths of the product's own pages for visitors. */
  productPaths: readonly string[]
  /** Pages of what people write for everybody, the newest first. */
  listWrittenPages: ListWrittenPages
  now: () => Date
}

export type ListWrittenPages = (most: number) => Promise<{ path: string; changedAt?: Date }[]>

/** What search engines are told at the product's own host. */
export function createSiteMap(options: Options): SiteMap {
  const { published, publicUrl, productPaths, listWrittenPages, now } = options
  let kept: { xml: Promise<EncodedText>; untilMs: number } | null = null

  async function listUrls(): Promise<SiteUrl[]> {
    const own = productPaths.map((path) => ({ url: `${publicUrl}${path}` }))
    const { siteMapAddresses, siteMapWrittenPages } = bounds.publicSite
    const written = await listWrittenPages(siteMapWrittenPages)
    const left = siteMapAddresses - own.length - written.length
    const funnels = await published.listPublished(left)
    return [
      ...own,
      ...written.map(({ path, ...page }) => ({ ...page, url: publicUrl + path })),
      ...funnels
        .filter(({ homeHost }) => homeHost === null)
        .flatMap(({ slug, languages, publishedAt }) =>
          ['', ...languages.map((language) => `/${language}`)].map((path) => ({
            url: `${publicUrl}${publicPath(slug)}${path}`,
            changedAt: publishedAt,
          })),
        )
        .slice(0, left),
    ]
  }

  return {
    xml() {
      const time = now().getTime()
      if (kept === null || time >= kept.untilMs) {
        const xml = listUrls().then((urls) => encodeText(siteMapXml(urls)))
        kept = { xml, untilMs: time + bounds.publicSite.siteMapMs }
        xml.catch(() => (kept = null))
      }
      return kept.xml
    },
    robots: [
      'User-agent: *',
      ...privatePaths.map((path) => `Disallow: ${path}`),
      '',
      `Sitemap: ${publicUrl}/sitemap.xml`,
      '',
    ].join('\n'),
  }
}

/** Returns the sitemap of a host with one page, in all its languages. */
export function siteMapOf(pageUrls: readonly string[]): string {
  return siteMapXml(pageUrls.map((url) => ({ url })))
}

/** What robots may read at a host of its own: all there is. */
export function robotsOf(pageUrl: string): string {
  return `User-agent: *\nDisallow:\n\nSitemap: ${new URL('/sitemap.xml', pageUrl).href}\n`
}

function siteMapXml(urls: readonly SiteUrl[]): string {
  const entries = urls.map(({ url, changedAt }) => {
    const changed = changedAt === undefined ? '' : `<lastmod>${changedAt.toISOString()}</lastmod>`
    return `<url><loc>${escapeHtml(url)}</loc>${changed}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`
}
