import { describe, expect, it } from 'vitest'

import { readHelpArticles } from '../reading/read-help-articles.ts'
import { productValues } from '../testing/product-values.ts'
import { createHelpSearch } from './create-help-search.ts'

const { answer } = createHelpSearch(readHelpArticles(productValues))

function slugOf(text: string, before?: string): string {
  const found = answer(text, before === undefined ? {} : { before })
  return found.kind === 'answer' ? found.slug : 'unknown'
}

const domain = 'How do I use my own domain?'
const leads = 'where do i see my leads'

describe('a question after another one', () => {
  it.each([
    [domain, 'And what does it need?', 'own-domain'],
    [domain, 'how do i remove it', 'own-domain'],
    [domain, 'and on godaddy?', 'dns-records'],
    [leads, 'how do i answer one', 'reply-to-a-lead'],
    [leads, 'can I download them', 'export-leads'],
    ['how do i add photos', 'how big can they be', 'photos'],
    ['delete my adventure', 'for how long', 'delete-and-restore'],
    ['can my page be in german', 'which other ones', 'page-language'],
    ['How do I publish?', 'it does not work', 'cannot-publish'],
  ])('%s, then %s', (before, text, slug) => {
    expect(slugOf(text, before)).toBe(slug)
  })

  it.each([
    ['How do I publish?', 'and on my own domain?', 'own-domain'],
    ['how do i add photos', 'and my logo?', 'logo-and-colors'],
    [leads, 'is it possible to export', 'export-the-page'],
    ['delete my adventure', 'can I add photos to it', 'photos'],
    [leads, 'who won the world cup', 'unknown'],
    [domain, 'can guests pay with it', 'unknown'],
  ])('that speaks of another thing stands alone: %s, then %s', (before, text, slug) => {
    expect(slugOf(text, before)).toBe(slug)
  })

  it('is told the passage that it asks for', () => {
    const passageOf = (text: string, before?: string) => {
      const found = answer(text, before === undefined ? {} : { before })
      return found.kind === 'answer' ? found.passage : ''
    }
    const first = passageOf('delete my adventure')
    const then = passageOf('can I get it back', 'delete my adventure')
    expect(then).not.toBe('')
    expect(then).not.toBe(first)
  })
})
