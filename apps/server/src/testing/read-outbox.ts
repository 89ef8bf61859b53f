import { api, type OutboxEmail } from '@wildpath/contract'

import type { TestProduct } from './test-product.ts'

/** What the outbox shows on the product's own machine: everybody's emails, newest first. */
export async function readOutbox({ url }: TestProduct): Promise<OutboxEmail[]> {
  const answer = await fetch(url + api.listOutbox.path)
  return api.listOutbox.answer.parse(await answer.json()).emails
}
