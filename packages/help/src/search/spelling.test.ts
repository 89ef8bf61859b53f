import { expect, it } from 'vitest'

import { readHelpArticles } from '../reading/read-help-articles.ts'
import { productValues } from '../testing/product-values.ts'
import { createSpelling } from './spelling.ts'

const mended = createSpelling(readHelpArticles(productValues))

it('mends a missing, a wrong and a further letter', () => {
  expect(mended('publsh')).toBe('publish')
  expect(mended('traning for my guides')).toBe('training for my guides')
  expect(mended('regenrate')).toBe('regenerate')
})

it('mends two letters that changed places, in shorter words, too', () => {
  expect(mended('my emial')).toBe('my email')
  expect(mended('own domian')).toBe('own domain')
})

it('leaves words as they are that are known, short, or like none of ours', () => {
  for (const text of ['unpublish', 'trip', 'shopify', 'wetsuit', 'winter']) {
    expect(mended(text)).toBe(text)
  }
})
