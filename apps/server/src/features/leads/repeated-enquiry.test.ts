import { leadListSchema } from '@wildpath/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { createOwner, leaveLead, linkIn } from '../../testing/follow-up-scenes.ts'
import { openInbox } from '../../testing/inbox.ts'
import {
  type ProductWithEmailServer,
  startProductWithEmailServer,
} from '../../testing/product-with-email-server.ts'

const minuteMs = 60_000
const dayMs = 1440 * minuteMs
const email = 'mia@example.org'

let scene: ProductWithEmailServer
let owner: Awaited<ReturnType<typeof createOwner>>
let inbox: ReturnType<typeof openInbox>
let leadId: string

beforeAll(async () => {
  scene = await startProductWithEmailServer()
})
afterAll(() => scene.stop())

beforeEach(async () => {
  owner = await createOwner(scene.product)
  inbox = openInbox(owner.browser)
  leadId = (await leaveLead(scene.product, owner.funnel, { email })).id
  await scene.product.runJobs()
})

const sendAgain = () => leaveLead(scene.product, owner.funnel, { email })
const alerts = () =>
  scene.emailServer.mailsTo(owner.email).filter(({ subject }) => subject.startsWith('New lead'))
const emailsToLead = () =>
  scene.emailServer
    .mailsTo(email)
    .map(({ headers }) => String(headers['message-id']))
    .filter((key) => key.includes(leadId))

describe('a form that is sent again', () => {
  it('within 10 minutes stays the same enquiry', async () => {
    await inbox.update(leadId, { status: 'lost' })
    await scene.pass(10 * minuteMs - 1)
    await sendAgain()
    await scene.pass(0)
    expect(await inbox.read(leadId)).toMatchObject({
      status: 'lost',
      submissions: 2,
      earlier_enquiries: [],
    })
    expect(alerts()).toHaveLength(1)
  })

  it.each(['lost', 'contacted'])('after 10 minutes reopens a %s lead', async (status) => {
    const first = scene.now().toISOString()
    await inbox.update(leadId, { status, replied: true })
    await scene.pass(10 * minuteMs)
    await sendAgain()
    await sendAgain()
    await scene.pass(0)
    expect(await inbox.read(leadId)).toMatchObject({
      status: 'new',
      replied_at: null,
      first_response_at: null,
      submissions: 3,
      created_at: first,
      enquired_at: scene.now().toISOString(),
      earlier_enquiries: [first],
    })
    expect(alerts()).toHaveLength(2)
    expect(alerts()[1]?.text).toContain('filled in the form of Blue Canyon Rafting Funnel again')
    expect(alerts()[1]?.text).toContain('They first wrote on')
  })

  it('keeps a booked lead booked, and still alerts the owner', async () => {
    await inbox.update(leadId, { status: 'booked' })
    await scene.pass(20 * minuteMs)
    await sendAgain()
    await scene.pass(0)
    expect((await inbox.read(leadId)).status).toBe('booked')
    expect(alerts()).toHaveLength(2)
  })

  it('moves the lead to the top of the inbox, page by page', async () => {
    await scene.pass(minuteMs)
    const later = await leaveLead(scene.product, owner.funnel, { email: 'bo@example.org' })
    await scene.pass(11 * minuteMs)
    await sendAgain()
    const first = await inbox.list({ limit: '1' })
    expect(first.leads.map(({ id }) => id)).toEqual([leadId])
    const second = await inbox.list({ limit: '1', before: first.next ?? '' })
    expect(second.leads.map(({ id }) => id)).toEqual([later.id])
    expect(second.next).toBeNull()
    const file = await (await owner.browser.get('/api/leads.csv')).text()
    expect(file.match(/mia@|bo@/g)).toEqual(['mia@', 'bo@'])
  })

  it('counts as one lead in the numbers', async () => {
    await scene.pass(dayMs)
    await sendAgain()
    const { stats } = await owner.browser.readFunnel(owner.funnel.id)
    expect(stats.leads).toBe(1)
    const list = leadListSchema.parse(await (await owner.browser.get('/api/leads')).json())
    expect(list.total).toBe(1)
  })

  it('stays in quarantine if the owner marked it as spam', async () => {
    await inbox.change([leadId], { kind: 'spam' })
    await scene.pass(dayMs)
    await sendAgain()
    await scene.pass(0)
    expect(await inbox.read(leadId)).toMatchObject({ quarantined: true, earlier_enquiries: [] })
    expect(alerts()).toHaveLength(1)
  })
})

describe('the follow-ups of a repeated enquiry', () => {
  const passDays = async (days: number) => {
    for (let day = 0; day < days; day += 1) await scene.pass(dayMs)
  }

  it('continue if the sequence is not over', async () => {
    await passDays(1)
    await sendAgain()
    await passDays(5)
    expect(emailsToLead()).toHaveLength(3)
  })

  it('start over after the sequence is over', async () => {
    await passDays(30)
    expect(emailsToLead()).toHaveLength(3)
    await sendAgain()
    await scene.pass(0)
    expect(emailsToLead()).toHaveLength(4)
    await passDays(3)
    expect(emailsToLead()).toHaveLength(6)
    expect(new Set(emailsToLead()).size).toBe(6)
  })

  it('do not start over for a person who unsubscribed', async () => {
    await passDays(30)
    const link = new URL(linkIn(scene.emailServer.mailsTo(email).at(-1)))
    await scene.product.openBrowser().send('POST', link.pathname)
    await sendAgain()
    await passDays(3)
    expect(emailsToLead()).toHaveLength(3)
  })

  it('do not start over within a day of the last email', async () => {
    await passDays(2)
    await scene.pass(60 * minuteMs)
    await sendAgain()
    await passDays(3)
    expect(emailsToLead()).toHaveLength(3)
  })
})
