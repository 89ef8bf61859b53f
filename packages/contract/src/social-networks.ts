/** Where an operator may have a profile, with the hosts that such profiles have. */
export const socialNetworks = {
  facebook: { label: 'Facebook', hosts: ['facebook.com', 'fb.com'] },
  instagram: { label: 'Instagram', hosts: ['instagram.com'] },
  x: { label: 'X', hosts: ['x.com', 'twitter.com'] },
  linkedin: { label: 'LinkedIn', hosts: ['linkedin.com'] },
  youtube: { label: 'YouTube', hosts: ['youtube.com'] },
} as const

export type SocialNetwork = keyof typeof socialNetworks
export const socialNetworkKeys = Object.keys(socialNetworks) as SocialNetwork[]

/** Whether an address is one at the network, or at a host below it such as www. */
export function isProfileAt(network: SocialNetwork, address: string): boolean {
  const url = URL.parse(address)
  if (url?.protocol !== 'https:') return false
  return socialNetworks[network].hosts.some(
    (host) => url.hostname === host || url.hostname.endsWith(`.${host}`),
  )
}
