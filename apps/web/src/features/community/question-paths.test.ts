import { expect, it } from 'vitest'

import { listingPath, readListing } from './question-paths.ts'

it('reads back from an address what it wrote there', () => {
  const listing = { show: 'solved', q: 'own domain & mail', before: 'some-id' } as const
  const path = listingPath(listing)
  expect(path).toBe('/questions?show=solved&q=own+domain+%26+mail&before=some-id')
  expect(readListing(path.replace('/questions', ''))).toEqual(listing)
})

it('has one address for the newest of all, and takes what it does not know for that', () => {
  const all = { show: 'all', q: '', before: null } as const
  expect(listingPath(all)).toBe('/questions')
  expect(readListing('?show=best')).toEqual(all)
  expect(readListing(`?q=${'a'.repeat(300)}`).q).toHaveLength(100)
})
