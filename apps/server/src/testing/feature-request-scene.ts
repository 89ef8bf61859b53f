import {
  api,
  type FeatureRequest,
  type FeatureRequestQuery,
  featureRequestSchema,
  type PlanKey,
} from '@wildpath/contract'

import { openPerson } from './chat-scene.ts'
import type { TestBrowser } from './test-browser.ts'
import type { TestProduct } from './test-product.ts'

/** Somebody on a plan, in front of the board. */
export async function openWisher(
  product: TestProduct,
  plan: PlanKey = 'free',
  name = 'Ana Rivers',
) {
  const person = await openPerson(product)
  await product.database.sql`
    update users set plan = ${plan}, name = ${name} where id = ${person.id}`
  return { ...person, board: openBoard(person.browser) }
}

/** The board as somebody who is signed in uses it. */
function openBoard(browser: TestBrowser) {
  const read = async (answer: Promise<Response>): Promise<FeatureRequest> =>
    featureRequestSchema.parse(await (await answer).json())
  return {
    tryToPropose: (title: string, purpose = 'To save time') =>
      browser.sendJson('POST', '/api/feature-requests', { title, purpose }),
    propose(title: string, purpose?: string) {
      return read(this.tryToPropose(title, purpose))
    },
    tryToVote: (number: number, has_voted = true) =>
      browser.sendJson('PUT', `/api/feature-requests/${number}/vote`, { has_voted }),
    vote(number: number, hasVoted?: boolean) {
      return read(this.tryToVote(number, hasVoted))
    },
    change: (number: number, title: string) =>
      browser.sendJson('PATCH', `/api/feature-requests/${number}`, { title, purpose: 'To test' }),
    remove: (number: number) => browser.send('DELETE', `/api/feature-requests/${number}`),
    find: (number: number) => read(browser.get(`/api/feature-requests/${number}`)),
    async list(query: FeatureRequestQuery = {}) {
      const params = new URLSearchParams()
      for (const [name, value] of Object.entries(query)) params.set(name, String(value))
      const answer = await browser.get(`/api/feature-requests?${params.toString()}`)
      return api.listFeatureRequests.answer.parse(await answer.json())
    },
    async titles(query: FeatureRequestQuery = {}) {
      return (await this.list(query)).requests.map(({ title }) => title)
    },
    async similar(title: string) {
      const answer = await browser.get(
        `/api/feature-requests/similar?title=${encodeURIComponent(title)}`,
      )
      const { requests } = api.findSimilarFeatureRequests.answer.parse(await answer.json())
      return requests.map((request) => request.title)
    },
    /** As an admin. */
    answer: (number: number, status: string, words = '') =>
      browser.sendJson('PATCH', `/api/admin/feature-requests/${number}`, { status, answer: words }),
    merge: (number: number, into: number) =>
      browser.sendJson('POST', `/api/admin/feature-requests/${number}/merge`, { into }),
  }
}
