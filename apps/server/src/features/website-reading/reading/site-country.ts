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
  const guesses = [...said, ...host, ...language].map((guess) => guess?.toUpperCase() ?? '')
  return guesses.find(isCountry) ?? null
}

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
