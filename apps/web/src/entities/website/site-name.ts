import { readWebAddress } from '@wildpath/contract'

/** A website as people name it: 'blue-canyon.com'. */
export function siteName(address: string): string {
  return readWebAddress(address.trim())?.hostname.replace(/^www\./, '') ?? address.trim()
}
