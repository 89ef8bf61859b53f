import { describe, expect, it } from 'vitest'

import { createDraftStore } from './form-draft.ts'

function memoryStorage(entries: Record<string, string> = {}) {
  const map = new Map(Object.entries(entries))
  return () => ({
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
    size: map.size,
  })
}

describe('a form draft', () => {
  it('comes back as it was typed', () => {
    const store = createDraftStore(memoryStorage(), 'maya')
    store.save({ business_name: 'Cedar Falls', industry: 'climbing' })
    expect(store.load()).toEqual({
      business_name: 'Cedar Falls',
      industry: 'climbing',
      product_service: '',
      target_customer: '',
      main_offer: '',
      website_url: '',
    })
  })

  it('belongs to one person', () => {
    const storage = memoryStorage()
    createDraftStore(storage, 'maya').save({ business_name: 'Cedar Falls' })
    expect(createDraftStore(storage, 'noah').load()).toBeNull()
  })

  it('is not kept when nothing was typed', () => {
    const storage = memoryStorage()
    const store = createDraftStore(storage, 'maya')
    store.save({ business_name: 'C' })
    store.save({ business_name: '  ' })
    expect(storage().size).toBe(0)
  })

  it('is gone once cleared', () => {
    const store = createDraftStore(memoryStorage(), 'maya')
    store.save({ business_name: 'Cedar Falls' })
    store.clear()
    expect(store.load()).toBeNull()
  })

  it('survives an entry that is no JSON', () => {
    const store = createDraftStore(memoryStorage({ 'new-funnel-draft:maya': '{oops' }), 'maya')
    expect(store.load()).toBeNull()
  })

  it('drops a choice that is no longer offered and keeps the rest', () => {
    const entry = JSON.stringify({ business_name: 'Cedar Falls', industry: 'whaling' })
    const store = createDraftStore(memoryStorage({ 'new-funnel-draft:maya': entry }), 'maya')
    expect(store.load()?.business_name).toBe('Cedar Falls')
    expect(store.load()?.industry).toBeUndefined()
  })
})

describe('a browser whose storage is off', () => {
  const store = createDraftStore(() => {
    throw new Error('SecurityError')
  }, 'maya')

  it('keeps nothing and breaks nothing', () => {
    store.save({ business_name: 'Cedar Falls' })
    store.clear()
    expect(store.load()).toBeNull()
  })
})
