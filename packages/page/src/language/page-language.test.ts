import { describe, expect, it } from 'vitest'

import { directionOf, hasOwnWords, languageOf } from './page-language.ts'

describe('the language of a page’s own words', () => {
  it.each([
    ['de', 'de'],
    ['pt-BR', 'pt'],
    ['FR', 'fr'],
    ['da', 'en'],
    ['deu', 'en'],
    [undefined, 'en'],
  ])('of texts in %s is %s', (tag, language) => {
    expect(languageOf(tag)).toBe(language)
  })
})

describe('the direction of texts', () => {
  it.each(['ar', 'he', 'fa-IR', 'ur-PK', 'ckb'])('in %s is from the right', (tag) => {
    expect(directionOf(tag)).toBe('rtl')
  })

  it.each(['en', 'de', 'arn', 'tr', undefined])('in %s is the usual one', (tag) => {
    expect(directionOf(tag)).toBeUndefined()
  })
})

describe('hasOwnWords', () => {
  it.each(['en', 'de', 'pt-BR'])('is true for %s', (tag) => {
    expect(hasOwnWords(tag)).toBe(true)
  })

  it.each(['he', 'da', 'eng'])('is false for %s, whose pages have English words', (tag) => {
    expect(hasOwnWords(tag)).toBe(false)
  })
})
