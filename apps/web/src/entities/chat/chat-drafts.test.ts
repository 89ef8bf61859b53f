import { describe, expect, it } from 'vitest'

import { createChatDrafts } from './chat-drafts.ts'

function buildStorage() {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

describe('drafts of chats', () => {
  it('are kept per chat and person, and gone once they are empty', () => {
    const storage = buildStorage()
    const drafts = createChatDrafts('ada', () => storage)
    drafts.write('one', 'To Ana')
    drafts.write('two', 'To Bo')
    const afterReload = createChatDrafts('ada', () => storage)
    expect([afterReload.read('one'), afterReload.read('two')]).toEqual(['To Ana', 'To Bo'])
    expect(createChatDrafts('eve', () => storage).read('one')).toBe('')
    drafts.write('one', '')
    expect(storage.kept.size).toBe(1)
    expect(createChatDrafts('ada', () => storage).read('one')).toBe('')
  })

  it('are kept while the tab lives where the browser keeps nothing', () => {
    const drafts = createChatDrafts('ada', () => {
      throw new Error('blocked')
    })
    expect(drafts.read('one')).toBe('')
    drafts.write('one', 'To Ana')
    expect(drafts.read('one')).toBe('To Ana')
  })
})
