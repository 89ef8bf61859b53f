import type { Funnel } from '@wildpath/contract'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'

import { findOnPath, findTlsTool } from '../../scripts/tls-tools/find-tls-tool.mjs'
import { newVisitor } from '../support/browser.ts'
import { rafting } from '../support/owner.ts'
import { newStranger, sendLeadForm, signUp } from '../support/people.ts'
import { buyPlan } from '../support/sandbox-payments.ts'
import { openTlsScene, productDomain, type TlsScene } from '../support/tls/scene.ts'

const caddy = findTlsTool('caddy')
const pebble = findTlsTool('pebble')
const missing = [
  ...(caddy === null ? ['caddy'] : []),
  ...(pebble === null ? ['pebble'] : []),
  ...(findOnPath('openssl') === null ? ['openssl'] : []),
].join(' and ')
const remedy = `Not tried over HTTPS: ${missing} not installed (npm run install:tls-tools fetches Caddy and pebble)`
// Whoever reads the results sees it, whatever reports them.
if (missing !== '') console.warn(remedy)

const zone = 'blue-canyon.test'
const host = `www.${zone}`

let scene: TlsScene

describe('the product on the internet', () => {
  beforeAll(async () => {
    if (missing !== '' || caddy === null || pebble === null) return
    scene = await openTlsScene({ caddy, pebble, freshData: inject('freshData') })
  })
  afterAll(async () => {
    if (missing === '') await scene.stop()
  })

  it('serves an owner’s page at their own domain over HTTPS, from the records to the lead', async ({
    skip,
  }) => {
    if (missing !== '') return skip(remedy)
    const owner = await newVisitor(scene.browser)
    await signUp(owner, scene.url)
    await buyPlan(owner, scene.url, { plan: 'explorer' })
    const funnel = await publishFunnel(owner)

    // The records of somebody who has mistyped one, and does not know of the other.
    await scene.dns.setZone(zone, ['@ A 127.0.0.1', 'www CNAME shops.elsewhere.test'])
    await owner.goto(`${scene.url}/dashboard`)
    const card = owner.getByRole('article', { name: funnel.title })
    await card.getByRole('button', { name: 'Domain Settings' }).click()
    const dialog = owner.getByRole('dialog', { name: 'Domain Settings' })
    await dialog.getByRole('textbox', { name: 'Custom domain' }).fill(host)
    await dialog.getByRole('button', { name: 'Add Domain' }).click()
    const verify = dialog.getByRole('button', { name: 'Verify' })
    await verify.click()
    await dialog.getByRole('listitem').getByText('shops.elsewhere.test').first().waitFor()
    // Nobody proved the domain, so it gets no certificate.
    await expect(scene.visit(host)).rejects.toThrow('alert')
    expect(scene.authority.wasAskedFor(host)).toBe(false)

    const proof = await dialog
      .getByText(/^wildpath-verification=/)
      .first()
      .textContent()
    await scene.dns.setZone(zone, [
      '@ A 127.0.0.1',
      `www CNAME funnels.${productDomain}`,
      `_wildpath TXT ${proof}`,
    ])
    await verify.click()
    await dialog.getByText('Verified', { exact: true }).waitFor()

    // The first visitor brings the certificate about.
    expect(scene.authority.wasAskedFor(host)).toBe(false)
    const first = await scene.visit(host)
    expect(first.status).toBe(200)
    expect(first.body).toContain('Blue Canyon Rafting')
    expect(first.certificate).toEqual({ names: `DNS:${host}`, isTrusted: true })
    expect(scene.authority.wasAskedFor(host)).toBe(true)
    // They may move away, to a place without HTTPS.
    expect(first.headers['strict-transport-security']).toBeUndefined()

    const stranger = await newStranger(scene.browser)
    await stranger.goto(`https://${host}:${scene.port}/`)
    await sendLeadForm(stranger, { name: 'Robin Vale', email: 'robin@example.com' })
    await stranger.waitForURL(`https://${host}:${scene.port}/thank-you*`)

    await owner.goto(`${scene.url}/funnel/${funnel.id}?tab=leads`)
    await owner.getByText('Robin Vale').first().waitFor()
  })

  it('leads visitors of a verified domain to HTTPS, and from its other name to the one that serves', async ({
    skip,
  }) => {
    if (missing !== '') return skip(remedy)
    const plain = await scene.visitPlainly(host, '/?from=poster')
    expect([plain.status, plain.headers['location']]).toEqual([308, `https://${host}/?from=poster`])

    const apex = await scene.visit(zone, '/?from=poster')
    expect([apex.status, apex.headers['location']]).toEqual([
      301,
      `https://${host}:${scene.port}/?from=poster`,
    ])
    expect(apex.headers['strict-transport-security']).toBeUndefined()
  })

  it('gets no certificate for a host that nobody verified, and does not even ask for one', async ({
    skip,
  }) => {
    if (missing !== '') return skip(remedy)
    await scene.dns.setZone('stranger.test', ['@ A 127.0.0.1'])
    await expect(scene.visit('stranger.test')).rejects.toThrow('alert')
    expect(scene.authority.wasAskedFor('stranger.test')).toBe(false)
  })

  it('has its own certificate before anybody comes, and tells browsers to stay with HTTPS', async ({
    skip,
  }) => {
    if (missing !== '') return skip(remedy)
    const own = await scene.visit(`app.${productDomain}`)
    expect(own.status).toBe(200)
    expect(own.headers['strict-transport-security']).toBe('max-age=31536000')
    // What Caddy asks is nobody else's business.
    const asked = await scene.visit(`app.${productDomain}`, `/tls/ask?domain=${host}`)
    expect(asked.status).toBe(404)
  })
})

/** By requests of the screen itself: only the browser knows where the hosts are. */
async function publishFunnel(owner: Page): Promise<Funnel> {
  const [status, funnel] = await owner.evaluate(async (business) => {
    const send = (method: string, path: string, body: object) =>
      fetch(path, {
        method,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    const created = await send('POST', '/api/funnels', { business_info: business })
    const { id } = (await created.json()) as { id: string }
    const published = await send('PUT', `/api/funnels/${id}/publication`, { isPublic: true })
    return [published.status, (await published.json()) as unknown] as const
  }, rafting)
  expect(status).toBe(200)
  return funnel as Funnel
}
