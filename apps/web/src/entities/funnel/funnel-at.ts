import type { FunnelSummary } from '@wildpath/contract'

type Known = {
  funnels: readonly FunnelSummary[]
  /** Of the product, below which every page has an address. */
  publicUrl: string
}

/** Whose page an address is, whatever tags it carries: at the product, or at a domain of its own. */
export function funnelAt(
  address: string,
  { funnels, publicUrl }: Known,
): FunnelSummary | undefined {
  const place = placeOf(address)
  if (place === null) return undefined
  return funnels.find(({ slug, public_url: url }) =>
    [url, `${publicUrl}/f/${slug}`].some((own) => placeOf(own) === place),
  )
}

/** Whether two addresses lead to the same page, whatever tags they carry; an adventure may have several addresses. */
export function isSamePage(one: string, other: string, known: Known): boolean {
  const place = placeOf(one)
  if (place === null) return false
  if (place === placeOf(other)) return true
  const funnel = funnelAt(one, known)
  return funnel !== undefined && funnel === funnelAt(other, known)
}

/** Host and path as far as they tell pages apart: 'www.example.com/f/river'. */
function placeOf(address: string): string | null {
  const url = URL.parse(address)
  if (url === null || !/^https?:$/.test(url.protocol)) return null
  return url.host + url.pathname.replace(/\/+$/, '').toLowerCase()
}
