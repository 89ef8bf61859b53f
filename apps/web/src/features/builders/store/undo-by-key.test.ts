import { expect, it, vi } from 'vitest'

import { undoByKey } from './undo-by-key.ts'

function press(key: string, code: string, shiftKey = false) {
  const undo = vi.fn<() => void>()
  const redo = vi.fn<() => void>()
  const preventDefault = vi.fn<() => void>()
  const none = { ctrlKey: true, metaKey: false, altKey: false, target: null, currentTarget: null }
  undoByKey({ ...none, key, code, shiftKey, preventDefault }, { undo, redo })
  const calls = [undo, redo, preventDefault].map((call) => call.mock.calls.length)
  return { undo: calls[0], redo: calls[1], prevented: calls[2] }
}

it.each([
  ['z', 'KeyZ'],
  ['z', 'KeyY'],
  ['я', 'KeyZ'],
  ['ז', 'KeyZ'],
])('undoes with Ctrl+%s on %s instead of the browser', (key, code) => {
  expect(press(key, code)).toEqual({ undo: 1, redo: 0, prevented: 1 })
})

it.each([
  ['Я', 'KeyZ', true],
  ['н', 'KeyY', false],
  ['y', 'KeyZ', false],
])('redoes with Ctrl+%s on %s', (key, code, shiftKey) => {
  expect(press(key, code, shiftKey)).toEqual({ undo: 0, redo: 1, prevented: 1 })
})
