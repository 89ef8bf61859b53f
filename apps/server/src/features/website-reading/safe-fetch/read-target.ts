import { readWebAddress } from '@wildpath/contract'

import { bounds } from '../../../limits.ts'

/**
 * The address as one that may be asked for: http or https on its usual port, of a public host name, without a name
 * and a password, and of a length that has its use. IP addresses are refused in every spelling: a website has a name. Null where it is none.
 */
export function readTarget(address: string): URL | null {
  // Blanks and the like within an address are written in percents by then.
  const parsed = URL.parse(address)
  if (parsed !== null && parsed.href.length > bounds.websites.addressCharacters) return null
  if (parsed === null || !usualPorts.has(parsed.port)) return null
  if (parsed.protocol !== 'http:' && parsed.protocol !== 'https:') return null
  return readWebAddress(parsed.href)
}

/** Empty is the usual one of the scheme. */
const usualPorts = new Set(['', '80', '443'])
