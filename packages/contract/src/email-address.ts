import { toDisplayEmail } from '#display-email'
import { stripInvisible } from '@wildpath/text'

/** One @, no spaces, a dotted domain; generous, because a rejected address is a lost lead or customer. */
const emailPattern = /^[^\s@<>()",;:\\[\]]+@[^\s@.<>()",;:\\[\]]+(\.[^\s@.<>()",;:\\[\]]+)+$/
/** Finds domains without an ASCII form, and those left with one label when the dots of other scripts are removed. */
const asciiAddressPattern = /@[\x21-\x7E]+\.[\x21-\x7E]+$/

export const longestEmail = 254

/** Whether a text can be an email address, as visitors and owners type them, with a domain in any script. */
export function isEmailAddress(text: string): boolean {
  return (
    text.length <= longestEmail &&
    emailPattern.test(text) &&
    stripInvisible(text) === text &&
    asciiAddressPattern.test(toAsciiDomains(text))
  )
}

/** Providers that ignore dots in mailbox names. */
const dotlessDomains = new Set(['gmail.com', 'googlemail.com'])

/**
 * Normalizes an address to its mailbox for rate limits by removing '+' tags and ignored dots, so that 'Ana+1@gmail.com'
 * and 'a.na@gmail.com' count together. Do not send email to the result.
 */
export function toMailboxKey(email: string): string {
  const [, name = '', domain = ''] = /^(.*)@(.*)$/s.exec(toAddressKey(email)) ?? []
  const untagged = name.replace(/(?<=.)\+.*$/s, '')
  return `${dotlessDomains.has(domain) ? untagged.replaceAll('.', '') : untagged}@${domain}`
}

/**
 * Normalizes an address for storage and comparison to lowercase, with an ASCII domain, so that
 * 'Info@müller.example' and 'info@xn--mller-kva.example' are equal.
 */
export function toAddressKey(email: string): string {
  return toAsciiEmail(email.normalize('NFC')).toLowerCase()
}

/** Converts the domain of an address to ASCII. Returns other texts unchanged. */
export function toAsciiEmail(text: string): string {
  return isEmailAddress(text) ? toAsciiDomains(text) : text
}

/** Converts all domains in a text to ASCII, including those in partial addresses of a search. */
export function toAsciiDomains(text: string): string {
  return text.replace(/[^\s@]+\.[^\s@]+(?=\s|$)/gu, (domain) =>
    isAscii(domain) ? domain : (toAsciiDomain(domain) ?? domain),
  )
}

/** Parsing keeps the dot of the DNS root, which scripts such as Chinese write as '。'. */
function toAsciiDomain(domain: string): string | undefined {
  return URL.parse(`http://${domain}`)?.hostname.replace(/\.+$/, '')
}

export { toDisplayEmail }

function isAscii(text: string): boolean {
  // oxlint-disable-next-line no-control-regex -- the range of ASCII
  return /^[\x00-\x7F]*$/.test(text)
}
