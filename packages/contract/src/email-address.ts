/** One @, no spaces, a dotted domain; generous, because a rejected address is a lost lead or customer. */
const emailPattern = /^[^\s@<>()",;:\\[\]]+@[^\s@.<>()",;:\\[\]]+(\.[^\s@.<>()",;:\\[\]]+)+$/

export const longestEmail = 254

/** Whether a text can be an email address, as visitors and owners type them, with a domain in any script. */
export function isEmailAddress(text: string): boolean {
  return text.length <= longestEmail && emailPattern.test(text)
}

/** Providers that ignore dots in mailbox names. */
const dotlessDomains = new Set(['gmail.com', 'googlemail.com'])

/**
 * Normalizes an address to its mailbox for rate limits: lowercase and without a '+' tag, so that
 * 'Ana+1@gmail.com' and 'a.na@gmail.com' count together. Do not send email to the result.
 */
export function toMailboxKey(email: string): string {
  const [, name = '', domain = ''] = /^(.*)@(.*)$/s.exec(email.toLowerCase()) ?? []
  const untagged = name.replace(/(?<=.)\+.*$/s, '')
  return `${dotlessDomains.has(domain) ? untagged.replaceAll('.', '') : untagged}@${domain}`
}

/**
 * Writes an address with its domain in ASCII, so that 'info@müller.example' and 'info@xn--mller-kva.example' are one
 * account. A text that is no address is returned unchanged.
 */
export function toAsciiEmail(text: string): string {
  if (!isEmailAddress(text)) return text
  const at = text.lastIndexOf('@')
  const domain = text.slice(at + 1)
  // oxlint-disable-next-line no-control-regex -- the range of ASCII
  if (/^[\x00-\x7F]+$/.test(domain)) return text
  const host = URL.parse(`http://${domain}`)?.hostname
  return host === undefined ? text : `${text.slice(0, at)}@${host}`
}
