/** True if all letters of a word belong to one writing system. */
export function isOneScript(word: string): boolean {
  return oneScript.test(word)
}

/** The scripts of living languages (UAX 31, tables 5 and 7); a language that writes in several has one entry. */
const scripts = (
  'Latin Greek Cyrillic Armenian Hebrew Arabic Syriac Thaana Devanagari Bengali Gurmukhi Gujarati Oriya Tamil ' +
  'Telugu Kannada Malayalam Sinhala Thai Lao Tibetan Myanmar Georgian Ethiopic Cherokee Canadian_Aboriginal ' +
  'Khmer Mongolian Tifinagh Nko Han+Hiragana+Katakana Han+Hangul Han+Bopomofo'
).split(' ')

const oneScript = new RegExp(
  `^(?:${scripts
    .map((script) => {
      const letters = script.split('+').map((each) => `\\p{Script_Extensions=${each}}`)
      return `[${letters.join('')}\\p{M}\\p{Nd}ー]+`
    })
    .join('|')})$`,
  'u',
)
