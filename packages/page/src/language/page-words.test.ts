import { describe, expect, it } from 'vitest'

import { english } from './en.ts'
import { type PageLanguage, pageLanguages } from './page-language.ts'
import type { PageWords } from './page-words.ts'
import { localeOf, wordsOf } from './words-of.ts'

const others = pageLanguages.filter((language) => language !== 'en')

/** Every text by its place, with those that take something filled in. */
function textsOf(words: PageWords): Map<string, string> {
  const texts = new Map<string, string>()
  const walk = (value: unknown, path: string) => {
    if (typeof value === 'string') texts.set(path, value)
    else if (typeof value === 'function') {
      const filled = (value as (...parts: string[]) => unknown)('7:00', '18:30')
      walk(filled, path)
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, part] of Object.entries(value)) walk(part, `${path}.${key}`)
    }
  }
  walk(words, '')
  return texts
}

/** What is the same in English. */
const shared: Partial<Record<PageLanguage, readonly string[]>> = {
  es: ['.form.error'],
  fr: ['.countdown.minutes'],
  nl: ['.prices.units.week', '.prices.per'],
  it: ['.prices.per'],
}

describe.each(others)('the words of a page in %s', (language) => {
  const words = wordsOf(language)
  const texts = textsOf(words)

  it('are all there, and none of them is English', () => {
    const missing = [...textsOf(english)].flatMap(([path, text]) =>
      texts.has(path) && (texts.get(path) !== '' || text === '') ? [] : [path],
    )
    expect(missing).toEqual([])
    const untranslated = [...textsOf(english)].flatMap(([path, text]) =>
      text !== '' && texts.get(path) === text ? [path] : [],
    )
    expect(untranslated.toSorted()).toEqual([...(shared[language] ?? [])].toSorted())
  })

  it('have no straight apostrophe, and no blank too many', () => {
    for (const text of texts.values()) expect(text).not.toMatch(/'| {2}|^\s|\s$/)
  })

  it('fit on buttons and in the bar of links', () => {
    const { navigation, prices, form } = words
    const { whyUs, about, offer, questions, contact } = navigation
    const short = [whyUs, about, offer, questions, contact, prices.choose, prices.getStarted]
    const tooLong = [...short, form.next, form.back, form.send].filter(({ length }) => length > 16)
    expect(tooLong).toEqual([])
  })

  it('name the business as it is called, whatever it is called', () => {
    const { whyChoose, voices, reach } = words.titles
    for (const name of ['La Rivière & Söhne', 'Ocean’s 7', 'Die Bergschule']) {
      for (const title of [whyChoose(name), voices(name), reach(name)]) {
        expect(title).toContain(name)
      }
    }
  })
})

describe('a locale', () => {
  it('is that of the country that the texts name, else the usual one of the language', () => {
    expect(localeOf('de')).toBe('de-DE')
    expect(localeOf('de-AT')).toBe('de-AT')
    expect(localeOf(undefined)).toBe('en')
    expect(localeOf('da')).toBe('en')
  })
})
