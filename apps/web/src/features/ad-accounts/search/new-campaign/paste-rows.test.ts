import { expect, it } from 'vitest'

import { pasteRows } from './paste-rows.ts'

const list = 'rafting\r\n\n river trips \nkayaks'

it('puts a list in place of a blank row, and behind one that is not', () => {
  expect(pasteRows(['', 'z'], { at: 0, text: list, most: 50 })).toEqual({
    rows: ['rafting', 'river trips', 'kayaks', 'z'],
    last: 2,
  })
  expect(pasteRows(['a', 'z'], { at: 0, text: list, most: 50 })).toEqual({
    rows: ['a', 'rafting', 'river trips', 'kayaks', 'z'],
    last: 3,
  })
})

it('leaves one line to the browser, and out what is too many', () => {
  expect(pasteRows([''], { at: 0, text: 'rafting\n', most: 50 })).toBeNull()
  expect(pasteRows(['a'], { at: 0, text: list, most: 3 })).toEqual({
    rows: ['a', 'rafting', 'river trips'],
    last: 2,
  })
})
