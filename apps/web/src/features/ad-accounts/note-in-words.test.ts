import { expect, it } from 'vitest'

import { noteInWords } from './note-in-words.ts'

it.each([
  ['Starts on 2031-05-01', 'Starts on May 1, 2031'],
  ['Ended', 'Ended'],
  ['Disapproved: 12-2031-05', 'Disapproved: 12-2031-05'],
])('%s reads %s', (note, words) => {
  expect(noteInWords(note)).toBe(words)
})
