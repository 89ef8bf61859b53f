import { describe, expect, it } from 'vitest'

import { createWebsiteDraftStore, type WebsiteDraft } from './website-draft.ts'
import { buildReading } from './website-reading.fixture.ts'

function build(entries: Record<string, string> = {}) {
  const map = new Map(Object.entries(entries))
  const storage = {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  }
  return { store: createWebsiteDraftStore(() => storage, 'maya'), map }
}

const draft: WebsiteDraft = {
  found: {
    address: 'silvercreek.example',
    reading: buildReading({ answers: { business_name: 'Silver Creek' }, colours: ['#0a7ea4'] }),
    before: { business_name: '' },
  },
  pictures: {
    choice: { logo: true, colours: ['#0a7ea4'], photos: [], areMine: true },
    brought: { 'https://silvercreek.example/logo.png': { id: 'a', url: '/media/a.webp' } },
  },
}

describe('what a website gave to an unsent form', () => {
  it('comes back with what was ticked', () => {
    const { store } = build()
    store.save(draft)
    expect(store.load()).toEqual(draft)
  })

  it('is gone once it is taken out', () => {
    const { store, map } = build()
    store.save(draft)
    store.save(null)
    expect(map.size).toBe(0)
  })

  it.each(['{oops', '{}', JSON.stringify({ ...draft, found: null })])(
    'is nothing of %s',
    (entry) => {
      const { store } = build({ 'new-funnel-website:maya': entry })
      expect(store.load()).toBeNull()
    },
  )
})
