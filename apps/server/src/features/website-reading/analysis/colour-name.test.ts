import { expect, it } from 'vitest'

import { colourName } from './colour-name.ts'

it.each([
  ['#0a7ea4', 'teal'],
  ['#f28c28', 'orange'],
  ['#8b4513', 'brown'],
  ['#1d4ed8', 'blue'],
  ['#0b1f4d', 'dark blue'],
  ['#a7d3f5', 'light blue'],
  ['#15803d', 'green'],
  ['#dc2626', 'red'],
  ['#db0a4c', 'red'],
  ['#facc15', 'yellow'],
  ['#7c3aed', 'purple'],
  ['#ec4899', 'pink'],
  ['#ffffff', 'white'],
  ['#0a0a0a', 'black'],
  ['#888888', 'grey'],
])('people call %s %s', (hex, name) => {
  expect(colourName(hex)).toBe(name)
})
