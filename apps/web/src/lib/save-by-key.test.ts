import { expect, it } from 'vitest'

import { saveByKey } from './save-by-key.ts'

/** Whether the press saved, and whether the browser was kept from its own dialog. */
function press(key: string, more: Partial<Parameters<typeof saveByKey>[0]> = {}) {
  const done = { isSaved: false, isKept: false }
  const none = { ctrlKey: false, metaKey: false, altKey: false, target: null }
  const preventDefault = () => void (done.isKept = true)
  saveByKey({ ...none, key, code: '', preventDefault, ...more }, () => (done.isSaved = true))
  return done
}

const inDialog = { closest: () => ({}) } as unknown as EventTarget

it('saves with Ctrl+S and Cmd+S instead of the browser', () => {
  const both = { isSaved: true, isKept: true }
  expect(press('s', { ctrlKey: true })).toEqual(both)
  expect(press('S', { metaKey: true })).toEqual(both)
  expect(press('ы', { code: 'KeyS', ctrlKey: true })).toEqual(both)
})

it('saves nothing behind an open dialog, and keeps the browser from its own all the same', () => {
  expect(press('s', { ctrlKey: true, target: inDialog })).toEqual({ isSaved: false, isKept: true })
})

it('leaves other keys alone', () => {
  const none = { isSaved: false, isKept: false }
  expect(press('s')).toEqual(none)
  expect(press('a', { ctrlKey: true })).toEqual(none)
  expect(press('s', { ctrlKey: true, altKey: true })).toEqual(none)
})
