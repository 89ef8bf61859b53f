import { expect, it } from 'vitest'

import { readSource, sourceName, writeSource } from './visit-source.ts'

it.each([
  ['facebook', { source: 'facebook', isPaid: false, adId: null }, 'Facebook'],
  ['facebook/paid', { source: 'facebook', isPaid: true, adId: null }, 'Facebook (ads)'],
  [
    'facebook/paid/facebook-1',
    { source: 'facebook', isPaid: true, adId: 'facebook-1' },
    'Facebook (ads)',
  ],
  ['direct', { source: 'direct', isPaid: false, adId: null }, 'Direct visits'],
])('reads, writes and names %s', (stored, source, name) => {
  expect(readSource(stored)).toEqual(source)
  expect(writeSource(source)).toBe(stored)
  expect(sourceName(source)).toBe(name)
})
