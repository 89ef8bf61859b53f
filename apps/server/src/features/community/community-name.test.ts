import { expect, it } from 'vitest'

import { communityName } from './community-name.ts'

it('is the chosen one, else the first of the full name', () => {
  expect(communityName('River Guide', 'Ana Rivers')).toBe('River Guide')
  expect(communityName(null, ' Ana  Rivers')).toBe('Ana')
})

it.each(['', 'ana@example.com', 'Wildpath Team', 'Аdmin Rivers', 'rafts.com Rivers', 'Support'])(
  'is nobody in particular for %j',
  (fullName) => {
    expect(communityName(null, fullName)).toBe('A member')
  },
)

it('that was chosen before it was refused is not shown any more', () => {
  expect(communityName('Wildpath team', 'Ana Rivers')).toBe('Ana')
})

it('is cut between characters, never between a letter and its mark', () => {
  expect(communityName(null, `${'a'.repeat(39)}e\u0301b`)).toBe('a'.repeat(39))
  expect(communityName(null, 'b'.repeat(60))).toBe('b'.repeat(40))
})
