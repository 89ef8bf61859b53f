import { hasOwnWords, languageOf, type PageLanguage } from '../language/page-language.ts'
import type { PageWords } from '../language/page-words.ts'
import { wordsOf } from '../language/words-of.ts'

type Translate = (text: string) => string | undefined
type LanguagePair = {
  from: string
  to: string
  /** Names that built-in headings can contain. */
  names: ReadonlySet<string>
}

/**
 * Creates a translator for built-in text, such as a heading that the product wrote for the page. It returns undefined
 * for any other text and for languages that are not built in.
 */
export function createWordTranslator({ from, to, names }: LanguagePair): Translate {
  if (languageOf(from) === languageOf(to) || !hasOwnWords(to)) return () => undefined
  const words = pairWords(languageOf(from), languageOf(to))
  const patterns = createPatterns(wordsOf(from), wordsOf(to), names)
  return (text) =>
    words.get(text) ??
    patterns.reduce<string | undefined>(
      (found, translate) => found ?? translate(text, words),
      undefined,
    )
}

const pairs = new Map<string, ReadonlyMap<string, string>>()

/** Maps the fixed phrases of one language to those of another. If a phrase occurs twice, the first one counts. */
function pairWords(from: PageLanguage, to: PageLanguage): ReadonlyMap<string, string> {
  const key = `${from} ${to}`
  const known = pairs.get(key)
  if (known !== undefined) return known
  const words = new Map<string, string>()
  const addPairs = (source: unknown, target: unknown) => {
    if (typeof source === 'string' && typeof target === 'string') {
      if (/\p{L}/u.test(source) && target !== '' && !words.has(source)) words.set(source, target)
      return
    }
    if (typeof source !== 'object' || source === null) return
    for (const [name, value] of Object.entries(source)) {
      addPairs(value, (target as Record<string, unknown>)[name])
    }
  }
  const [{ locale: _from, ...source }, { locale: _to, ...target }] = [wordsOf(from), wordsOf(to)]
  addPairs(source, target)
  pairs.set(key, words)
  return words
}

type Pattern = (text: string, words: ReadonlyMap<string, string>) => string | undefined

/** Creates patterns for phrases around a name, a price, days, or times. Times with letters, such as AM, do not match. */
function createPatterns(from: PageWords, to: PageWords, names: ReadonlySet<string>): Pattern[] {
  const headings = (['whyChoose', 'voices', 'reach'] as const).map((title): Pattern => {
    const parts = createReader(from.titles[title](placeholder))
    return (text) => {
      const [name] = parts(text)
      return name !== undefined && names.has(name) ? to.titles[title](name) : undefined
    }
  })
  const price = createReader(from.prices.from(placeholder))
  const days = createReader(from.hours.daysFromTo(placeholder, placeholder))
  const times = createReader(from.hours.timesFromTo(placeholder, placeholder))
  const dayNames = new Set<string>(Object.values(from.hours.days))
  return [
    ...headings,
    (text) => {
      const [amount = ''] = price(text)
      return /^[^\p{Ll}]*\d[^\p{Ll}]*$/u.test(amount) ? to.prices.from(amount) : undefined
    },
    (text, words) => {
      const [first = '', last = ''] = days(text)
      if (!dayNames.has(first) || !dayNames.has(last)) return undefined
      return to.hours.daysFromTo(words.get(first) ?? first, words.get(last) ?? last)
    },
    (text) => {
      const [opens = '', closes = ''] = times(text)
      return isTime(opens) && isTime(closes) ? to.hours.timesFromTo(opens, closes) : undefined
    },
  ]
}

/** Placeholder for a value in a phrase. No text contains this character. */
const placeholder = '\uE000'

/** Returns a function that extracts the values from a text that matches the phrase; empty if it does not match. */
function createReader(phrase: string): (text: string) => string[] {
  const [before = '', ...parts] = phrase.split(placeholder)
  const after = parts.at(-1) ?? ''
  return (text) => {
    if (!text.startsWith(before) || !text.endsWith(after)) return []
    const inner = text.slice(before.length, text.length - after.length)
    const values = parts.length === 2 ? inner.split(parts[0] ?? '') : [inner]
    return values.length === parts.length ? values : []
  }
}

function isTime(text: string): boolean {
  return /^\d{1,2}[:.]\d{2}$/.test(text)
}
