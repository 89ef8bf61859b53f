import { type CountryCode, getCountries } from 'libphonenumber-js/min'

import type { Page } from './open-page.ts'
import { everyThing, lineOf, thingsOf } from './thing.ts'

const countries = new Set<string>(getCountries())
const isCountry = (code: string): code is CountryCode => countries.has(code)

/** The country that a site speaks from: its phone numbers and currency signs are those of it. Null when it does not say. */
export function findSiteCountry(pages: readonly Page[]): CountryCode | null {
  const said = pages
    .flatMap(({ things }) => everyThing(things))
    .flatMap((thing) => thingsOf(thing, 'address'))
    .map((address) => readCountry(lineOf(address, 'addressCountry')))
  const language = pages.map(({ $ }) => ($('html').attr('lang') ?? '').split(/[-_]/)[1] ?? '')
  const host = pages.map(
    ({ url }) =>
      endings.get(url.hostname.split('.').at(-1) ?? '') ?? url.hostname.split('.').at(-1) ?? '',
  )
  const guesses = [...said, ...host, ...language, countryOfCodes(pages)].map(
    (guess) => guess?.toUpperCase() ?? '',
  )
  return guesses.find(isCountry) ?? null
}

/** By the postal codes that only one country writes so. */
function countryOfCodes(pages: readonly Page[]): string {
  const lines = pages.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'text' && block.text.length < 300 ? block.text : [])),
  )
  const [, country = ''] =
    codeShapes.find(([shape]) => lines.some((line) => shape.test(line))) ?? []
  return country
}

const codeShapes: readonly (readonly [RegExp, string])[] = [
  [/, [A-Z]{2},? \d{5}(?:-\d{4})?\b/, 'US'],
  [/\b[A-Z]{2},? [A-Z]\d[A-Z] ?\d[A-Z]\d\b/, 'CA'],
  [/\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b/, 'GB'],
]

const endings = new Map([['uk', 'GB']])
/** Endings that everybody uses, whatever country they were made for. */
for (const ending of ['co', 'io', 'me', 'tv', 'ai', 'cc', 'ws', 'to']) endings.set(ending, '')

/** The code of a country, by its code or its name in the commonest languages. */
export function readCountry(text: string): CountryCode | null {
  const code = text.trim().toUpperCase()
  if (isCountry(code)) return code
  return codes.get(text.trim().toLowerCase()) ?? null
}

const codes = new Map<string, CountryCode>([
  ['usa', 'US'],
  ['uk', 'GB'],
  ['england', 'GB'],
  ['scotland', 'GB'],
  ['wales', 'GB'],
])
for (const language of ['en', 'de', 'fr', 'es', 'it', 'nb']) {
  const names = new Intl.DisplayNames(language, { type: 'region' })
  for (const country of getCountries()) {
    const name = names.of(country)?.toLowerCase()
    if (name !== undefined) codes.set(name, country)
  }
}
