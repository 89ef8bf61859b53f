/** Letters that Unicode does not decompose. */
const plainLetters: Record<string, string> = {
  ß: 'ss',
  ł: 'l',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  ς: 'σ',
}

const letterPattern = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'gu')
const digitPattern = /(?![0-9])\p{Nd}/gu
const dashPattern = /[\p{Pd}\u2212\u2043]/gu
const apostrophePattern = /[\u2018\u2019\u02BC\u2032]/gu
const invisiblePattern = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu

/**
 * Reduces text to the form in which two spellings of the same words compare as equal: lowercase, without marks or
 * invisible characters, with plain letters for ß, ł, ø and the like, digits 0-9, and '-' for every dash. The result is
 * for comparison only, never for display. The SQL function `fold_text` returns the same.
 */
export function foldText(text: string): string {
  return stripInvisible(text.normalize('NFKD'))
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(letterPattern, (letter) => plainLetters[letter] ?? letter)
    .replace(digitPattern, toAsciiDigit)
    .replace(dashPattern, '-')
    .replace(apostrophePattern, "'")
}

export function stripInvisible(text: string): string {
  return text.replace(invisiblePattern, '')
}

/** Unicode encodes the ten digits of a numbering system in a row, sometimes followed by the next system. */
function toAsciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let first = code
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1
  return String((code - first) % 10)
}
