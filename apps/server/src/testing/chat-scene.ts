import { randomUUID } from 'node:crypto'

import { type Chat, chatSchema, type ChatThread, chatThreadSchema } from '@wildpath/contract'

import type { TestBrowser } from './test-browser.ts'
import type { TestProduct } from './test-product.ts'

/** A chat as one of its sides uses it. */
export function openChat(browser: TestBrowser) {
  return {
    async start(): Promise<Chat> {
      return chatSchema.parse(await (await browser.sendJson('POST', '/api/chats')).json())
    },
    send: (chatId: string, text: string, more: object = {}) =>
      browser.sendJson('POST', `/api/chats/${chatId}/messages`, {
        id: randomUUID(),
        text,
        ...more,
      }),
    async read(chatId: string, query = ''): Promise<ChatThread> {
      const answer = await browser.get(`/api/chats/${chatId}/messages${query}`)
      return chatThreadSchema.parse(await answer.json())
    },
    async textsOf(chatId: string): Promise<string[]> {
      return (await this.read(chatId)).messages.map(({ text }) => text)
    },
    act: (chatId: string, action: string, body: object = {}) =>
      browser.sendJson('POST', `/api/chats/${chatId}/${action}`, body),
  }
}

/** Somebody who has signed up, and with 'admin' answers for the product. */
export async function openPerson(product: TestProduct, plan: 'free' | 'admin' = 'free') {
  const browser = product.openBrowser()
  const { email } = await browser.signUp()
  // The background email references the user, so it would wait on row locks that tests hold.
  await product.settleSignUpEmails()
  await product.database.sql`update users set plan = ${plan} where email = ${email}`
  const [user] = await product.database.sql`select id from users where email = ${email}`
  return { browser, email, id: String(user?.['id']), chats: openChat(browser) }
}
