import { describe, expect, it } from 'vitest'

import { openPreview, readPreviewData } from './open-preview.ts'

/** A browser that remembers which tabs it opened, and what was in the storage at that moment. */
function buildOpener({ isBlocking = false, quota = Infinity } = {}) {
  const stored = new Map<string, string>()
  const tabs: { address: string; storage: string[]; opener: unknown }[] = []
  return {
    stored,
    tabs,
    open(address: string) {
      if (isBlocking) return null
      const tab = { address, storage: [...stored.values()], opener: 'the builder' as unknown }
      tabs.push(tab)
      return tab
    },
    storage: {
      setItem(name: string, value: string) {
        if (value.length > quota) throw new DOMException('Full', 'QuotaExceededError')
        stored.set(name, value)
      },
      removeItem: (name: string) => void stored.delete(name),
    },
  }
}

const small = [{ type: 'zzz', raw: { type: 'zzz', title: 'Fähre & Fluss' } }]
const large = [{ type: 'zzz', raw: { type: 'zzz', title: 'x'.repeat(6000) } }]

describe('openPreview', () => {
  it('puts a small page into the address', () => {
    const opener = buildOpener()
    expect(openPreview(small, {}, opener)).toBe('opened')
    const { search } = new URL(opener.tabs[0]?.address ?? '', 'http://localhost')
    expect(readPreviewData({ search, hash: '' })).toBe(JSON.stringify(small))
    expect(opener.tabs[0]?.opener).toBe(null)
  })

  it('hands a large page over through the storage and leaves nothing there', () => {
    const opener = buildOpener()
    expect(openPreview(large, {}, opener)).toBe('opened')
    expect(opener.tabs[0]?.address).toMatch(/^\/preview#[\w-]{36}$/)
    expect(opener.tabs[0]?.storage).toEqual([JSON.stringify(large)])
    expect(opener.stored.size).toBe(0)
  })

  it('adds the visitor view and the badge to both URL formats', () => {
    const opener = buildOpener()
    const options = { isVisitorView: true, hasBadge: true }
    openPreview(small, options, opener)
    openPreview(large, options, opener)
    for (const { address } of opener.tabs) {
      const { searchParams } = new URL(address, 'http://localhost')
      expect(searchParams.get('as')).toBe('visitor')
      expect(searchParams.has('badge')).toBe(true)
    }
    expect(opener.tabs).toHaveLength(2)
  })

  it('says when the browser opens no tab', () => {
    const opener = buildOpener({ isBlocking: true })
    expect(openPreview(large, {}, opener)).toBe('blocked')
    expect(opener.stored.size).toBe(0)
  })

  it('says when the storage does not take the page', () => {
    const opener = buildOpener({ quota: 5000 })
    expect(openPreview(large, {}, opener)).toBe('too-large')
    expect(opener.tabs).toEqual([])
  })
})

describe('readPreviewData', () => {
  it('finds nothing in an address without data', () => {
    expect(readPreviewData({ search: '', hash: '' })).toBe(null)
    expect(readPreviewData({ search: '?other=1', hash: '#' })).toBe(null)
  })

  it('takes a mangled address as it is', () => {
    expect(readPreviewData({ search: '?data=%7B%', hash: '' })).toBe('{%')
  })
})
