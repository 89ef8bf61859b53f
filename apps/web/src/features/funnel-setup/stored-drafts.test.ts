import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { demoDraft, draftOf, clearDrafts, clearStoredDemoDraft } from './stored-drafts.ts'

const stored = new Map<string, string>()
const localStorage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
}

beforeEach(() => {
  Object.assign(globalThis, { window: { localStorage } })
})

afterEach(() => {
  stored.clear()
  demoDraft.clear()
  Reflect.deleteProperty(globalThis, 'window')
})

describe('stored drafts', () => {
  it('store nothing of what is typed in demo mode', () => {
    demoDraft.save({ business_name: 'Cedar Falls' })
    expect(demoDraft.load()?.business_name).toBe('Cedar Falls')
    expect([...stored.keys()]).toEqual([])
  })

  it('forget what an earlier version stored of a demo, and nothing else', () => {
    stored.set('new-funnel-draft:demo', '{}')
    draftOf('maya').save({ business_name: 'Cedar Falls' })
    clearStoredDemoDraft()
    expect([...stored.keys()]).toEqual(['new-funnel-draft:maya'])
  })

  it('are gone for the person who signs out, and stay for others', () => {
    draftOf('maya').save({ business_name: 'Cedar Falls' })
    draftOf('noah').save({ business_name: 'Birch Lodge' })
    demoDraft.save({ business_name: 'Sample' })
    clearDrafts('maya')
    expect([...stored.keys()]).toEqual(['new-funnel-draft:noah'])
    expect(demoDraft.load()).toBeNull()
  })
})
