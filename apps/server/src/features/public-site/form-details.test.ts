import { type Funnel, funnelSchema } from '@wildpath/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { openInbox } from '../../testing/inbox.ts'
import { type TestBrowser } from '../../testing/test-browser.ts'
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts'

let product: TestProduct
let owner: TestBrowser
let funnel: Funnel
let path: string

const consent = 'You may keep my name & number until the trip.'
const form = {
  form_fields: ['Name', 'Email', 'Preferred date', 'Phone', 'Riders', 'Trip'],
  form_details: {
    fields: [
      { label: 'Preferred date', kind: 'date' },
      { label: 'Phone', kind: 'phone', is_required: false },
      { label: 'Riders', kind: 'number' },
      { label: 'Trip', kind: 'choice', options: ['Half day', 'Full day'] },
    ],
    consent: { text: consent, is_required: true },
  },
}
const answers = {
  'Name': 'Ana',
  'Email': 'ana@example.org',
  'Preferred date': '2031-07-24',
  'Riders': '4',
  'Trip': 'Full day',
}

beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.stop())

beforeEach(async () => {
  owner = product.openBrowser()
  await owner.signUp()
  funnel = await owner.createFunnel()
  path = `/f/${funnel.slug}`
  await owner.publish(funnel.id)
})

async function saveForm(changes: object): Promise<Response> {
  const { landing_page } = funnel.generated_content
  const answer = await owner.sendJson('PATCH', `/api/funnels/${funnel.id}`, {
    generated_content: { landing_page: { ...landing_page, ...changes } },
    baseRevision: funnel.revision,
  })
  if (!answer.ok) return answer
  funnel = funnelSchema.parse(await answer.clone().json())
  await owner.publish(funnel.id)
  return answer
}

const visit = async () => (await product.openBrowser().get(path)).text()
const send = (given: Record<string, string>) => product.openBrowser().sendForm(path, given)

function controlOf(html: string, name: string): string {
  return html.match(new RegExp(`<(?:input|select) [^>]*name="${name}"[^>]*>`))?.[0] ?? ''
}

describe('the form of a generated page', () => {
  it('asks what was just written with a calendar for a date and figures for a count', async () => {
    // Families would be asked for the ages of children as well.
    const another = product.openBrowser()
    await another.signUp()
    const friends = await another.createFunnel({ target_customer: 'Groups of friends' })
    expect(friends.generated_content.landing_page).toMatchObject({
      form_fields: ['Your name', 'Email', 'Preferred date', 'Number of people'],
      form_details: {
        fields: [
          { label: 'Preferred date', kind: 'date' },
          { label: 'Number of people', kind: 'number' },
        ],
      },
    })
    expect(controlOf(await visit(), 'Preferred date')).toContain('type="date"')
  })

  it('takes text for all but email where nothing is said of its fields', async () => {
    await saveForm({ form_fields: ['Name', 'Email', 'Preferred date'], form_details: undefined })
    await expect.poll(async () => controlOf(await visit(), 'Preferred date')).toMatch(/type="text"/)
    const html = await visit()
    expect(controlOf(html, 'Email')).toMatch(/required="".*type="email"/)
    expect(html).toContain('All fields are required.')
    expect((await send({ ...answers, 'Preferred date': 'any' })).status).toBe(303)
  })

  it('asks each question as its owner chose, and marks what may be left out', async () => {
    expect((await saveForm(form)).status).toBe(200)
    await expect
      .poll(async () =>
        (await visit()).includes('You may keep my name &amp; number until the trip.'),
      )
      .toBe(true)
    const html = await visit()
    expect(controlOf(html, 'Preferred date')).toMatch(/required="".*type="date"/)
    expect(controlOf(html, 'Riders')).toMatch(/type="number"/)
    expect(controlOf(html, 'Phone')).toMatch(/type="tel"/)
    expect(controlOf(html, 'Phone')).not.toContain('required')
    expect(html).toContain('Phone<span class="pg-optional"> (optional)</span>')
    const box = html.match(/<input [^>]*type="checkbox"[^>]*>/)?.[0]
    expect(box).toContain('required=""')
    expect(box).not.toContain('checked')
  })

  it('is refused without the consent, with the reason beside the box and the box unticked', async () => {
    await saveForm(form)
    await expect.poll(async () => (await visit()).includes('type="checkbox"')).toBe(true)
    const refused = await send(answers)
    expect(refused.status).toBe(422)
    const html = await refused.text()
    expect(html).toContain('>Please tick this box to go on</p>')
    expect(html.match(/<input [^>]*type="checkbox"[^>]*>/)?.[0]).not.toContain('checked')
    expect(html).toContain('value="2031-07-24"')
    expect((await send({ ...answers, [consent]: 'No' })).status).toBe(422)
  })

  it('does not tick a box that was left alone when the form comes back', async () => {
    const { form_details } = form
    await saveForm({
      ...form,
      form_details: { ...form_details, consent: { text: consent, is_required: false } },
    })
    await expect.poll(async () => (await visit()).includes('type="checkbox"')).toBe(true)
    const refused = await send({ ...answers, Riders: 'four' })
    const html = await refused.text()
    expect(html).toContain('Riders: Please enter a number')
    expect(html.match(/<input [^>]*type="checkbox"[^>]*>/)?.[0]).not.toContain('checked')
  })

  it('stores word for word what was agreed to, for inbox, search and table', async () => {
    await saveForm(form)
    await expect.poll(async () => (await visit()).includes('type="checkbox"')).toBe(true)
    expect((await send({ ...answers, [consent]: 'Yes' })).status).toBe(303)
    const inbox = openInbox(owner)
    const { leads } = await inbox.list()
    expect(leads.map(({ values }) => values)).toEqual([
      [
        { label: 'Name', value: 'Ana' },
        { label: 'Email', value: 'ana@example.org' },
        { label: 'Preferred date', value: '2031-07-24', kind: 'date' },
        { label: 'Phone', value: '', kind: 'phone' },
        { label: 'Riders', value: '4' },
        { label: 'Trip', value: 'Full day' },
        { label: consent, value: 'Yes', kind: 'consent' },
      ],
    ])
    expect((await inbox.list({ search: 'july 24' })).total).toBe(1)
    expect((await inbox.list({ search: '2031-07' })).total).toBe(1)
    expect((await inbox.list({ search: 'yes' })).total).toBe(0)
    const csv = await (await owner.get(`/api/leads.csv?funnel_id=${funnel.id}`)).text()
    expect(csv).toContain(`,Trip,${consent},`)
    expect(csv).toContain(',2031-07-24,,4,Full day,Yes,')
  })

  it('refuses details that no form could ask', async () => {
    const fields = [{ label: 'Boat', kind: 'colour' }]
    expect((await saveForm({ form_fields: ['Boat'], form_details: { fields } })).status).toBe(422)
  })
})

it.each([
  { 'content-type': 'application/x-www-form-urlencodedEVIL' },
  { 'content-type': 'application/x-www-form-urlencoded', 'content-encoding': 'gzip' },
])('a form is refused in a type or coding that nothing here reads: %j', async (headers) => {
  const browser = product.openBrowser()
  const body = new URLSearchParams(answers).toString()
  expect((await browser.send('POST', path, { body, headers })).status).toBe(415)
})

it('a form is read whatever else its type says', async () => {
  const headers = { 'content-type': 'Application/X-WWW-Form-URLencoded ; charset=UTF-8' }
  const body = new URLSearchParams(answers).toString()
  expect((await product.openBrowser().send('POST', path, { body, headers })).status).not.toBe(415)
})
