import { countryCodes } from './country-names.ts'
import { regionsByCountry } from './regions-by-country.ts'

/** Names that have the name of a country or a region in them; null where they tell no country. */
const longerNames: Record<string, string | null> = {
  'baja california': 'MX',
  'gulf of california': null,
  'gulf of guinea': null,
  'gulf of mexico': null,
  'gulf of oman': null,
  'sea of japan': null,
  'prince of wales': null,
  'jersey': null,
  'jersey shore': 'US',
  'new england': 'US',
  'ontario, california': 'US',
  'ontario, oregon': 'US',
  'central america': null,
  'latin america': null,
  'north america': null,
  'south america': null,
}

const countryOfRegion: ReadonlyMap<string, string> = new Map(
  Object.entries(regionsByCountry).flatMap(([code, names]) =>
    names.map((name) => [name.toLowerCase(), code] as const),
  ),
)

/** Countries only with a capital: 'green chile' is none. */
const commonWords: ReadonlySet<string> = new Set(['chile', 'china', 'guinea', 'turkey'])

/** The country that texts name; null where they name none, or several. */
export function countryInWords(texts: readonly string[]): string | null {
  const named = new Set(texts.flatMap(countriesNamed))
  const [only] = named
  return named.size === 1 && only !== undefined ? only : null
}

function countriesNamed(text: string): string[] {
  patterns ??= buildPatterns()
  const places = spelledOut(text).replaceAll(patterns.origin, ' ')
  return [...places.matchAll(patterns.name)].flatMap(([name]) => {
    const key = name.toLowerCase()
    const code = codeOf(key)
    return code === null || (commonWords.has(name) && name === key) ? [] : [code]
  })
}

/** 'us' is a country only where it is written as one, and no currency. */
function spelledOut(text: string): string {
  return text
    .replaceAll(
      /(?:\bU\.\s?S\.(?:\s?A\.)?|(?<=\b(?:the|in) |, )US\b)(?!\s?(?:\$|dollars?\b))/g,
      'USA',
    )
    .replaceAll(/\bU\.\s?K\./g, 'UK')
}

function codeOf(name: string): string | null {
  const longer = longerNames[name]
  return longer === undefined
    ? (countryCodes().get(name) ?? countryOfRegion.get(name) ?? null)
    : longer
}

type Patterns = {
  name: RegExp
  /** Where somebody comes from, such as 'guests from Germany and Austria'. */
  origin: RegExp
}
let patterns: Patterns | null = null

function buildPatterns(): Patterns {
  const country = anyOf([...countryCodes().keys(), ...Object.keys(longerNames)])
  // 'Victoria, Colorado, Canada' is in Canada.
  const name = `(?<![\\p{L}\\p{N}])(?:${country}|${anyOf([...countryOfRegion.keys()])}(?!,\\s*${country}))`
  return {
    name: new RegExp(name, 'giu'),
    origin: new RegExp(`\\bfrom (?:the )?${name}(?:(?:,| and| or| &) (?:the )?${name})*`, 'giu'),
  }
}

/** As a whole word; the longest first, since the first one that fits is taken. */
function anyOf(names: readonly string[]): string {
  const sorted = names.toSorted((one, other) => other.length - one.length)
  return `(?:${sorted.map((name) => name.replaceAll(/[.()]/g, String.raw`\$&`)).join('|')})(?![\\p{L}\\p{N}])`
}
