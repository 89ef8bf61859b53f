import type { AdPlatformKey, Site } from '@wildpath/contract'

const providers = { facebook: 'socialAds', google: 'searchAds' } as const

/** Whether this installation runs ads on a platform, be it on a demo account. */
export function canBeAdvertised(site: Pick<Site, 'providers'>, platform: AdPlatformKey): boolean {
  return site.providers[providers[platform]] !== 'off'
}
