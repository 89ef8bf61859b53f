import { type KnownSection, parsePage } from '@wildpath/page/document'
import { expect, it } from 'vitest'

import { suggestName } from './suggest-name.ts'

const nameOf = (title: string, fields: object = {}) =>
  suggestName(
    parsePage({ sections: [{ id: 'faq', type: 'faq', content: { title }, ...fields }] })
      .sections[0] as KnownSection,
  )

it('suggests the heading on one line', () => {
  expect(nameOf(' Good \n questions ')).toBe('Good questions')
})

it('suggests the name of the template or type if there is no heading', () => {
  expect(nameOf('')).toBe('Questions and answers')
  expect(nameOf(' ', { template: { name: 'Good questions' } })).toBe('Good questions')
})

it('cuts a long heading to the limit, without half a character', () => {
  expect(nameOf('x'.repeat(120))).toBe('x'.repeat(100))
  expect(nameOf(`${'x'.repeat(99)}🛶`)).toBe('x'.repeat(99))
})
