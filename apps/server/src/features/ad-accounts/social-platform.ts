import { picturePlacements } from '@wildpath/ads'
import type { User } from '@wildpath/contract'

import type { FileStore } from '../../providers/files/files.ts'
import type { SocialAds } from '../../providers/social-ads/social-ads.ts'
import { cutPicture } from '../ad-export/index.ts'
import { createConnections } from '../connections/index.ts'
import type { MediaAssetService } from '../media-library/index.ts'
import { createAdCreationService } from './ad-creation-service.ts'
import { createAdSpending } from './ad-spending.ts'
import type { AdPlatformDependencies, ConfiguredAds } from './ad-platform-dependencies.ts'
import { createKnownAccounts, noted } from './known-accounts.ts'
import { notingAfterFinish } from './noting-after-finish.ts'
import { readDataUrl } from './read-data-url.ts'
import { createSocialAdMaker } from './social-ad-maker.ts'
import { socialAdsFailure } from './social-ads-failure.ts'
import { createSocialAdsService, type SocialAdsService } from './social-ads-service.ts'
import { createSocialResultSource } from './social-result-source.ts'

type Options = AdPlatformDependencies & {
  mediaAssets: Pick<MediaAssetService, 'findByAddress' | 'upload'>
  files: Pick<FileStore, 'read'>
}

/** Everything of ads at a social network, where there are any. */
export function createSocialPlatform(
  options: Options,
  { port: socialAds, sealing }: ConfiguredAds<SocialAds>,
) {
  const { database, creations, leases, mediaAssets, files, now, log } = options
  const isDemo = socialAds.kind === 'sandbox'
  const { connections, tokens } = createConnections({
    service: 'social-ads',
    consent: socialAds,
    isDemo,
    database,
    leases,
    sealing,
    now,
    log,
    failureOf: socialAdsFailure,
    codes: {
      notConnected: 'social-ads-not-connected',
      reconnect: 'social-ads-reconnect',
      unavailable: 'social-ads-unavailable',
    },
  })

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

  const maker = createSocialAdMaker({ socialAds, tokens, readPicture })
  const spending = createAdSpending({
    ...options,
    maker,
    platform: 'facebook',
    isDemo,
    unknownAfter: 'social-ads-unavailable',
    notConnected: 'social-ads-not-connected',
  })
  const creation = createAdCreationService({ ...options, maker, isDemo, spending })
  const known = createKnownAccounts({
    ...options,
    platform: 'facebook',
    isDemo,
    listBudgets: (userId, accountId) =>
      tokens.use(userId, (token) => socialAds.listBudgets({ token, accountId })),
  })
  const service = createSocialAdsService({
    socialAds,
    tokens,
    creations,
    creation,
    spending,
    now,
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
  const readAds = (userId: string, accountId: string) =>
    known.listNoting(
      { userId, accountId },
      () => tokens.use(userId, (token) => socialAds.listAds({ token, accountId })),
      (list) => list,
    )
  const results = createSocialResultSource({ socialAds, tokens, creations, known, readAds })
  const ads: SocialAdsService = {
    ...service,
    listAccounts: noted(service.listAccounts, (list, user) => known.noteAccounts(user.id, list)),
    listAds: (user, accountId) =>
      known.listNoting(
        { userId: user.id, accountId },
        () => service.listAds(user, accountId),
        ({ ads }) => ads,
      ),
  }
  return {
    mode: socialAds.kind,
    connections,
    ads,
    creation: notingAfterFinish({ creation, creations, readList: readAds, log }),
    results,
  }
}
