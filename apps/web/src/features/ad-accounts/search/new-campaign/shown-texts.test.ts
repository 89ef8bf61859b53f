import { expect, it } from 'vitest'

import { shownTexts } from './shown-texts.ts'

it('marks what is added where Google asks for more', () => {
  const shown = shownTexts({
    headline: 'Raft the canyon',
    description: 'Four hours of white water.',
    moreHeadlines: ['', ' Half-day trips '],
    moreDescriptions: ['With a guide.'],
  })
  expect(shown.headlines.map(({ isAdded }) => isAdded)).toEqual([false, false, true])
  expect(shown.headlines[1]).toEqual({ text: 'Half-day trips', isAdded: false })
  expect(shown.descriptions).toEqual([
    { text: 'Four hours of white water.', isAdded: false },
    { text: 'With a guide.', isAdded: false },
  ])
})

it('is all added before anything is typed', () => {
  const { headlines, descriptions } = shownTexts({})
  expect([...headlines, ...descriptions].every(({ isAdded }) => isAdded)).toBe(true)
  expect([headlines.length, descriptions.length]).toEqual([3, 2])
})
