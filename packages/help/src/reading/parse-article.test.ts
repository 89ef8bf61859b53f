import { describe, expect, it } from 'vitest'

import { productValues } from '../testing/product-values.ts'
import { fillValues } from './help-values.ts'
import { parseArticle } from './parse-article.ts'

const head = {
  slug: 'publish',
  title: 'Publish: how it goes',
  summary: 'Put it online.',
  topic: 'publishing',
  screens: '/funnel/:id, /dashboard',
  related: 'share',
  words: 'go live, online',
}

describe('an article', () => {
  it('is front matter and Markdown', () => {
    expect(parseArticle(fileOf(head))).toEqual({
      slug: 'publish',
      title: 'Publish: how it goes',
      summary: 'Put it online.',
      topic: 'publishing',
      screens: ['/funnel/:id', '/dashboard'],
      plans: null,
      related: ['share'],
      words: ['go live', 'online'],
      body: 'Press **Publish**.',
    })
  })

  it('may be limited to plans', () => {
    expect(parseArticle(fileOf({ ...head, plans: 'explorer, expedition-leader' })).plans).toEqual([
      'explorer',
      'expedition-leader',
    ])
  })

  it('says what is wrong with its file', () => {
    const { title: _, ...untitled } = head
    expect(() => parseArticle(fileOf(untitled))).toThrow('publish has no title')
    expect(() => parseArticle(fileOf({ ...head, topic: 'weather' }))).toThrow(
      'unknown topic: weather',
    )
    expect(() => parseArticle('# Publish')).toThrow('No front matter')
  })
})

describe('a value', () => {
  it('takes the place of its name', () => {
    expect(fillValues('{{explorer.label}}: {{explorer.price}}', productValues)).toBe(
      'Explorer: $29.99',
    )
  })

  it('is known, or the article is wrong', () => {
    expect(() => fillValues('{{weather}}', productValues)).toThrow('No value is called weather')
    expect(() => fillValues('{{constructor}}', productValues)).toThrow(
      'No value is called constructor',
    )
  })
})

function fileOf(fields: Record<string, string>): string {
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`)
  return ['---', ...lines, '---', '', 'Press **Publish**.', ''].join('\n')
}
