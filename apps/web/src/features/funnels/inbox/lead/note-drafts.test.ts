import { afterEach, expect, it, vi } from 'vitest'

import { noteDrafts } from './note-drafts.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

function stubStorage() {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
}

it('keeps the note of each lead until that note is saved', () => {
  stubStorage()
  expect(noteDrafts.load('ana')).toBeNull()
  noteDrafts.save('ana', 'Call')
  noteDrafts.save('bo', 'Write')
  noteDrafts.clear('ana', 'Call')
  expect([noteDrafts.load('ana'), noteDrafts.load('bo')]).toEqual([null, 'Write'])
})

it('keeps what was typed since a save was sent', () => {
  stubStorage()
  noteDrafts.save('ana', 'Call')
  noteDrafts.save('ana', 'Call on Monday')
  noteDrafts.clear('ana', 'Call')
  expect(noteDrafts.load('ana')).toBe('Call on Monday')
})

it('keeps nothing, and breaks nothing, in a browser without storage', () => {
  const refuse = () => {
    throw new Error('denied')
  }
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  noteDrafts.save('ana', 'Call')
  noteDrafts.clear('ana', 'Call')
  expect(noteDrafts.load('ana')).toBeNull()
})
