import { shownPaths } from '@wildpath/ads'
import type { Funnel } from '@wildpath/contract'

/** What the previews take from the adventure. */
export type Advertiser = {
  name: string
  logoUrl: string
  /** As feeds name a site: without 'www.'. */
  host: string
  /** As Google shows an address, with the paths of the file for it: 'https://example.com › blue-canyon'. */
  breadcrumb: string
}

type Advertised = {
  business_info: Pick<Funnel['business_info'], 'business_name'>
  custom_branding: Pick<Funnel['custom_branding'], 'logo_url'>
  public_url: string
  slug: string
}

export function advertiserOf({
  business_info,
  custom_branding,
  public_url,
  slug,
}: Advertised): Advertiser {
  const { protocol, host: wholeHost } = new URL(public_url)
  const host = wholeHost.replace(/^www\./, '')
  return {
    name: business_info.business_name,
    logoUrl: custom_branding.logo_url,
    host,
    breadcrumb: [`${protocol}//${host}`, ...shownPaths(slug)].join(' › '),
  }
}
