import { expect, it } from 'vitest'

import { liveLabelsOf } from './live-labels.ts'

it('a small screen, too, says that visitors see something else than the page that is built', () => {
  expect(liveLabelsOf('written-page', false).short).toBe('Original page is live')
  expect(liveLabelsOf('earlier-page', false).short).toBe('Earlier version is live')
  expect(liveLabelsOf('unpublished', false).short).toBe('Not published')
})
