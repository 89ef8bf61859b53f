import { cleanLine } from './text.ts'

/** Anyone can enter a stranger's address, so the greeting must not carry words of the sender's choice. */
const namePattern = /^\p{L}[\p{L}\p{M}'’.・-]{0,29}$/u
/** Names in these scripts start with the family name, often without a space, and are not shortened in a greeting. */
const eastAsianLetter = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
const eastAsianName =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー・]+$/u
/** Amounts and phone numbers. */
const hanNumber = /[零幺一二两兩三四五六七八九十百千万萬亿億兆壹贰貳叁參肆伍陆陸柒捌玖拾佰仟]{3}/u
const initialPattern = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]\.?$/u

/** Titles, ranks, and offices. */
const titles = wordSet(`
  dr doctor prof professor mr mrs ms mx miss mister sir madam lady lord dame hon judge coach chef
  capt captain cpt lt lieutenant col colonel maj major sgt sergeant gen general cdr cmdr commander adm admiral cpl
  rev reverend fr father sister brother pastor rabbi imam sheikh
  herr herrn frau fräulein hr fr dipl ing mag
  m mme mlle monsieur madame mademoiselle docteur maître
  sr sra srta señor señora señorita don doña dra
  sig signor signora signorina dott dottore dottssa dottoressa
  senhor senhora dona dhr mevr mw meneer mevrouw drs
  pan pani pán paní gospodin gospođa gospod gospa herra rouva fru bay bayan
  господин госпожа пан пані κύριος κυρία`)
/** Words for a shared family name. */
const families = wordSet('the family familie famille familia famiglia família fam rodzina rodina')
const conjunctions = wordSet('and und et y e en i og och ja ve и та και')
/** Vietnamese and Hungarian names start with the family name. With diacritics, these words are rarely given names. */
const leadingFamilyNames = wordSet(`
  nguyễn trần lê phạm hoàng huỳnh võ vũ đặng bùi đỗ hồ ngô dương lý đinh trịnh trương đoàn
  nagy kovács tóth szabó horváth molnár németh balogh takács juhász mészáros szűcs szilágyi`)
const particles = wordSet('van von vom zum zur zu der den de du des dos das da do ter ten')
/** Capitalized, these are given names too: Al, Di, Della. */
const lowerCaseParticles = wordSet('al el di del della la le bin ibn')

/** Returns the name for a greeting, in most scripts the given name; null if it is unclear. */
export function firstNameOf(name: string): string | null {
  const parts = cleanLine(name.normalize('NFC').replace(/[\u2010\u2011]/g, '-')).split(' ')
  const looksLikeName =
    parts.length <= 5 && parts.every((part) => namePattern.test(part) && !/\.\p{L}{2}/u.test(part))
  if (!looksLikeName || isAllCapitals(parts)) return null
  if (parts.some((part) => families.has(bare(part)))) return null
  if (parts.some((part) => eastAsianLetter.test(part))) {
    return isEastAsianName(parts) ? parts.join(' ') : null
  }
  const start = parts.findIndex((part) => !titles.has(bare(part)))
  const [first, ...others] = start === -1 ? [] : parts.slice(start)
  if (first === undefined || initialPattern.test(first) || isParticle(first)) return null
  if ([first, others[0] ?? ''].some((part) => conjunctions.has(bare(part)))) return null
  if (leadingFamilyNames.has(bare(first))) return others.at(-1) ?? null
  // A single word after a title is a family name.
  return start > 0 && others.length === 0 ? null : first
}

/** A few of these letters make a sentence, so at most 6 Han or Hangul letters, 12 kana, or a mix in proportion. */
function isEastAsianName(parts: readonly string[]): boolean {
  const text = parts.join('')
  const kana = text.match(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0
  const others = text.match(/[\p{Script=Han}\p{Script=Hangul}]/gu)?.length ?? 0
  return (
    parts.length <= 2 &&
    eastAsianName.test(text) &&
    kana + 2 * others <= 12 &&
    !hanNumber.test(text.replaceAll('・', ''))
  )
}

function isAllCapitals(parts: readonly string[]): boolean {
  const text = parts.join('')
  return text.length > 1 && text === text.toUpperCase() && text !== text.toLowerCase()
}

function isParticle(word: string): boolean {
  return particles.has(bare(word)) || lowerCaseParticles.has(word)
}

function bare(word: string): string {
  return word.toLowerCase().normalize('NFC').replaceAll('.', '')
}

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/))
}
