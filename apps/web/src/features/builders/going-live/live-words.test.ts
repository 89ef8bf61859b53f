import { expect, it } from 'vitest'

import { liveWordsOf } from './live-words.ts'

it('a small screen, too, says that visitors see something else than the page that is built', () => {
  expect(liveWordsOf('written-page', false).short).toBe('Written page is live')
  expect(liveWordsOf('earlier-page', false).short).toBe('Earlier version is live')
  expect(liveWordsOf('unpublished', false).short).toBe('Not published')
})
