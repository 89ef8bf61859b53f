import { afterEach, expect, it, vi } from 'vitest'

import { setDocumentTitle, setTitleCount } from './document-title.ts'

afterEach(() => vi.unstubAllGlobals())

it('keeps the count of every source in front of the title when the screen changes', () => {
  const page = { title: 'Wildpath' }
  vi.stubGlobal('document', page)
  setTitleCount('chats', 2)
  expect(page.title).toBe('(2) Wildpath')
  setDocumentTitle('Leads · Wildpath')
  expect(page.title).toBe('(2) Leads · Wildpath')
  setTitleCount('leads', 1)
  expect(page.title).toBe('(3) Leads · Wildpath')
  setTitleCount('chats', 0)
  setTitleCount('leads', 0)
  expect(page.title).toBe('Leads · Wildpath')
})
