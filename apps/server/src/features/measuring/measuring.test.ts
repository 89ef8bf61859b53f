import type { Funnel } from '@wildpath/contract'
import { honeypotName, measuringField } from '@wildpath/page/lead-form'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { answersFor, type TestBrowser } from '../../testing/test-browser.ts'
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts'

let product: TestProduct
let owner: TestBrowser
let funnel: Funnel
let path: string

beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.stop())

const address = '/api/account/measuring'
const none = {
  meta_pixel_id: '',
  google_tag_id: '',
  google_conversion_label: '',
  tiktok_pixel_id: '',
  privacy_policy_url: '',
}
const meta = { ...none, meta_pixel_id: '1234567890123456' }

const google = { mode: 'sandbox', isOn: false, problem: null }
const server = { mode: 'live', token: { state: 'none' }, recent: [] }

const givePlan = (plan: string) =>
  product.database.sql`update users set plan = ${plan} where id = ${funnel.user_id}`

beforeEach(async () => {
  owner = product.openBrowser()
  await owner.signUp()
  funnel = await owner.createFunnel()
  path = `/f/${funnel.slug}`
  await owner.publish(funnel.id)
  await givePlan('explorer')
})

const save = (accounts: object) => owner.sendJson('PUT', address, accounts)
const pageFor = async (browser = product.openBrowser()) => browser.get(path)

/** The page as strangers get it, once it asks them. */
async function measuredPage(): Promise<Response> {
  expect((await save(meta)).status).toBe(200)
  await expect.poll(async () => (await (await pageFor()).text()).includes('pg-ask')).toBe(true)
  return pageFor()
}

describe('the accounts at ad platforms', () => {
  it('add a privacy policy link to pages', async () => {
    expect((await save({ ...meta, privacy_policy_url: 'not an address' })).status).toBe(422)
    await save({ ...meta, privacy_policy_url: 'rafting.example/privacy' })
    await expect
      .poll(async () => (await (await pageFor()).text()).match(/class="pg-policy"[^>]*/g)?.length)
      .toBe(2)
    expect(await (await pageFor()).text()).toContain('href="https://rafting.example/privacy"')
  })

  it('are kept, said to be in use, and taken away again', async () => {
    expect(await (await owner.get(address)).json()).toEqual({
      accounts: none,
      isInUse: false,
      server,
      google,
    })
    const tag = { google_tag_id: 'AW-123456789', google_conversion_label: 'AbC-D_efG-h12' }
    const accounts = { ...meta, ...tag, tiktok_pixel_id: 'C4A1B2C3D4E5F6G7H8I9' }
    expect(await (await save(accounts)).json()).toEqual({ accounts, isInUse: true, server, google })
    expect(await (await owner.get(address)).json()).toEqual({
      accounts,
      isInUse: true,
      server,
      google,
    })
    expect(await (await save(none)).json()).toEqual({
      accounts: none,
      isInUse: false,
      server,
      google,
    })
  })

  it.each([
    { meta_pixel_id: '1234' },
    { meta_pixel_id: "1234567890123456');alert(1)//" },
    { google_tag_id: 'GTM-AB12CD3' },
    { google_tag_id: 'AW-123456789\nG-AB12CD34EF' },
    { google_conversion_label: 'AbC-D_efG-h12' },
    { google_tag_id: 'G-AB12CD34EF', google_conversion_label: 'AbC-D_efG-h12' },
    { tiktok_pixel_id: 'c4a1b2c3d4e5f6g7h8i9' },
  ])('are refused where they are none: %j', async (wrong) => {
    const answer = await save({ ...none, ...wrong })
    expect(answer.status).toBe(422)
    expect(await (await owner.get(address)).json()).toMatchObject({ accounts: none })
  })

  it('need a plan, rest without it, and can be taken away on any', async () => {
    await save(meta)
    await givePlan('free')
    expect(await (await owner.get(address)).json()).toMatchObject({
      accounts: meta,
      isInUse: false,
    })
    const refused = await save({ ...meta, tiktok_pixel_id: 'C4A1B2C3D4E5F6G7H8I9' })
    expect([refused.status, await refused.json()]).toMatchObject([
      403,
      { error: { code: 'measuring-needs-plan' } },
    ])
    await expect.poll(async () => (await (await pageFor()).text()).includes('pg-ask')).toBe(false)
    expect((await save(none)).status).toBe(200)
  })
})

describe('a published page', () => {
  it('is the same to the byte before and after its owner measured', async () => {
    const before = await pageFor()
    const bytes = await before.text()
    expect(bytes).not.toContain('pg-ask')
    expect(before.headers.get('content-security-policy')).toContain("connect-src 'self'")
    await measuredPage()
    await save(none)
    await expect
      .poll(async () => (await pageFor()).headers.get('etag'))
      .toBe(before.headers.get('etag'))
    expect(await (await pageFor()).text()).toBe(bytes)
  })

  it('opens its policy to the hosts of the platforms in use alone, and keeps them from our API', async () => {
    const policy = (await measuredPage()).headers.get('content-security-policy') ?? ''
    const directives = new Map(
      policy.split('; ').map((line) => [line.split(' ', 1)[0], line.split(' ').slice(1)]),
    )
    expect(
      directives.get('script-src')?.filter((source) => !source.startsWith("'sha256-")),
    ).toEqual(['https://connect.facebook.net'])
    expect(directives.get('connect-src')).toEqual([
      'http://localhost:3000/robots.txt',
      'https://connect.facebook.net',
      'https://www.facebook.com',
    ])
    expect(directives.has('frame-src')).toBe(false)
    expect(directives.get('default-src')).toEqual(["'none'"])
  })

  it('brings no platform to whoever is signed in, nor into a file of it', async () => {
    const measured = await measuredPage()
    const own = await pageFor(owner)
    expect(await own.text()).not.toMatch(/pg-ask|facebook/)
    expect(own.headers.get('content-security-policy')).not.toContain('facebook')
    const thankYou = await owner.get(`${path}/thank-you`)
    expect(await thankYou.text()).not.toMatch(/pg-ask|facebook/)
    expect(await (await owner.get(`/api/funnels/${funnel.id}/export`)).text()).not.toMatch(
      /pg-ask|facebook/,
    )
    // A cache between asks again, and is told which of the two it is.
    expect(own.headers.get('etag')).not.toBe(measured.headers.get('etag'))
  })
})

describe('a form that is sent', () => {
  const agreed = 'choice=agreed&fbclid=IwAR0click'

  async function send(fields: Record<string, string>, headers: Record<string, string> = {}) {
    const body = new URLSearchParams({ ...answersFor(funnel), ...fields })
    const visitor = product.openBrowser()
    const answer = await visitor.send('POST', path, { body, headers })
    return { status: answer.status, location: answer.headers.get('location') }
  }
  const consents = async () =>
    (
      await product.database.sql`
        select id, measuring_consent as consent from leads where funnel_id = ${funnel.id}`
    ).map((row) => [row['id'], row['consent']])

  it('goes on with the lead’s id after a yes', async () => {
    await measuredPage()
    const { location } = await send({ [measuringField]: agreed })
    const [[id, consent] = []] = await consents()
    expect(consent).toBe('agreed')
    expect(location).toBe(`${path}/thank-you#lead=${String(id)}`)
    // The same lead again is the same event.
    expect(await send({ [measuringField]: agreed })).toEqual({ status: 303, location })
  })

  it.each([
    [{}, {}, 'unanswered'],
    [{ [measuringField]: 'choice=declined' }, {}, 'declined'],
    [{ [measuringField]: 'choice=yes' }, {}, 'unanswered'],
    [{ [measuringField]: 'agreed' }, {}, 'unanswered'],
    [{ [measuringField]: agreed }, { 'sec-gpc': '1' }, 'declined'],
  ])('tells nobody anything without one: %j %j', async (fields, headers, consent) => {
    await measuredPage()
    expect(await send(fields, headers)).toEqual({ status: 303, location: `${path}/thank-you` })
    expect((await consents()).map(([, said]) => said)).toEqual([consent])
  })

  it('takes the last word, and silence for none', async () => {
    await measuredPage()
    await send({ [measuringField]: agreed })
    await send({})
    expect((await consents()).map(([, said]) => said)).toEqual(['agreed'])
    await send({ [measuringField]: 'choice=declined' })
    expect((await consents()).map(([, said]) => said)).toEqual(['declined'])
  })

  it('is no event where the lead is held back, or the owner measures nothing', async () => {
    await measuredPage()
    const spam = await send({ [measuringField]: agreed, [honeypotName]: 'https://spam.example' })
    expect(spam).toEqual({ status: 303, location: `${path}/thank-you` })
    await save(none)
    await expect.poll(async () => (await (await pageFor()).text()).includes('pg-ask')).toBe(false)
    const email = { Email: 'other@example.com' }
    expect((await send({ ...email, [measuringField]: agreed })).location).toBe(`${path}/thank-you`)
    expect(new Set((await consents()).map(([, said]) => said))).toEqual(new Set(['agreed', null]))
  })
})
