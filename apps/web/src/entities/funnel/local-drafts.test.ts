import { describe, expect, it } from 'vitest'

import { createLocalDraftStore, clearLocalDrafts } from './local-drafts.ts'

function memoryStorage(entries: Record<string, string> = {}) {
  const map = new Map(Object.entries(entries))
  const storage: Storage = {
    get length() {
      return map.size
    },
    key: (index) => [...map.keys()][index] ?? null,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
    clear: () => map.clear(),
  }
  return () => storage
}

describe('local drafts', () => {
  it('come back as they were typed, with the revision they were typed over', () => {
    const storage = memoryStorage()
    createLocalDraftStore(storage, 'ana:1:business').save({ revision: 4, values: { name: 'Calm' } })
    expect(createLocalDraftStore(storage, 'ana:1:business').load()).toEqual({
      revision: 4,
      values: { name: 'Calm' },
    })
    expect(createLocalDraftStore(storage, 'ben:1:business').load()).toBeNull()
  })

  it('are gone once they are cleared', () => {
    const store = createLocalDraftStore(memoryStorage(), 'ana:1:business')
    store.save({ revision: 4, values: {} })
    store.clear()
    expect(store.load()).toBeNull()
  })

  it.each(['', '{', 'null', '{"values":{}}', '{"revision":0,"values":{}}'])(
    'are none in the entry %o',
    (entry) => {
      const storage = memoryStorage({ 'unsaved-edits:here': entry })
      expect(createLocalDraftStore(storage, 'here').load()).toBeNull()
    },
  )

  it('are not kept where the browser has no storage, and nothing breaks', () => {
    const store = createLocalDraftStore(() => {
      throw new Error('denied')
    }, 'here')
    store.save({ revision: 1, values: {} })
    expect(store.load()).toBeNull()
  })

  it('are all forgotten at a sign-out, and nothing else is', () => {
    const storage = memoryStorage({ theme: 'dark' })
    createLocalDraftStore(storage, 'ana:1:business').save({ revision: 4, values: {} })
    createLocalDraftStore(storage, 'ana:2:landing-page').save({ revision: 1, values: {} })
    clearLocalDrafts(storage)
    expect(storage().length).toBe(1)
    expect(storage().getItem('theme')).toBe('dark')
  })
})
