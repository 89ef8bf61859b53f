import { toDisplayEmail } from '#display-email'
import { stripInvisible } from '@wildpath/text'
import { z } from 'zod'

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
 * Normalizes an address to its mailbox for rate limits: as an address key without a '+' tag, so that 'Ana+1@gmail.com'
 * and 'a.na@gmail.com' count together. Do not send email to the result.
 */
export function toMailboxKey(email: string): string {
  const [, name = '', domain = ''] = /^(.*)@(.*)$/s.exec(toAddressKey(email)) ?? []
  const untagged = name.replace(/(?<=.)\+.*$/s, '')
  return `${dotlessDomains.has(domain) ? untagged.replaceAll('.', '') : untagged}@${domain}`
}

/**
 * The form in which addresses are stored and compared: lowercase, with the domain in ASCII, so that
 * 'Info@müller.example' and 'info@xn--mller-kva.example' are one.
 */
export function toAddressKey(email: string): string {
  return toAsciiEmail(email.normalize('NFC')).toLowerCase()
}

/** Writes an address with its domain in ASCII. A text that is no address is returned unchanged. */
export function toAsciiEmail(text: string): string {
  return isEmailAddress(text) ? toAsciiDomains(text) : text
}

/** Writes the domains in a text in ASCII, such as those of a search for an address or a part of it. */
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

/** An address in an answer of the API, which readers see with its domain in the script of its owner. */
export const displayEmailField = () => z.string().overwrite(toDisplayEmail)

function isAscii(text: string): boolean {
  // oxlint-disable-next-line no-control-regex -- the range of ASCII
  return /^[\x00-\x7F]*$/.test(text)
}
