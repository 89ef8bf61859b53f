import { cleanLine } from './text.ts'

/** Anyone can enter a stranger's address, so the greeting must not carry words of the sender's choice. */
const namePattern = /^\p{L}[\p{L}\p{M}'’.-]{0,29}$/u
const initialPattern = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]\.?$/u

/** In the languages that pages are written in. */
const titles = wordSet(`
  dr doctor prof professor mr mrs ms mx miss mister sir madam
  herr herrn frau fräulein hr fr dipl ing mag
  m mme mlle monsieur madame mademoiselle docteur maître
  sr sra srta señor señora señorita don doña dra
  sig signor signora signorina dott dottore dottssa dottoressa
  senhor senhora dona dhr mevr mw meneer mevrouw drs`)
const particles = wordSet('van von vom zum zur zu der den de du des dos das da do ter ten')
/** Capitalized, these are given names too: Al, Di, Della. */
const lowerCaseParticles = wordSet('al el di del della la le bin ibn')

/** The given name to greet a person by; null unless one is clear. */
export function firstNameOf(name: string): string | null {
  const parts = cleanLine(name.replace(/[\u2010\u2011]/g, '-')).split(' ')
  const looksLikeName =
    parts.length <= 5 && parts.every((part) => namePattern.test(part) && !/\.\p{L}{2}/u.test(part))
  if (!looksLikeName || isAllCapitals(parts)) return null
  const start = parts.findIndex((part) => !titles.has(bare(part)))
  const [first, ...others] = start === -1 ? [] : parts.slice(start)
  if (first === undefined || initialPattern.test(first) || isParticle(first)) return null
  // A single word after a title is a family name.
  return start > 0 && others.length === 0 ? null : first
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
