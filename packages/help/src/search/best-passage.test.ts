import { expect, it } from 'vitest'

import { bestPassage } from './best-passage.ts'
import { termsOf } from './terms.ts'

const body = `Your page is private.

To open it:

1. Press **Publish**.
2. Share the link.

## If a visitor sees nothing

The address has a mistake.`

const passageFor = (question: string) => bestPassage(body, termsOf(question))

it('is the paragraph or the steps that speak of it, with the sentence that leads to them', () => {
  expect(passageFor('publish and share')).toBe(
    'To open it:\n\n1. Press **Publish**.\n2. Share the link.',
  )
  expect(passageFor('private')).toBe('Your page is private.')
})

it('is found by the heading above it, too', () => {
  expect(passageFor('visitor sees nothing')).toBe('The address has a mistake.')
})

it('is the steps where nothing speaks of it', () => {
  expect(passageFor('weather')).toContain('1. Press')
})

it('is the one whose words say more, not the one with more of them', () => {
  const weightOf = (term: string) => (term === 'mistak' ? 5 : 1)
  expect(bestPassage(body, termsOf('publish share mistake'), weightOf)).toBe(
    'The address has a mistake.',
  )
})
