import { expect, it } from 'vitest'

import { usageTexts } from './usage-text.ts'

it('names every adventure and where in it the design stands', () => {
  const id = '01900000-0000-7000-8000-000000000000'
  expect(
    usageTexts([
      { id, title: 'Canyon Trips Funnel', places: ['public-page', 'logo'] },
      { id, title: 'Winter Camp Funnel', places: ['working-page'] },
    ]),
  ).toEqual(['Canyon Trips Funnel (main page, logo)', 'Winter Camp Funnel (page in the builder)'])
})
