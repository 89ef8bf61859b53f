import { findNetwork, foldHost } from './networks.ts'

/** How visits without a referrer or a UTM source are shown and stored. */
export const directSource = 'direct'

/** Where a visit came from, read of how it is stored. */
export type VisitSource = {
  /** 'instagram', 'google.com', 'direct'. */
  source: string
  /** An advertisement brought it. */
  isPaid: boolean
  /** The ad, where its address names one of ours. */
  adId: string | null
}

/**
 * As it is stored and counted: 'facebook' for a visit that costs nothing, 'facebook/paid' for one that an
 * advertisement brought, 'facebook/paid/facebook-1' where the ad is known. No other source has a slash in it.
 */
export function writeSource({ source, isPaid, adId }: VisitSource): string {
  if (!isPaid) return source
  return adId === null ? `${source}/paid` : `${source}/paid/${adId}`
}

export function readSource(stored: string): VisitSource {
  const [source = directSource, paid, adId] = stored.split('/')
  return { source, isPaid: paid === 'paid', adId: adId ?? null }
}

/** As people read it: 'Direct visits', 'Instagram', 'Facebook (ads)'. */
export function sourceName({ source, isPaid }: Pick<VisitSource, 'source' | 'isPaid'>): string {
  const name = findNetwork(source)?.name ?? foldHost(source)
  if (isPaid) return `${name} (ads)`
  return source === directSource ? 'Direct visits' : name
}
