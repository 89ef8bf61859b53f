import { randomUUID } from 'node:crypto'

import { type Funnel, leadDetailSchema, sessionSchema } from '@wildpath/contract'

import type { Mail } from './read-email.ts'
import { answersFor } from './test-browser.ts'
import type { TestProduct } from './test-product.ts'

const followUpTexts = ['One', 'Two', 'Three'].map(
  (word) => `Subject: ${word} from {business}\n\nHi {name},\n\n${word}: {offer}.`,
)

/** Somebody with a public funnel and three follow-ups. */
export async function createOwner(product: TestProduct) {
  const browser = product.openBrowser()
  const { email } = await browser.signUp()
  const { user } = sessionSchema.parse(await (await browser.get('/api/session')).json())
  await product.database.sql`update users set email_verified = true where email = ${email}`
  const funnel = await browser.createFunnel()
  await browser.sendJson('PATCH', `/api/funnels/${funnel.id}`, {
    generated_content: { follow_up_emails: followUpTexts },
    baseRevision: funnel.revision,
  })
  await browser.publish(funnel.id)
  return {
    browser,
    email,
    userId: user?.id ?? '',
    funnel: await browser.readFunnel(funnel.id),
    /** As the owner sees them. */
    async followUpsOf(leadId: string) {
      const answer = await browser.get(`/api/leads/${leadId}`)
      return leadDetailSchema.parse(await answer.json()).follow_ups
    },
  }
}

/** Fills in the public form. */
export async function leaveLead(
  product: TestProduct,
  funnel: Funnel,
  { email = `${randomUUID()}@example.org`, name = 'Mia Flint' } = {},
): Promise<{ id: string; email: string }> {
  const answers = Object.fromEntries(
    Object.entries(answersFor(funnel)).map(([label, value]) => [
      label,
      /email/i.test(label) ? email : /name/i.test(label) ? name : value,
    ]),
  )
  const sent = await product.openBrowser().sendForm(`/f/${funnel.slug}`, answers)
  if (sent.status !== 303) throw new Error(`The form was answered with ${sent.status}`)
  const [row] = await product.database.sql`
    select id from leads where funnel_id = ${funnel.id} and email = ${email.toLowerCase()}
    order by created_at desc, id desc limit 1`
  return { id: String(row?.['id']), email: email.toLowerCase() }
}

/** The unsubscribe link of a follow-up, as its reader finds it below the text. */
export function linkIn(mail: Mail | undefined): string {
  return /https?:\/\/\S+\/unsubscribe\/[\w-]+/.exec(mail?.text ?? '')?.[0] ?? 'no link'
}
