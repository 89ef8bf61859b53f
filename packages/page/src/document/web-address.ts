const withScheme = /^https?:\/\/[^/]/i
/** Gaps, what nobody sees, and what browsers take for a slash. */
const strange = /[\s\\\p{Cc}\p{Cf}]/u
/** Of a host name as `URL` writes it, in ASCII: letters, digits, hyphens within (RFC 1123). */
const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/
/** No number, so that no IP address passes for a name. */
const ending = /^(?:[a-z]{2,63}|xn--[a-z0-9-]{1,58}[a-z0-9])$/
/** Names that are of no use outside of one house or machine (RFC 6761, 6762, 8375 and common use). */
const internalNames = /(^|\.)(localhost|local|internal|lan|home|corp|intranet|home\.arpa)$/

/**
 * An address of the open web as people type it: 'https://' may be left out, and the host may be of any
 * script. Null where it is none, leads into a private network or carries a name and a password. Which endings
 * exist changes every month, so that none is refused for its spelling; a form may have doubts.
 */
export function readWebAddress(text: string): URL | null {
  if (strange.test(text) || text.startsWith('/')) return null
  const url = URL.parse(withScheme.test(text) ? text : `https://${text}`)
  if (url === null || url.username + url.password !== '') return null
  return isPublicName(url.hostname) ? url : null
}

function isPublicName(hostname: string): boolean {
  const labels = hostname.split('.')
  return (
    labels.length > 1 &&
    labels.every((part) => label.test(part)) &&
    ending.test(labels.at(-1) ?? '') &&
    !internalNames.test(hostname)
  )
}
