import { foldText } from '@wildpath/text'
import punycode from 'punycode.js'

import { foldConfusables } from './fold-confusables.ts'
import { isOneScript } from './one-script.ts'

/**
 * Writes an address with its domain in the script of its owner, for display. Labels that could pass for ASCII ones stay
 * encoded.
 */
export function toDisplayEmail(email: string): string {
  if (!email.includes('xn--')) return email
  const [, name = '', domain = ''] = /^(.*@)?(.*)$/s.exec(email) ?? []
  try {
    const shown = decodeLabels(domain)
    return URL.parse(`http://${shown}`)?.hostname === domain ? name + shown : email
  } catch {
    return email
  }
}

function decodeLabels(domain: string): string {
  const labels = domain.split('.')
  const decoded = labels.map((label) => punycode.toUnicode(label))
  // No ASCII domain ends in a label such as 'рф'.
  const isFree = hasOwnLetters(decoded.at(-1) ?? '')
  return decoded
    .map((label, index) =>
      isOneScript(label.replaceAll('-', '')) && (isFree || hasOwnLetters(label))
        ? label
        : labels[index],
    )
    .join('.')
}

/** A dotless i is too close to an i. */
const accentedLatin = /^(?=.*[^a-z0-9ı-])[\p{Script=Latin}\p{Script=Inherited}0-9-]+$/u

function hasOwnLetters(label: string): boolean {
  return !isAscii(foldConfusables(label)) || (accentedLatin.test(label) && isAscii(foldText(label)))
}

function isAscii(text: string): boolean {
  // oxlint-disable-next-line no-control-regex -- the range of ASCII
  return /^[\x00-\x7F]*$/.test(text)
}
