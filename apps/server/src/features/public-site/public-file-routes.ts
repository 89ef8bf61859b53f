import { fontAddress } from '@wildpath/page/html'
import type { FastifyInstance } from 'fastify'

import { codingFor, matchesEtag } from '../../http/encoded-text.ts'
import { rawRoute, sendFailure } from '../../http/route.ts'
import { readPageFont } from './page-font-files.ts'
import type { SiteMap } from './site-map.ts'

const access = { kind: 'public' } as const

/** What public pages and search engines fetch beside the pages themselves. */
export function registerPublicFileRoutes(
  app: FastifyInstance,
  { siteMap }: { siteMap: SiteMap },
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
    const { etag, bytes } = await siteMap.xml(request.host)
    void reply.header('etag', etag).header('cache-control', 'public, max-age=60')
    void reply.header('vary', 'accept-encoding')
    if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send()
    const coding = codingFor(request.headers['accept-encoding'])
    if (coding !== 'identity') void reply.header('content-encoding', coding)
    return reply.type('application/xml; charset=utf-8').send(bytes[coding])
  })

  rawRoute(app, { method: 'GET', path: '/robots.txt', access }, async (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(siteMap.robots(request.host)),
  )
}
