import { api } from '@wildpath/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { rateLimits } from '../../limits.ts'
import { openPerson } from '../../testing/chat-scene.ts'
import { codeOf, type TestBrowser } from '../../testing/test-browser.ts'
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(async () => product.stop())

const vote = (browser: TestBrowser, slug: string, isHelpful: unknown) =>
  browser.sendJson('POST', `/api/help/${slug}/votes`, { isHelpful })

async function listFor(browser: TestBrowser) {
  const response = await browser.get('/api/admin/help-votes')
  return api.listHelpVotes.answer.parse(await response.json()).articles
}

it('adds up what readers say, and tells admins what helps least', async () => {
  const visitor = product.openBrowser()
  for (const isHelpful of [true, true, false]) await vote(visitor, 'spam', isHelpful)
  expect((await vote(visitor, 'photos', false)).status).toBe(200)
  // An earlier day, and an article that is gone.
  await product.database.sql`
    insert into help_votes (article, day, helpful, unhelpful)
    values ('spam', '2020-01-01', 4, 1), ('long-gone', '2020-01-01', 0, 9)`

  const { browser } = await openPerson(product, 'admin')
  const articles = await listFor(browser)
  expect(articles.map(({ slug, helpful, unhelpful }) => [slug, helpful, unhelpful])).toEqual([
    ['photos', 0, 1],
    ['spam', 6, 2],
  ])
})

it('takes a yes or a no for articles that exist, and nothing else', async () => {
  const visitor = product.openBrowser()
  const unknown = await vote(visitor, 'never-written', true)
  expect(await codeOf(unknown)).toEqual([404, 'not-found'])
  expect((await vote(visitor, 'spam', 'perhaps')).status).toBe(422)
})

it('counts so many of one network and no more', async () => {
  const visitor = product.openBrowser()
  const { limit } = rateLimits.helpVotesOfNetwork
  const votes = await Promise.all(
    Array.from({ length: limit + 1 }, () => vote(visitor, 'cancel', true)),
  )
  expect(votes.filter(({ status }) => status === 429)).toHaveLength(1)
  expect((await vote(product.openBrowser(), 'cancel', true)).status).toBe(200)
})
