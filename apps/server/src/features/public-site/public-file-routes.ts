import { fontAddress } from '@wildpath/page/html'
import type { IncomingMessage } from 'node:http'

import type { FastifyInstance, FastifyReply } from 'fastify'

import { codingFor, matchesEtag } from '../../http/encoded-text.ts'
import { rawRoute, sendFailure } from '../../http/route.ts'
import { readPageFont } from './page-font-files.ts'
import type { PublicPage } from './public-page.ts'
import { robotsOf, type SiteMap, siteMapOf } from './site-map.ts'

const access = { kind: 'public' } as const

type Options = {
  siteMap: SiteMap
  /** The page of the host that a request names; null where there is none. */
  findSitePage(request: IncomingMessage): Promise<PublicPage | 'product' | null>
}

/** What public pages and search engines fetch beside the pages themselves. */
export function registerPublicFileRoutes(
  app: FastifyInstance,
  { siteMap, findSitePage }: Options,
): void {
  rawRoute(app, { method: 'GET', path: fontAddress(':name'), access }, async (request, reply) => {
    const font = await readPageFont((request.params as { name: string }).name)
    if (font === null) return sendFailure(reply, { code: 'not-found' })
    return reply
      .type('font/woff2')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(font)
  })

  rawRoute(app, { method: 'GET', path: '/sitemap.xml', access }, async (request, reply) => {
    const page = await findSitePage(request.raw)
    if (page === null) return sendFailure(reply, { code: 'not-found' })
    if (page !== 'product')
      return sendSiteMap(reply, siteMapOf([page.homeUrl, ...page.translatedUrls]))
    const { etag, bytes } = await siteMap.xml()
    void reply.header('etag', etag).header('vary', 'accept-encoding')
    if (matchesEtag(request.headers['if-none-match'], etag)) {
      return reply.header('cache-control', cachedShortly).code(304).send()
    }
    const coding = codingFor(request.headers['accept-encoding'])
    if (coding !== 'identity') void reply.header('content-encoding', coding)
    return sendSiteMap(reply, bytes[coding])
  })

  rawRoute(app, { method: 'GET', path: '/robots.txt', access }, async (request, reply) => {
    const page = await findSitePage(request.raw)
    if (page === null) return sendFailure(reply, { code: 'not-found' })
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(page === 'product' ? siteMap.robots : robotsOf(page.homeUrl))
  })
}

const cachedShortly = 'public, max-age=60'

function sendSiteMap(reply: FastifyReply, xml: string | Buffer): FastifyReply {
  return reply
    .type('application/xml; charset=utf-8')
    .header('cache-control', cachedShortly)
    .send(xml)
}
