import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { createOwner, leaveLead, linkIn } from '../../testing/follow-up-scenes.ts'
import {
  type ProductWithEmailServer,
  startProductWithEmailServer,
} from '../../testing/product-with-email-server.ts'

const dayMs = 86_400_000

let scene: ProductWithEmailServer
let product: ProductWithEmailServer['product']
let emailServer: ProductWithEmailServer['emailServer']
let pass: ProductWithEmailServer['pass']
let messagesTo: ProductWithEmailServer['messagesTo']

beforeAll(async () => {
  scene = await startProductWithEmailServer()
  ;({ product, emailServer, pass, messagesTo } = scene)
})
afterAll(() => scene.stop())

describe('unsubscribing', () => {
  it('with the link between the first email and the second stops both that are left', async () => {
    const { funnel, followUpsOf } = await createOwner(product)
    const { id, email } = await leaveLead(product, funnel)
    await product.runJobs()
    const link = linkIn(emailServer.mailsTo(email)[0])
    const path = new URL(link).pathname
    const visitor = product.openBrowser()
    const asked = await visitor.get(path)
    expect([asked.status, await asked.text()]).toEqual([
      200,
      expect.stringContaining(
        '<form method="post"><button type="submit">Unsubscribe</button></form>',
      ),
    ])
    expect((await followUpsOf(id))[1]?.state).toBe('scheduled')
    const done = await visitor.sendForm(path, {})
    expect([done.status, await done.text()]).toEqual([
      200,
      expect.stringContaining('You are unsubscribed'),
    ])
    expect((await visitor.sendForm(path, {})).status).toBe(200)

    expect((await followUpsOf(id)).map(({ stopped_because }) => stopped_because)).toEqual([
      null,
      'unsubscribed',
      'unsubscribed',
    ])
    await pass(dayMs)
    await pass(dayMs)
    expect(messagesTo(email)).toHaveLength(1)
  })

  it('is told of in the language that the emails are written in', async () => {
    const { funnel, browser } = await createOwner(product)
    const landing_page = { ...funnel.generated_content.landing_page, language: 'de' }
    const saved = await browser.sendJson('PATCH', `/api/funnels/${funnel.id}`, {
      generated_content: { landing_page },
      baseRevision: funnel.revision,
    })
    expect(saved.status).toBe(200)
    await browser.publish(funnel.id)
    const { email } = await leaveLead(product, funnel)
    await product.runJobs()
    const [mail] = emailServer.mailsTo(email)
    expect(mail?.text).toMatch(/am \d+\. \p{L}+ 2026 an Blue Canyon Rafting geschrieben/u)
    expect(mail?.html).toContain('>Abmelden</a>')
    const { pathname } = new URL(linkIn(mail))
    const asked = await (await product.openBrowser().get(pathname)).text()
    expect(asked).toContain('<html lang="de">')
    expect(asked).toContain('<button type="submit">Abmelden</button>')
    const done = await (await product.openBrowser().sendForm(pathname, {})).text()
    expect(done).toContain('Sie sind abgemeldet')
  })

  it('with one click of a mail program works from anywhere, without a cookie', async () => {
    const { funnel, browser } = await createOwner(product)
    const { email } = await leaveLead(product, funnel)
    await product.runJobs()
    const answer = await fetch(
      product.url + new URL(linkIn(emailServer.mailsTo(email)[0])).pathname,
      {
        method: 'POST',
        body: 'List-Unsubscribe=One-Click',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'origin': 'https://mail.example.com',
        },
      },
    )
    expect(answer.status).toBe(200)
    expect(await (await browser.get('/api/suppressions')).json()).toMatchObject({
      suppressions: [{ email, reason: 'unsubscribed' }],
    })
    await pass(dayMs)
    expect(messagesTo(email)).toHaveLength(1)
  })

  it('holds when the lead comes again, and when the owner would undo it', async () => {
    const { funnel, browser } = await createOwner(product)
    const { email } = await leaveLead(product, funnel)
    await product.runJobs()
    await product
      .openBrowser()
      .sendForm(new URL(linkIn(emailServer.mailsTo(email)[0])).pathname, {})
    const removal = await browser.sendJson('POST', '/api/suppressions/removals', { email })
    expect(removal.status).toBe(409)
    const again = await leaveLead(product, funnel, { email, name: 'Again' })
    await pass(dayMs)
    expect(again.email).toBe(email)
    expect(messagesTo(email)).toHaveLength(1)
  })

  it('works for a lead and a funnel that were deleted since', async () => {
    const { funnel, browser } = await createOwner(product)
    const { email } = await leaveLead(product, funnel)
    await product.runJobs()
    const path = new URL(linkIn(emailServer.mailsTo(email)[0])).pathname
    await browser.sendJson('DELETE', `/api/funnels/${funnel.id}`)
    expect((await product.openBrowser().sendForm(path, {})).status).toBe(200)
    expect(await (await browser.get('/api/suppressions')).json()).toMatchObject({
      suppressions: [{ email, reason: 'unsubscribed' }],
    })
  })

  it('is nothing that a made-up link can do', async () => {
    const answer = await product.openBrowser().sendForm('/unsubscribe/bm90IGEgdG9rZW4', {})
    expect([answer.status, await answer.text()]).toEqual([
      404,
      expect.stringContaining('This link does not work'),
    ])
  })
})
