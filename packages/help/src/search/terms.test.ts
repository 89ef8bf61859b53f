import { expect, it } from 'vitest'

import { termsOf } from './terms.ts'

it('makes one term of the forms of a word', () => {
  expect(termsOf('Publishing pages')).toEqual(termsOf('publish my page'))
  expect(termsOf('Zürich')).toEqual(['zurich'])
})

it('leaves out words that say nothing', () => {
  expect(termsOf('How do I get the CSV?')).toEqual(['csv'])
  expect(termsOf('  ?! ')).toEqual([])
})

it('reads common misspellings, and all ways to say that something does not work', () => {
  expect(termsOf('adress')).toEqual(termsOf('address'))
  expect(termsOf("can't")).toEqual(termsOf('doesnt'))
  expect(termsOf('follow-up e-mails')).toEqual(termsOf('followup email'))
})
