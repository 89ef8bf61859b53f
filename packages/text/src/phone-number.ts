import { foldText } from './fold-text.ts'

/** Country calling codes of one and two digits (ITU-T E.164); all others have three. */
const callingCode = /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|[0-9]{3})/

/** An international number has at most 15 digits; fewer than five reach nobody from outside. */
const digitCount = { least: 5, most: 15 }

const letterKeys = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz']

const extension =
  /(?:[;,]\s*)?(?:\bext(?:ension|n)?\b|\bx|#|\bdurchwahl\b|\bdw\b|\bposte\b|\binterno\b|\btoestel\b)\s*[.:=]?\s*[0-9]{1,6}\b/g
/** Between two numbers; a slash without spaces stands within one, as in 030/1234567. */
const separator = /\s+(?:\/|\||or|oder|ou|o|of|and|und|et)\s+|[,;\n]/
const numberPattern = /\+?[0-9(][0-9 ().+/-]*/
/** Vanity numbers such as 1-800-FLOWERS or 1-800-KAYAK-NOW: a short prefix, then at least four letters. */
const vanityPattern = /\b(?:[0-9][ ().-]*){1,5}(?<=-)[a-z](?=[a-z-]{3})[a-z]*(?:-[a-z]+)*\b/

/**
 * Finds the first phone number in what somebody wrote into a phone field, as digits with a '+' in front if it names its
 * country: '＋81 90-1234-5678' is '+819012345678'. Extensions and further numbers are left out. Null if the text has no
 * number that can be dialed.
 */
export function findPhoneNumber(text: string): string | null {
  const plain = foldText(text)
    .replace(/^\s*(?:tel|phone)\s*:/, '')
    .replace(extension, ' ')
  const numbers = plain.split(separator).map(readNumber)
  return numbers.find((number) => number !== null) ?? null
}

function readNumber(text: string): string | null {
  const dialed = text.replace(vanityPattern, (letters) => letters.replace(/[a-z]/g, toKey))
  const longest = (dialed.match(new RegExp(numberPattern, 'g')) ?? []).toSorted(
    (one, other) => digitsOf(other).length - digitsOf(one).length,
  )[0]
  if (longest === undefined) return null
  const isInternational = /^\(?\+/.test(longest)
  // The zero of +44 (0)20 is dialed within the country only.
  const digits = digitsOf(isInternational ? longest.replace(/\(0\)/, '') : longest)
  if (digits.length < digitCount.least || digits.length > digitCount.most) return null
  return isInternational ? `+${digits}` : digits
}

function toKey(letter: string): string {
  return String(letterKeys.findIndex((letters) => letters.includes(letter)) + 2)
}

function digitsOf(text: string): string {
  return text.replace(/[^0-9]/g, '')
}

/**
 * Returns the digits that all spellings of a number share, without the country code and the trunk prefix, which
 * is 8 in Russian numbers.
 */
export function nationalDigits(number: string): string {
  const international = /^[(\s]*(?:\+|00)/.test(number)
  const digits = digitsOf(number).replace(/^00/, '')
  return (international ? digits.replace(callingCode, '') : digits)
    .replace(/^0+/, '')
    .replace(/^[178](?=[2-9][0-9]{9}$)/, '')
}

/** Whether a text in a phone field names a number that can be called. */
export function isPhoneNumber(text: string): boolean {
  return findPhoneNumber(text) !== null
}
