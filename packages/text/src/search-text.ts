import { foldText } from './fold-text.ts'
import { nationalDigits } from './phone-number.ts'

/** Limits the time for long texts, because each number is looked up in the whole text. */
const mostNumbers = 50
/** Digits of a possible phone number with separators. The SQL function uses the same pattern. */
const digitRun = /[0-9](?:[ ().+/-]*[0-9]){6,}/g
/** Matches partial phone numbers too, because people search by the first digits. */
const typedNumber = /(?<![\p{L}\p{N}])[(+]*[0-9](?:[ ().+/-]*[0-9]){2,}\)?/gu

/** Marks that compatibility decomposition would convert to a space. */
const spacingMarks = /[\u00B4\u1FBD\u1FBF\u1FFD\u1FFE\u309B\u309C]/g
/** Apostrophes, quotation marks, middle dots, and the Arabic tatweel, which people often omit or replace. */
const optionalMarks =
  /["'`\u00AB\u00B7\u00BB\u02B9-\u02C1\u02C8\u02CA\u02CB\u02EE\u055A\u05F3\u05F4\u0640\u07F4\u07F5\u2018-\u201F\u2032-\u2037\u2039\u203A\u2E42\u300C-\u300F\u301D-\u301F\u30FB\uA78C]/g
/** Letters that people and keyboards interchange, such as those of Arabic and Persian. */
const sameLetters: Record<string, string> = {
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ة: 'ه',
  ہ: 'ه',
  ھ: 'ه',
  ە: 'ه',
  ٱ: 'ا',
  ґ: 'г',
}
const letterPattern = new RegExp(`[${Object.keys(sameLetters).join('')}]`, 'g')
const hiragana = /[\u3041-\u3096\u309D]/g
const kanaDistance = 0x60
/** Chinese characters, kana, bopomofo, and Hangul, in which spaces between words are optional. */
const cjk =
  '[\\u1100-\\u11FF\\u3005-\\u3007\\u3021-\\u3029\\u3031-\\u3035\\u303B\\u30A1-\\u30FF\\u3105-\\u312F' +
  '\\u3400-\\u4DBF\\u4E00-\\u9FFF\\uA960-\\uA97F\\uD7B0-\\uD7FF\\u{20000}-\\u{323AF}]'
const optionalSpaces = new RegExp(`(?<=${cjk})[ \\t]+(?=${cjk})`, 'gu')

/**
 * Normalizes a text for search: folds it, removes optional marks and spaces ('O’Brien', '山田 花子'),
 * and appends a line of digits for each of the first 50 numbers with separators, so that '+1 (212) 555-0177' is found by its
 * digits. Does not change text that is already searchable. The SQL function `searchable_text` returns the same result.
 */
export function toSearchableText(text: string): string {
  const folded = foldSpelling(text)
  const numbers = (folded.match(digitRun) ?? []).slice(0, mostNumbers).map(digitsOf)
  return [folded, ...new Set(numbers.filter((digits) => !folded.includes(digits)))].join('\n')
}

/** Limits the load on the database; more lists find few additional results. */
const mostSpellings = 8

/**
 * Splits a search into words to look for in searchable text. A text matches if it contains every word of any one list:
 * the first list has the words as typed; the others reduce phone numbers to the digits that all spellings share and spell
 * umlauts either way, so that 'Juergen' finds 'Jürgen'.
 */
export function splitSearch(search: string): string[][] {
  const words = search.split(/\s+/).map(spellings)
  const spelled = words
    .reduce<string[][]>(
      (lists, word) =>
        word.flatMap((one) => lists.map((list) => [...list, one])).slice(0, mostSpellings),
      [[]],
    )
    .map((list) => list.join(' '))
  const compact = foldSpelling(search).replace(typedNumber, toSharedDigits)
  return [...new Set([...spelled, compact])].map((text) => text.split(/\s+/).filter(Boolean))
}

/** Returns the folded word and, in German, its other umlaut spelling. */
function spellings(word: string): string[] {
  const writtenOut = word.normalize('NFC').replace(/[äöü]/giu, (umlaut) => `${foldText(umlaut)}e`)
  const folded = foldSpelling(word)
  const contracted = folded.length < 5 ? folded : folded.replace(/([aou])e/g, '$1')
  return [...new Set([folded, foldSpelling(writtenOut), contracted])]
}

function foldSpelling(text: string): string {
  return foldText(text.replace(spacingMarks, ''))
    .replace(optionalMarks, '')
    .replace(letterPattern, (letter) => sameLetters[letter] ?? letter)
    .replace(hiragana, (kana) => String.fromCharCode(kana.charCodeAt(0) + kanaDistance))
    .replace(optionalSpaces, '')
}

/** Fewer digits would match almost every number. */
const fewestDigits = { withCountry: 3, national: 5 }

/** Returns the digits that all spellings of a full or partial number share, or the input if they are too few. */
function toSharedDigits(typed: string): string {
  const withCountry = digitsOf(typed).replace(/^0+/, '')
  const national = nationalDigits(typed)
  if (digitsOf(typed).length >= 7 && national.length >= fewestDigits.national) return national
  return withCountry.length >= fewestDigits.withCountry ? withCountry : typed
}

/** Drops the '(0)' of '+44 (0)20', which is dialed only within the country. */
function digitsOf(number: string): string {
  return number.replaceAll('(0)', '').replace(/[^0-9]/g, '')
}
