import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'

import { articleFiles } from '../article-files.ts'
import { helpTopics } from '../article.ts'
import { parseArticle } from '../reading/parse-article.ts'
import { readHelpArticles } from '../reading/read-help-articles.ts'
import { productValues } from '../testing/product-values.ts'

const articles = readHelpArticles(productValues)
const slugs = articles.map(({ slug }) => slug)

it('has every file of the folder, named after its slug, and each once', () => {
  const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.md'))
  expect(slugs.map((slug) => `${slug}.md`)).toEqual(files.toSorted())
  expect(slugs.length).toBeGreaterThanOrEqual(42)
})

it('has articles on every topic', () => {
  expect(helpTopics.filter((topic) => !articles.some((one) => one.topic === topic))).toEqual([])
})

it('leads from each article to others that exist, and to each from some other', () => {
  const related = articles.flatMap((article) => article.related)
  expect(related.filter((slug) => !slugs.includes(slug))).toEqual([])
  expect(articles.filter(({ slug, related: own }) => own.includes(slug))).toEqual([])
  expect(articles.filter((article) => article.related.length < 2)).toEqual([])
  expect(slugs.filter((slug) => !related.includes(slug))).toEqual([])
})

it('is short: 80 to 250 words', () => {
  const lengths = articles.map(
    ({ slug, body }) => `${slug}: ${body.match(/[\p{L}\d][^\s]*/gu)?.length}`,
  )
  const tooShortOrLong = lengths.filter((line) => {
    const count = Number(line.split(': ')[1])
    return count < 80 || count > 250
  })
  expect(tooShortOrLong).toEqual([])
})

it('tells no figure of its own: prices, limits and times come from the catalogue', () => {
  const figures = articleFiles.flatMap((file) => {
    const { slug, body, title, summary } = parseArticle(file)
    const told = [title, summary, body]
      .join('\n')
      .replace(/^\d+\. /gm, '')
      .replace(/\{\{.*?\}\}/g, '')
    return [...told.matchAll(/\S*\d\S*/g)].map(([figure]) => `${slug}: ${figure}`)
  })
  expect(figures).toEqual([])
})

it('has the plans of the catalogue for what is limited', () => {
  const named = new Set(articles.flatMap((article) => article.plans ?? []))
  expect([...named].toSorted()).toEqual(['expedition-leader', 'explorer'])
})

it('has the values in their places', () => {
  const plans = articles.find(({ slug }) => slug === 'plans-and-limits')
  expect(plans?.body).toContain('**Explorer** costs $29.99 a month')
  expect(plans?.body).toContain('**Base Camp** is free: one adventure')
  expect(plans?.body).toContain('tried free for 14 days')
  expect(
    articles.filter(({ body, title, summary }) => `${body}${title}${summary}`.includes('{{')),
  ).toEqual([])
})
