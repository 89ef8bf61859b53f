import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { wayBack } from './way-back.ts'

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('location', { origin: 'https://wild.example' })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

it('leads to the screen that was kept, until it is forgotten', () => {
  wayBack.keep('/dashboard/google-ads/new?funnel=1#top')
  expect(wayBack.read()).toBe('/dashboard/google-ads/new?funnel=1#top')
  wayBack.forget()
  expect(wayBack.read()).toBeNull()
})

it.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
  'never leads to another site: %s',
  (place) => {
    wayBack.keep(place)
    expect(wayBack.read()).toBeNull()
  },
)

it('is nowhere in a browser without storage', () => {
  vi.stubGlobal('sessionStorage', undefined)
  wayBack.keep('/dashboard')
  expect(wayBack.read()).toBeNull()
})
