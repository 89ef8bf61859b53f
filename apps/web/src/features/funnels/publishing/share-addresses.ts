/** Where a page can be shown to others, by the names that people know (spec 2, 'Publish Settings dialog'). */
export const shareNetworks = ['Twitter', 'Facebook', 'LinkedIn'] as const
export type ShareNetwork = (typeof shareNetworks)[number]

const forms: Record<ShareNetwork, (address: string, title: string) => string> = {
  Twitter: (address, title) =>
    `https://twitter.com/intent/tweet?url=${encodeURIComponent(address)}&text=${encodeURIComponent(title)}`,
  Facebook: (address) =>
    `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(address)}`,
  LinkedIn: (address) =>
    `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(address)}`,
}

/** The network's own form for a post about the page; its visitors are then counted under its name. */
export function shareAddress(
  network: ShareNetwork,
  { url, title }: { url: string; title: string },
): string {
  return forms[network](`${url}?utm_source=${network.toLowerCase()}`, title)
}
