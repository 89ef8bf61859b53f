import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'

import type { Database } from '../../db/client.ts'
import type { Leases } from '../../db/leases.ts'
import type { Feature } from '../../feature.ts'
import type { RateLimiters } from '../../http/rate-limiters.ts'
import type { FileStore } from '../../providers/files/files.ts'
import type { SearchAds } from '../../providers/search-ads/search-ads.ts'
import type { SocialAds } from '../../providers/social-ads/social-ads.ts'
import { ok, type Result } from '../../result.ts'
import { createSealing } from '../../sealing.ts'
import type { AdResultSource } from '../ad-results/index.ts'
import type { MediaAssetService } from '../media-library/index.ts'
import { createAdCreationRepository, finishAd } from './ad-creation-repository.ts'
import { createAdFinisher } from './ad-creation-service.ts'
import type { ConfiguredAds } from './ad-platform-dependencies.ts'
import { createAdSpendingRepository } from './ad-spending-repository.ts'
import { registerAdSpendingRoutes } from './ad-spending-routes.ts'
import { createKnownAccountReader } from './known-accounts.ts'
import { createLibraryPictureAds } from './library-picture-ads.ts'
import { registerSearchAdsRoutes } from './search-ads-routes.ts'
import { createSearchPlatform, type GoogleConversions } from './search-platform.ts'
import { registerSocialAdsRoutes } from './social-ads-routes.ts'
import { createSocialPlatform } from './social-platform.ts'

/** A platform of ads, with the secret that tokens are sealed with and that stands outside of the database. */
export type OpenedAds<Port> = {
  port: Port
  tokenSecret: string
  /** What is kept of a person beside the product's own tables, before they go. */
  forget?(userId: string): Promise<void>
}

type Options = {
  database: Database
  leases: Leases
  /** Null where there are none. */
  socialAds: OpenedAds<SocialAds> | null
  searchAds: OpenedAds<SearchAds> | null
  /** Of this installation. */
  secret: string
  mediaAssets: Pick<MediaAssetService, 'findByAddress' | 'upload'>
  files: Pick<FileStore, 'read'>
  limiters: RateLimiters
  publicUrl: string
  now: () => Date
  log: Logger
}

/** People's own accounts at ad platforms, and the ads that are made there from here. */
export function createAdAccountsFeature(options: Options) {
  const { database, secret, limiters, publicUrl } = options
  const creations = createAdCreationRepository(database)
  const spending = createAdSpendingRepository(database)
  const dependencies = { ...options, creations, spending }
  const social =
    options.socialAds && createSocialPlatform(dependencies, configured(options.socialAds, secret))
  const search =
    options.searchAds && createSearchPlatform(dependencies, configured(options.searchAds, secret))
  const platforms = [social, search].filter((platform) => platform !== null)

  const isDemo = new Map(
    platforms.map(({ creation, mode }) => [creation.platform, mode === 'sandbox'] as const),
  )

  return {
    register(app: FastifyInstance) {
      const shared = {
        limit: limiters.adAccountCallsOfUser,
        stopLimit: limiters.adStopsOfUser,
        publicUrl,
      }
      registerSocialAdsRoutes(app, { services: social, ...shared })
      registerSearchAdsRoutes(app, { services: search, ...shared })
      registerAdSpendingRoutes(app, {
        ...options,
        ...shared,
        spending,
        isDemo,
        knownAccounts: createKnownAccountReader(database),
      })
    },
    picturedAds: createLibraryPictureAds(database),
    /** The platforms of which results can be read. */
    resultSources: platforms.map(({ results }) => results),
    /** Null where there are no ads at Google. */
    googleConversions: search?.conversions ?? null,
    jobs: {
      other: {
        [finishAd]: createAdFinisher(
          creations,
          platforms.map(({ creation }) => creation),
        ),
      },
    },
    /** Before an account goes: takes back the ads that are not whole; fails while one of them may yet be switched on. */
    async withdrawAds(userId: string): Promise<Result<null>> {
      for (const { creation } of platforms) {
        // oxlint-disable-next-line no-await-in-loop -- two at most
        const withdrawn = await creation.withdrawAll(userId)
        if (!withdrawn.ok) return withdrawn
      }
      return ok(null)
    },
    /** Before an account goes: takes back what the person allowed. What does not answer does not hold them. */
    async disconnect(userId: string): Promise<void> {
      await Promise.all(platforms.map(({ connections }) => connections.disconnect(userId)))
      await options.socialAds?.forget?.(userId)
      await options.searchAds?.forget?.(userId)
    },
  } satisfies Feature & {
    withdrawAds(userId: string): Promise<Result<null>>
    disconnect(userId: string): Promise<void>
    resultSources: readonly AdResultSource[]
    googleConversions: GoogleConversions | null
    picturedAds: ReturnType<typeof createLibraryPictureAds>
  }
}

function configured<Port>(opened: OpenedAds<Port>, secret: string): ConfiguredAds<Port> {
  const { port, tokenSecret } = opened
  return {
    port,
    sealing: createSealing({ secret: tokenSecret, salt: secret, purpose: 'ad account tokens' }),
  }
}
