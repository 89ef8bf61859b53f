/**
 * Whether an address that Canva answered may be opened or fetched: over https, from Canva's own hosts.
 * `testOrigin` is the origin of another interface than Canva's, where one is configured.
 */
export function isAddressOf(url: string, testOrigin: string | null): boolean {
  const address = URL.parse(url)
  if (address === null || address.username !== '' || address.password !== '') return false
  if (testOrigin !== null) return address.origin === testOrigin
  return (
    address.protocol === 'https:' &&
    address.port === '' &&
    ownHosts.some((host) => address.hostname === host || address.hostname.endsWith(`.${host}`))
  )
}

/** Exports come from export-download.canva.com, thumbnails from these and design.canva.ai. */
const ownHosts = ['canva.com', 'canva.ai']
