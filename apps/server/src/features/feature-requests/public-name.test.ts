import { expect, it } from 'vitest'

import { publicName } from './public-name.ts'

it.each([
  ['Ana Rivers', 'Ana R.'],
  ['  Ana   maria  von rivers ', 'Ana R.'],
  ['Ana', 'Ana'],
  ['Żaneta 🏔 Łąka', 'Żaneta Ł.'],
  ['', null],
  [null, null],
  ['ana@example.com', null],
  ['ana＠example.com', null],
  ['Wildpath Team', null],
  ['Аdmin Rivers', null],
])('of %j others read %j', (name, read) => {
  expect(publicName(name)).toBe(read)
})
