import { expect, it } from 'vitest'

import { askedOf } from './help-question.ts'

it('reads what is asked from an address, within bounds', () => {
  expect(askedOf('?chat&q=+own+domain+')).toBe('own domain')
  expect(askedOf('?chat')).toBe('')
  expect(askedOf(`?q=${'a'.repeat(300)}`)).toHaveLength(100)
})
