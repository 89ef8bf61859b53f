import { expect, it } from 'vitest'

import { worstFirst } from './worst-first.ts'

it('puts what helps the fewest of its readers first, and what more readers say so of', () => {
  const of = (slug: string, helpful: number, unhelpful: number) => {
    return { slug, title: slug, helpful, unhelpful }
  }
  const articles = [of('good', 9, 0), of('half', 5, 5), of('bad', 0, 2), of('worst', 0, 3)]
  expect(worstFirst(articles).map(({ slug }) => slug)).toEqual(['worst', 'bad', 'half', 'good'])
})
