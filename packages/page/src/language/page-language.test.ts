import { describe, expect, it } from 'vitest'

import { languageOf } from './page-language.ts'

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
