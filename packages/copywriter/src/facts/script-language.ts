/** BCP 47 tag for an undetermined language. */
export const undetermined = 'und'

type ScriptReader = { script: RegExp; findTag(count: (letters: RegExp) => number): string }

const always = (script: RegExp, tag: string): ScriptReader => ({ script, findTag: () => tag })

const scripts: readonly ScriptReader[] = [
  { script: /\p{Script=Arabic}/gu, findTag: findArabicTag },
  { script: /\p{Script=Cyrillic}/gu, findTag: findCyrillicTag },
  {
    script: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu,
    findTag: (count) => (count(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu) > 0 ? 'ja' : 'zh'),
  },
  always(/\p{Script=Hebrew}/gu, 'he'),
  always(/\p{Script=Thaana}/gu, 'dv'),
  always(/\p{Script=Greek}/gu, 'el'),
  always(/\p{Script=Hangul}/gu, 'ko'),
  always(/\p{Script=Thai}/gu, 'th'),
  always(/\p{Script=Devanagari}/gu, 'hi'),
  always(/\p{Script=Bengali}/gu, 'bn'),
  always(/\p{Script=Gujarati}/gu, 'gu'),
  always(/\p{Script=Gurmukhi}/gu, 'pa'),
  always(/\p{Script=Tamil}/gu, 'ta'),
  always(/\p{Script=Telugu}/gu, 'te'),
  always(/\p{Script=Kannada}/gu, 'kn'),
  always(/\p{Script=Malayalam}/gu, 'ml'),
  always(/\p{Script=Sinhala}/gu, 'si'),
  always(/\p{Script=Georgian}/gu, 'ka'),
  always(/\p{Script=Armenian}/gu, 'hy'),
  always(/\p{Script=Khmer}/gu, 'km'),
  always(/\p{Script=Lao}/gu, 'lo'),
  always(/\p{Script=Myanmar}/gu, 'my'),
  always(/\p{Script=Ethiopic}/gu, 'am'),
  always(/\p{Script=Oriya}/gu, 'or'),
  always(/\p{Script=Tibetan}/gu, 'bo'),
  always(/\p{Script=Mongolian}/gu, 'mn'),
]

/** Scripts in which each character is a syllable or a word. */
const dense = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu

const leastShare = 0.3

/**
 * Returns the language tag for a text's script, or null if less than 30% of it is non-Latin. Owners mix in Latin names and English words.
 */
export function findScriptLanguage(text: string): string | null {
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0
  const letters = count(/\p{L}/gu) + count(dense)
  const [first] = scripts
    .map((reader) => ({ ...reader, letters: count(reader.script) }))
    .toSorted((one, other) => other.letters - one.letters)
  if (first === undefined) return null
  const isDense = first.letters > 0 && count(dense) >= first.letters
  return first.letters * (isDense ? 2 : 1) > letters * leastShare ? first.findTag(count) : null
}

/** Arabic-script letters that none of the languages below use. */
const otherArabic =
  /(?![پچژگکیٹڈڑںےھہۂۃۓڤڥڨڭ])[\u0671-\u06D3\u06D5\u06FA-\u06FC\u06FF\u0750-\u077F\u08A0-\u08C9]/gu

/** Checks letters that Arabic lacks, most distinctive first. A single foreign name does not suffice. */
function findArabicTag(count: (letters: RegExp) => number): string {
  const isFrequent = (letters: RegExp) => count(letters) * 50 > count(/\p{Script=Arabic}/gu)
  if (isFrequent(/ە/gu) && isFrequent(/[ۈې]/gu)) return 'ug'
  if (isFrequent(/[ڕڵۆێ]/gu)) return 'ckb'
  if (isFrequent(/[ښځړډې]/gu)) return 'ps'
  if (isFrequent(/[ڳڻٻڀ]/gu)) return 'sd'
  if (isFrequent(otherArabic)) return undetermined
  if (isFrequent(/[ٹڈڑںےھہ]/gu)) return 'ur'
  return isFrequent(/[پچژگکی]/gu) ? 'fa' : 'ar'
}

/** Checks letters that Russian lacks, most distinctive first; Bulgarian has none of its own but lacks ы and э. */
function findCyrillicTag(count: (letters: RegExp) => number): string {
  const isFrequent = (letters: RegExp) => count(letters) * 80 > count(/\p{Script=Cyrillic}/gu)
  if (isFrequent(/[ѓќѕ]/giu)) return 'mk'
  if (isFrequent(/[ђјљњћџ]/giu)) return 'sr'
  if (isFrequent(/ў/giu)) return 'be'
  if (isFrequent(/[әғқңұһ]/giu)) return 'kk'
  if (isFrequent(/[іїєґ]/giu)) return 'uk'
  return isFrequent(/ъ/giu) && count(/[ыэё]/giu) === 0 ? 'bg' : 'ru'
}
