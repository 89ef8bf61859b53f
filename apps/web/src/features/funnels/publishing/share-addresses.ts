/** The specification's networks (spec 2, 'Publish Settings dialog'), after the one that owners use most. */
export const shareNetworks = ['WhatsApp', 'Twitter', 'Facebook', 'LinkedIn'] as const
export type ShareNetwork = (typeof shareNetworks)[number]

const forms: Record<ShareNetwork, (address: string, title: string) => string> = {
  WhatsApp: (address, title) => `https://wa.me/?text=${encodeURIComponent(`${title} ${address}`)}`,
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
