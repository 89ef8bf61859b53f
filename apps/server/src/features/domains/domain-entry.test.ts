import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { codeOf } from '../../testing/test-browser.ts'
import { type DomainOwner, type DomainStage, startDomainStage } from './testing/domain-stage.ts'

let stage: DomainStage
let owner: DomainOwner

beforeAll(async () => {
  stage = await startDomainStage()
})
afterAll(() => stage.stop())
beforeEach(async () => {
  owner = await stage.openOwner()
})
afterEach(() => stage.clear())

describe('what somebody enters', () => {
  it.each([
    ['abc', 422, 'domain-invalid'],
    ['a b.com', 422, 'domain-invalid'],
    ['http://', 422, 'domain-invalid'],
    ['203.0.113.7', 422, 'domain-invalid'],
    ['printer.local', 422, 'domain-invalid'],
    ['-bad.wild.test', 422, 'subdomain-invalid'],
    ['wild.test', 422, 'subdomain-invalid'],
    ['a.b.wild.test', 422, 'subdomain-invalid'],
    ['xn--a.com', 422, 'domain-invalid'],
    ['www.xn--.com', 422, 'domain-invalid'],
    ['co.uk', 422, 'domain-unusable'],
    ['github.io', 422, 'domain-unusable'],
    ['', 422, 'missing-fields'],
    ['   ', 422, 'missing-fields'],
  ])('%j is refused', async (domain, status, code) => {
    expect(await codeOf(await owner.enter(domain))).toEqual([status, code])
  })

  it('names the product’s domain where a subdomain is wrong', async () => {
    const answer = await owner.enter('-bad.wild.test')
    const { error } = (await answer.json()) as { error: { message: string } }
    expect(error.message).toBe(
      'Please enter a valid subdomain of the product domain (e.g., yourname.wild.test)',
    )
  })

  it.each([
    ['example.com', 'example.com', ['example.com', 'www.example.com']],
    ['https://www.example.com/trips?x=1', 'www.example.com', ['www.example.com', 'example.com']],
    ['Shop.Example.COM.', 'shop.example.com', ['shop.example.com']],
    ['example.co.uk', 'example.co.uk', ['example.co.uk', 'www.example.co.uk']],
    ['bücher.de', 'xn--bcher-kva.de', ['xn--bcher-kva.de', 'www.xn--bcher-kva.de']],
    [' a.com ', 'a.com', ['a.com', 'www.a.com']],
  ])('%j is claimed as %s', async (entered, domain, hosts) => {
    const claimed = await owner.claim(entered)
    expect([claimed.domain, claimed.hosts.map(({ host }) => host)]).toEqual([domain, hosts])
    expect([claimed.status, claimed.isContested]).toEqual(['pending', false])
    const name = hosts.length === 2 ? 'www' : 'shop'
    expect(claimed.instructions).toEqual({ type: 'CNAME', name, target: 'funnels.wild.test' })
  })

  it('shows names of other scripts both ways', async () => {
    const claimed = await owner.claim('bücher.de')
    expect([claimed.domain, claimed.displayName]).toEqual(['xn--bcher-kva.de', 'bücher.de'])
  })

  it('needs a plan that has domains', async () => {
    const free = await stage.openOwner({ plan: 'free' })
    expect(await codeOf(await free.enter('name.wild.test'))).toEqual([403, 'subdomain-needs-plan'])
    expect(await codeOf(await free.enter('example.com'))).toEqual([403, 'domain-needs-plan'])
    for (const plan of ['explorer', 'expedition-leader', 'admin']) {
      const paid = await stage.openOwner({ plan })
      expect((await paid.enter(stage.freshZone())).status).toBe(200)
    }
  })
})
