import { describe, expect, it } from 'vitest'

import { pageLanguages } from '../language/page-language.ts'
import { wordsOf } from '../language/words-of.ts'
import { createWordTranslator } from './translate-words.ts'

const names = new Set(['Blue Canyon'])
const toGerman = createWordTranslator({ from: 'en', to: 'de', names })

describe('createWordTranslator', () => {
  it.each([
    ['Opening hours', 'Öffnungszeiten'],
    ['per person', 'pro Person'],
    ['Why Choose Blue Canyon?', 'Warum Blue Canyon?'],
    ['from $1,200', 'ab $1,200'],
    ['Monday to Friday', 'Montag bis Freitag'],
    ['9:00 to 17:00', '9:00 bis 17:00 Uhr'],
  ])('translates built-in text: %s', (text, translated) => {
    expect(toGerman(text)).toBe(translated)
  })

  it.each([
    'Why Choose us?',
    'from the river to the sea',
    'from',
    'per boat',
    'Denver to Moab',
    '9:00 AM to 5:00 PM',
    'toString',
    '',
  ])('returns undefined for other text: %s', (text) => {
    expect(toGerman(text)).toBeUndefined()
  })

  it('translates between all built-in languages', () => {
    for (const from of pageLanguages) {
      for (const to of pageLanguages.filter((language) => language !== from)) {
        const translate = createWordTranslator({ from, to, names })
        expect(translate(wordsOf(from).titles.hours)).toBe(wordsOf(to).titles.hours)
        expect(translate(wordsOf(from).titles.reach('Blue Canyon'))).toBe(
          wordsOf(to).titles.reach('Blue Canyon'),
        )
      }
    }
  })

  it.each(['he', 'en-GB'])(
    'returns undefined for %s, which is not built in or is the same language',
    (to) => {
      expect(createWordTranslator({ from: 'en', to, names })('Opening hours')).toBeUndefined()
    },
  )
})
