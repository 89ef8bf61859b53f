import type { Funnel } from '@wildpath/contract'
import { honeypotName } from '@wildpath/page/lead-form'

import { openInbox } from './inbox.ts'
import { answersFor } from './test-browser.ts'
import { startTestProduct, type TestProduct } from './test-product.ts'

export type LeadStage = Awaited<ReturnType<typeof startLeadStage>>

const morning = new Date('2031-05-01T10:00:00Z')

/** A product whose time passes when it is told to; every scene begins on the same morning. */
export async function startLeadStage() {
  let now = morning
  const product = await startTestProduct({}, undefined, () => now)
  return {
    product,
    stop: product.stop,
    openScene(): Promise<LeadScene> {
      now = morning
      return openLeadScene(product)
    },
    pass(minutes: number): void {
      now = new Date(now.getTime() + minutes * 60_000)
    },
  }
}

export type LeadScene = Awaited<ReturnType<typeof openLeadScene>>

/** An owner with a published adventure, their inbox, and people who write. */
async function openLeadScene(product: TestProduct) {
  const { sql } = product.database
  const owner = product.openBrowser()
  await owner.signUp()
  const funnel = await owner.createFunnel()
  await owner.publish(funnel.id)
  const firstField = funnel.generated_content.landing_page.form_fields[0] ?? ''

  /** Sends a form from somewhere new, and answers the id of the lead. */
  async function sendTo(to: Funnel, answers: Record<string, string> = {}): Promise<string> {
    const form = { ...answersFor(to), ...answers }
    const sent = await product.openBrowser().sendForm(`/f/${to.slug}`, form)
    if (sent.status !== 303) throw new Error(`A form was answered with ${sent.status}`)
    const rows = await sql`select id from leads where funnel_id = ${to.id} order by id desc limit 1`
    return String(rows[0]?.['id'])
  }

  return {
    owner,
    funnel,
    inbox: openInbox(owner),
    sendTo,
    /** With this as the first answer. */
    send: (answer: string) => sendTo(funnel, { [firstField]: answer }),
    /** The same, as a robot that fills every field. */
    trap: (answer: string) => sendTo(funnel, { [firstField]: answer, [honeypotName]: 'filled' }),
    /** The second adventure of an owner who pays. */
    async createSecond(): Promise<Funnel> {
      await sql`update users set plan = 'explorer' where id = ${funnel.user_id}`
      const second = await owner.createFunnel({ business_name: 'High Camp' })
      await owner.publish(second.id)
      return second
    },
  }
}
