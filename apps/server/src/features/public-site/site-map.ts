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
  '/sandbox/',
]

type SiteUrl = { url: string; changedAt?: Date }

export type SiteMap = {
  /** The sitemap of a host as XML, at most a minute old. */
  xml(host: string): Promise<EncodedText>
  /** What robots may read at a host. */
  robots(host: string): string
}

type Options = {
  published: Pick<PublicFunnelRepository, 'listPublished'>
  publicUrl: string
  /** Paths of the product's own pages for visitors. */
  productPaths: readonly string[]
  now: () => Date
}

/** What search engines are told, by host. */
export function createSiteMap({ published, publicUrl, productPaths, now }: Options): SiteMap {
  let kept: { xml: Promise<EncodedText>; untilMs: number } | null = null

  /** Every host is the product's so far, and each names its pages by the product's one address. */
  async function urlsOf(_host: string): Promise<SiteUrl[]> {
    const own = productPaths.map((path) => ({ url: `${publicUrl}${path}` }))
    const funnels = await published.listPublished(bounds.publicSite.siteMapAddresses - own.length)
    return [
      ...own,
      ...funnels.map(({ slug, updatedAt }) => ({
        url: `${publicUrl}${publicPath(slug)}`,
        changedAt: updatedAt,
      })),
    ]
  }

  return {
    xml(host) {
      const time = now().getTime()
      if (kept === null || time >= kept.untilMs) {
        const xml = urlsOf(host).then((urls) => encodeText(siteMapXml(urls)))
        kept = { xml, untilMs: time + bounds.publicSite.siteMapMs }
        xml.catch(() => (kept = null))
      }
      return kept.xml
    },
    robots: () =>
      [
        'User-agent: *',
        ...privatePaths.map((path) => `Disallow: ${path}`),
        '',
        `Sitemap: ${publicUrl}/sitemap.xml`,
        '',
      ].join('\n'),
  }
}

function siteMapXml(urls: readonly SiteUrl[]): string {
  const entries = urls.map(({ url, changedAt }) => {
    const changed = changedAt === undefined ? '' : `<lastmod>${changedAt.toISOString()}</lastmod>`
    return `<url><loc>${escapeHtml(url)}</loc>${changed}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`
}
