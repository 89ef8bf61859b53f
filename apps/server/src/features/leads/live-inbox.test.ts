import type { Funnel } from '@wildpath/contract'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'

import { openInbox } from '../../testing/inbox.ts'
import { openLiveEvents } from '../../testing/open-live-events.ts'
import { answersFor, type TestBrowser } from '../../testing/test-browser.ts'
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts'

let product: TestProduct

beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.stop())

async function openOwner(): Promise<{ owner: TestBrowser; funnel: Funnel }> {
  const owner = product.openBrowser()
  await owner.signUp()
  const funnel = await owner.createFunnel()
  await owner.publish(funnel.id)
  return { owner, funnel }
}

async function watch(browser: TestBrowser) {
  const events = await openLiveEvents(browser)
  onTestFinished(() => events.close())
  return events
}

const sendLead = (funnel: Funnel, through: TestProduct = product) =>
  through.openBrowser().sendForm(`/f/${funnel.slug}`, answersFor(funnel))
const newsOf = (funnel: Funnel) => ({ kind: 'leads-changed', funnel_id: funnel.id })

const beforeAnyBeat = 10_000

describe('live news of leads', () => {
  it('come to their owner and to nobody else', async () => {
    const [ana, bo] = [await openOwner(), await openOwner()]
    const [heardByAna, heardByBo] = [await watch(ana.owner), await watch(bo.owner)]
    expect(heardByAna.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    await sendLead(ana.funnel)
    expect(await heardByAna.next()).toEqual(newsOf(ana.funnel))
    await sendLead(bo.funnel)
    expect(await heardByBo.next()).toEqual(newsOf(bo.funnel))
  })

  it('come from another process too, in every open window', async () => {
    const second = await startTestProduct({}, product.connection)
    onTestFinished(() => second.stop())
    const { owner, funnel } = await openOwner()
    const windows = [await watch(owner), await watch(owner)]
    await sendLead(funnel, second)
    for (const window of windows) expect(await window.next()).toEqual(newsOf(funnel))
  })

  it(
    'end with the session, in every process and for nobody else',
    async () => {
      const second = await startTestProduct({}, product.connection)
      onTestFinished(() => second.stop())
      const { owner } = await openOwner()
      const session = (await (await owner.get('/api/session')).json()) as {
        user: { email: string }
      }
      const { email } = session.user
      const phone = second.openBrowser()
      await phone.sendJson('POST', '/api/auth/sign-in', { email, password: 'rapids1' })
      const [here, there] = [await watch(owner), await watch(phone)]
      const current = { current_password: 'rapids1', new_password: 'calmwater' }
      expect((await owner.sendJson('POST', '/api/account/password', current)).status).toBe(200)
      expect(await there.next()).toBeNull()
      await owner.sendJson('POST', '/api/auth/sign-out', {})
      expect(await here.next()).toBeNull()
    },
    beforeAnyBeat,
  )

  it(
    'end when the account is deleted',
    async () => {
      const { owner } = await openOwner()
      const events = await watch(owner)
      const deleted = await owner.sendJson('POST', '/api/account/delete', { password: 'rapids1' })
      expect(deleted.status).toBe(200)
      expect(await events.next()).toBeNull()
    },
    beforeAnyBeat,
  )

  it('tell of what the owner changes elsewhere', async () => {
    const { owner, funnel } = await openOwner()
    await sendLead(funnel)
    const inbox = openInbox(owner)
    const [lead] = (await inbox.list()).leads
    const events = await watch(owner)
    await inbox.change([lead?.id ?? ''], { kind: 'delete' })
    expect(await events.next()).toEqual(newsOf(funnel))
  })
})
