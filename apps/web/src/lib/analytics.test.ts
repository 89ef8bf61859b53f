import { afterEach, describe, expect, it, vi } from 'vitest'

import { startAnalytics } from './analytics.ts'

const now = new Date('2026-01-01T09:00:00Z')

function stubDocument() {
  const loaded: string[] = []
  const script = { async: false, src: '' }
  vi.stubGlobal('document', {
    createElement: () => script,
    head: { append: ({ src }: { src: string }) => loaded.push(src) },
  })
  return loaded
}

afterEach(() => vi.unstubAllGlobals())

describe('analytics', () => {
  it('loads nothing without a measurement id', () => {
    const loaded = stubDocument()
    startAnalytics(null, now)
    expect(loaded).toEqual([])
  })

  it('starts once with one', () => {
    const loaded = stubDocument()
    startAnalytics('G-AB12CD34EF', now)
    startAnalytics('G-AB12CD34EF', now)
    expect(loaded).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-AB12CD34EF'])
  })
})
