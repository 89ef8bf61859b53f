import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

import type { User } from '@wildpath/contract'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'

import type { Database } from '../../db/client.ts'
import { createFailureLog } from '../../failure-log.ts'
import type { Overload } from '../../http/overload.ts'
import type { RateLimiters } from '../../http/rate-limiters.ts'
import { bounds } from '../../limits.ts'
import { createVisitorHashes } from '../analytics/index.ts'
import { createLeadIntake, createLeadWriter } from '../leads/index.ts'
import { createAnswerVisit } from './answer-visit.ts'
import { findSite, served } from './find-site.ts'
import { createPageCache } from './page-cache.ts'
import { createPageExport } from './page-export.ts'
import { pictureReader, registerPageExportRoutes } from './page-export-routes.ts'
import { hostKey, hostOfKey } from './page-key.ts'
import { createPrecompression } from './precompression.ts'
import { registerPublicFileRoutes } from './public-file-routes.ts'
import {
  createPublicFunnelRepository,
  type PublicFunnelRepository,
} from './public-funnel-repository.ts'
import { type PublicPage, renderPublicPage, weighPage } from './public-page.ts'
import { createPublicSite } from './public-site.ts'
import { createSharePictures } from './share-pictures.ts'
import type { SitePlace } from './site-place.ts'
import { createSiteMap, type ListWrittenPages } from './site-map.ts'
import { createTakeForm } from './take-form.ts'
import { createViewCounter } from './view-counter.ts'
import { createVisitCounting } from './visit-counting.ts'
import { createVisitorOf } from './visitor-of.ts'

type Options = {
  database: Database
  publicUrl: string
  productDomain: string
  placeOf: (host: string) => SitePlace
  /** Whether an owner's host is served, as far as this process knows; null while it knows nothing yet. */
  isServed(host: string): boolean | null
  findUser(headers: Headers): Promise<User | null>
  ipPrefixOf(request: IncomingMessage): string
  clientIpOf(request: IncomingMessage): string
  overload: Overload
  /** Paints the picture of a shared link. */
  paint: Parameters<typeof createSharePictures>[0]['paint']
  /** Addresses of the product's own pages. */
  productPaths: readonly string[]
  listWrittenPages: ListWrittenPages
  limiters: RateLimiters
  now: () => Date
  log: Logger
}

/** What visitors meet: pages from memory, their forms and files, and the counting of views and leads. */
export async function createPublicSiteFeature(options: Options) {
  const { database, publicUrl, findUser, ipPrefixOf, overload, limiters, now, log } = options
  const writer = createLeadWriter({
    sql: database.sql,
    now,
    logFailure: createFailureLog(log),
  })
  const visitors = createVisitorHashes({
    sql: database.sql,
    newKey: () => randomBytes(32).toString('base64url'),
  })
  const views = createViewCounter({
    database,
    visitors,
    now,
    viewLimit: limiters.viewsOfNetwork,
    agentLimit: limiters.agentsOfNetworkOnFunnel,
    log,
    intervalMs: 500,
  })
  const published = createPublicFunnelRepository(database)
  const pages = await createPages({ ...options, published })
  const visitorOf = createVisitorOf(ipPrefixOf)
  const counting = createVisitCounting({
    views,
    findUserId: async (request) => {
      const headers = new Headers({ cookie: request.headers.cookie ?? '' })
      return (await findUser(headers))?.id ?? null
    },
    visitorOf,
    log,
  })
  const { placeOf } = options
  const site = createPublicSite({
    placeOf,
    isServed: options.isServed,
    pages,
    precompression: createPrecompression({
      largestQueue: 50,
      onError: (error) => log.warn({ err: error }, 'a page could not be compressed better'),
    }),
    sharePictures: createSharePictures({
      paint: options.paint,
      capacity: 100,
      largestQueue: bounds.atOnce.sharePicturesWaiting,
    }),
    answerVisit: createAnswerVisit(counting),
    takeForm: createTakeForm({
      intake: createLeadIntake({
        writer,
        visitors,
        quarantineLimit: limiters.leadsOfNetworkForFunnel,
        floodLimit: limiters.leadsOfNetwork,
        byteLimits: [limiters.leadBytesOfNetwork, limiters.leadBytesOfNetworkADay],
        now,
        log,
      }),
      refusalLimit: limiters.refusedFormsOfNetwork,
      overload,
      visitorOf,
      countViewOfLead: counting.countViewOfLead,
      clientIpOf: options.clientIpOf,
      now,
      log,
    }),
    overload,
    log,
  })
  return {
    handle: site.handle,
    /** Writes the views counted so far, which otherwise happens every half second. */
    flushViews: views.flush,
    /** What this process has counted and keeps. */
    countViews: views.counted,
    countLeads: writer.stored,
    countPages: pages.size,
    register(app: FastifyInstance): void {
      registerPublicFileRoutes(app, {
        siteMap: createSiteMap({ ...options, published }),
        async findSitePage(request) {
          const place = placeOf(request.headers.host ?? '')
          if (place.kind === 'product') return 'product'
          const key = hostKey(place.host)
          return pages.peek(key)?.page ?? pages.load(key)
        },
      })
      registerPageExportRoutes(app, {
        pageExport: createPageExport({
          published,
          publicUrl,
          readPicture: pictureReader(app),
          now,
        }),
        limit: limiters.pageExportsOfUser,
      })
    },
    stop: views.stop,
  }
}

type PagesOptions = Pick<Options, 'database' | 'publicUrl' | 'productDomain' | 'now'> & {
  published: PublicFunnelRepository
}

async function createPages({ database, publicUrl, productDomain, published, now }: PagesOptions) {
  const year = () => now().getUTCFullYear()
  const pages = createPageCache<PublicPage>({
    maximum: bounds.publicSite.keptPages,
    largestWeight: bounds.publicSite.keptPageBytes,
    weigh: weighPage,
    // It stands in the copyright line.
    edition: year,
    load: async (key) => {
      const host = hostOfKey(key)
      const found =
        host === null
          ? served(await published.findPublished(key))
          : await findSite(published, { host, productDomain })
      if (found === null) return null
      return renderPublicPage(found.funnel, { ...found, publicUrl, host, year: year() })
    },
  })
  // Announcements are missed while the connection is down, so a new one starts with nothing kept.
  await database.listen(
    'page_changed',
    (funnelId) => pages.invalidate(funnelId),
    () => pages.clear(),
    () => pages.pause(),
  )
  return pages
}
