import { searchCountries } from '@wildpath/contract'

/** What people write for a country, beside its name and its code. */
const otherNames: Record<string, string> = {
  'usa': 'US',
  'united states of america': 'US',
  'america': 'US',
  'uk': 'GB',
  'great britain': 'GB',
  'england': 'GB',
  'scotland': 'GB',
  'wales': 'GB',
  'northern ireland': 'GB',
  'deutschland': 'DE',
  'schweiz': 'CH',
  'österreich': 'AT',
  'norge': 'NO',
  'españa': 'ES',
  'italia': 'IT',
  'brasil': 'BR',
  'méxico': 'MX',
  'czech republic': 'CZ',
  'turkey': 'TR',
}

const english = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })

/** 'Norway' of 'NO'. */
export function countryName(code: string): string {
  return english.of(code) ?? code
}

/** The code (ISO 3166) of a country that somebody named in writing; null for what is none. */
export function countryCalled(written: string): string | null {
  const name = written.toLowerCase().replaceAll('.', '').trim()
  const named = countryCodes().get(name)
  if (named !== undefined) return named
  const code = name.toUpperCase()
  return /^[A-Z]{2}$/.test(code) && english.of(code) !== undefined ? code : null
}

/** Names that are other things as well, such as a State of the US, and those of no country: nothing follows of them. */
const ambiguous: ReadonlySet<string> = new Set([
  'Georgia',
  'Jordan',
  'Chad',
  'European Union',
  'Eurozone',
  'United Nations',
  'Unknown Region',
])
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')
let codes: Map<string, string> | null = null

/** Codes (ISO 3166) by the names of countries in lower case. */
export function countryCodes(): ReadonlyMap<string, string> {
  codes ??= new Map(
    letters
      .flatMap((first) => letters.map((second) => first + second))
      .map((code) => [english.of(code), code] as const)
      // Codes of former countries have names of today's, too.
      .concat(Object.entries(searchCountries).map(([code, name]) => [name, code] as const))
      .flatMap(([name, code]) =>
        name === undefined || ambiguous.has(name) ? [] : [[name.toLowerCase(), code] as const],
      )
      .concat(Object.entries(otherNames)),
  )
  return codes
}
