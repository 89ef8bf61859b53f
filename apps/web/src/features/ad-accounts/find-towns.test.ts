import { expect, it } from 'vitest'

import { findTowns } from './find-towns.ts'

it.each([
  ['An indoor climbing hall in Bristol', ['Bristol']],
  ['Canoe days near Hay-on-Wye, Wales', ['Hay-on-Wye']],
  ['Rafting near Glenwood Springs, Colorado', ['Glenwood Springs']],
  ['Day trips in July, and in the winter', []],
])('finds the towns in %s', (text, towns) => {
  expect(findTowns(text)).toEqual(towns)
})
