import { picturePlacements } from '@wildpath/ads'
import type { User } from '@wildpath/contract'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'

import type { Database } from '../../db/client.ts'
import type { Leases } from '../../db/leases.ts'
import type { Feature } from '../../feature.ts'
import type { RateLimiters } from '../../http/rate-limiters.ts'
import type { FileStore } from '../../providers/files/files.ts'
import type { SocialAds } from '../../providers/social-ads/social-ads.ts'
import { createSealing } from '../../sealing.ts'
import { cutPicture } from '../ad-export/index.ts'
import type { AdResultSource } from '../ad-results/index.ts'
import { createConnections } from '../connections/index.ts'
import type { MediaAssetService } from '../media-library/index.ts'
import { createAdCreationRepository, finishAd } from './ad-creation-repository.ts'
import { readDataUrl } from './read-data-url.ts'
import { createSocialAdCreation } from './social-ad-creation.ts'
import { createSocialResultSource } from './social-result-source.ts'
import { socialAdsFailure } from './social-ads-failure.ts'
import { registerSocialAdsRoutes } from './social-ads-routes.ts'
import { createSocialAdsService } from './social-ads-service.ts'

/** A network of ads, with the secret that tokens are sealed with and that stands outside of the database. */
export type ConfiguredSocialAds = {
  socialAds: SocialAds
  tokenSecret: string
  /** What is kept of a person beside the product's own tables, before they go. */
  forget?(userId: string): Promise<void>
}

type Options = {
  database: Database
  leases: Leases
  /** Null where there are none. */
  configured: ConfiguredSocialAds | null
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
  const { configured, limiters, publicUrl } = options
  const social = configured && createSocialServices(options, configured)

  return {
    register(app: FastifyInstance) {
      registerSocialAdsRoutes(app, {
        services: social && { ...social, mode: social.kind },
        limit: limiters.adAccountCallsOfUser,
        publicUrl,
      })
    },
    /** The platforms of which results can be read. */
    resultSources: social === null ? [] : [social.results],
    jobs: social === null ? {} : { other: { [finishAd]: social.creation.job } },
    /** Before an account goes: takes back what the person allowed. What does not answer does not hold them. */
    async disconnect(userId: string): Promise<void> {
      await social?.connections.disconnect(userId)
      await configured?.forget?.(userId)
    },
  } satisfies Feature & {
    disconnect(userId: string): Promise<void>
    resultSources: readonly AdResultSource[]
  }
}

function createSocialServices(options: Options, { socialAds, tokenSecret }: ConfiguredSocialAds) {
  const { database, leases, secret, mediaAssets, files, now, log } = options
  const { connections, tokens } = createConnections({
    service: 'social-ads',
    consent: socialAds,
    database,
    leases,
    sealing: createSealing({ secret: tokenSecret, salt: secret, purpose: 'ad account tokens' }),
    now,
    log,
    failureOf: socialAdsFailure,
    codes: {
      notConnected: 'social-ads-not-connected',
      reconnect: 'social-ads-reconnect',
      unavailable: 'social-ads-unavailable',
    },
  })
  const creations = createAdCreationRepository(database)

  /** From the owner's own library and its storage, never from an address. */
  async function readPicture(userId: string, address: string): Promise<Uint8Array | null> {
    const asset = (await mediaAssets.findByAddress({ id: userId }, [address]))?.get(address)
    if (asset === undefined) return null
    const read = await files.read(asset.url.slice(1))
    if (!read.ok) {
      log.warn({ failure: read.error }, 'a picture of an ad could not be read')
      return null
    }
    const feed = { folder: '', ...picturePlacements.facebook }
    const [cut] = await cutPicture(read.value, { focus: undefined, places: [feed] })
    return cut?.bytes ?? null
  }

  const creation = createSocialAdCreation({
    socialAds,
    tokens,
    creations,
    leases,
    readPicture,
    now,
  })
  const ads = createSocialAdsService({
    socialAds,
    tokens,
    creations,
    creation,
    async keepPicture(user: User, dataUrl: string, signal: AbortSignal) {
      const picture = { fileName: 'ad.jpg', alt: '', source: 'upload', designId: null } as const
      const kept = await mediaAssets.upload(
        user,
        { ...picture, bytes: readDataUrl(dataUrl) },
        signal,
      )
      return kept.ok ? { ok: true, value: kept.value.url } : kept
    },
  })
  const results = createSocialResultSource({ socialAds, tokens })
  return { kind: socialAds.kind, connections, ads, creation, results }
}
