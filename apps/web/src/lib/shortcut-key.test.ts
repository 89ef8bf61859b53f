import { expect, it } from 'vitest'

import { shortcutKey } from './shortcut-key.ts'

it.each([
  ['Cyrillic', 'я', 'KeyZ', 'z'],
  ['Cyrillic', 'Ы', 'KeyS', 's'],
  ['Greek', 'ζ', 'KeyZ', 'z'],
  ['Hebrew', 'ד', 'KeyS', 's'],
  ['Arabic', 'ئ', 'KeyZ', 'z'],
  ['Hindi', '\u0947', 'KeyS', 's'],
])('reads a letter of a %s keyboard by its place (%s)', (_, key, code, letter) => {
  expect(shortcutKey({ key, code })).toBe(letter)
})

it.each([
  ['QWERTZ', 'z', 'KeyY', 'z'],
  ['QWERTZ', 'Y', 'KeyZ', 'y'],
  ['AZERTY', 'z', 'KeyW', 'z'],
  ['Dvorak', ';', 'KeyZ', ';'],
  ['Turkish', 'ı', 'KeyI', 'ı'],
])('prefers the letter of a %s keyboard to its place (%s)', (_, key, code, letter) => {
  expect(shortcutKey({ key, code })).toBe(letter)
})

it.each(['Escape', 'ArrowDown', 'Process', 'Dead'])('keeps the name %s', (key) => {
  expect(shortcutKey({ key, code: 'KeyZ' })).toBe(key)
})

it('reads synthetic keys without a code', () => {
  expect(shortcutKey({ key: 'я', code: '' })).toBe('я')
})
