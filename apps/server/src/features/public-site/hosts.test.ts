import type { Funnel } from '@wildpath/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { answersFor, type TestBrowser } from '../../testing/test-browser.ts'
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts'
import { visitHost } from '../../testing/visit-host.ts'

const productUrl = 'https://app.wild.test'
let product: TestProduct
let owner: TestBrowser
let funnel: Funnel

beforeAll(async () => {
  product = await startTestProduct({
    PUBLIC_URL: productUrl,
    PRODUCT_DOMAIN: 'wild.test',
    PREVIEW_HOSTS: 'preview.example.net',
  })
})
afterAll(() => product.stop())

beforeEach(async () => {
  owner = product.openBrowser()
  await owner.signUp()
  funnel = await owner.createFunnel()
  await owner.publish(funnel.id)
  await setPlan('explorer')
})

const setPlan = (plan: string) =>
  product.database.sql`update users set plan = ${plan} where id = ${funnel.user_id}`
const get = (host: string, path = '/') => visitHost(product.url, { host, path })
const claim = (domain: string) =>
  owner.sendJson('PUT', `/api/funnels/${funnel.id}/domain`, { domain })

/** As the check of right records leaves it: `host` serves, `other` sends its visitors there. */
async function connect(host: string, other: string | null = null): Promise<void> {
  const { sql } = product.database
  await sql`insert into site_hosts (host, funnel_id, role, is_verified)
    values (${host}, ${funnel.id}, 'primary', true)`
  if (other !== null) {
    await sql`insert into site_hosts (host, funnel_id, role, is_verified)
      values (${other}, ${funnel.id}, 'other', true)`
  }
  await sql`update funnels set custom_domain = ${host}, domain_verified = true, primary_host = ${host}
    where id = ${funnel.id}`
  await expect.poll(async () => (await get(host)).status).toBe(200)
}

let number = 0
const freshHost = () => `www.canyon-${(number += 1)}.example`

describe("the product's own hosts", () => {
  it.each([
    'app.wild.test',
    'APP.wild.test.',
    'wild.test:443',
    'www.wild.test',
    'preview.example.net',
    'localhost:3000',
    '127.0.0.1',
    '[::1]:3000',
    'balancer',
  ])('show the product at %s', async (host) => {
    expect((await get(host, '/api/session')).status).toBe(200)
  })

  it('show a page at its slug alone, and leave what is none to the product', async () => {
    const page = await get('app.wild.test', `/${funnel.slug}`)
    expect(page.status).toBe(200)
    expect(await page.text()).toContain(
      `<link rel="canonical" href="${productUrl}/f/${funnel.slug}"/>`,
    )
    expect((await get('app.wild.test', `/${funnel.slug}/thank-you`)).status).toBe(404)
    const unknown = await get('app.wild.test', '/no-such-slug')
    expect([unknown.status, unknown.headers.get('content-type')]).toEqual([
      404,
      'application/json; charset=utf-8',
    ])
    await owner.publish(funnel.id, false)
    await expect.poll(async () => (await get('app.wild.test', `/${funnel.slug}`)).status).toBe(404)
  })

  it('take the form of a page at its slug alone', async () => {
    const sent = await visitHost(product.url, {
      host: 'app.wild.test',
      path: `/${funnel.slug}`,
      form: answersFor(funnel),
    })
    expect([sent.status, sent.headers.get('location')]).toEqual([
      303,
      `/f/${funnel.slug}/thank-you`,
    ])
  })
})

describe('a subdomain of the product', () => {
  it('shows the page whose slug is its label, whoever owns it', async () => {
    await setPlan('free')
    const page = await get(`${funnel.slug}.wild.test`)
    expect(page.status).toBe(200)
    expect(await page.text()).toContain(
      `<link rel="canonical" href="${productUrl}/f/${funnel.slug}"/>`,
    )
  })

  it('shows the page of the owner who has the label, before one with such a slug', async () => {
    const label = `river-${funnel.id.slice(-8)}`
    expect((await claim(`${label}.wild.test`)).status).toBe(200)
    const other = product.openBrowser()
    await other.signUp()
    const theirs = await other.createFunnel({ business_name: 'Other Boats' })
    await other.sendJson('PUT', `/api/funnels/${theirs.id}/slug`, { slug: label })
    const html = await (await get(`${label}.wild.test`)).text()
    expect(html).toContain('Blue Canyon Rafting')
    expect(html).toContain(`<link rel="canonical" href="https://${label}.wild.test/"/>`)
    // A label that somebody has is theirs, also while their page is private.
    await owner.publish(funnel.id, false)
    await expect.poll(async () => (await get(`${label}.wild.test`)).status).toBe(404)
  })

  it('never guesses: neither parts of a name nor ids nor labels of two parts', async () => {
    for (const label of [funnel.slug.slice(0, -1), funnel.id, `www.${funnel.slug}`, 'blue']) {
      const answer = await get(`${label}.wild.test`)
      const html = await answer.text()
      expect([label, answer.status]).toEqual([label, 404])
      expect(html).toContain('Site Not Found')
      expect(html).toContain('This domain is not configured or the funnel is not published.')
      expect(html).toContain(`${label}.wild.test`)
    }
    expect(await (await get('nobody.wild.test')).text()).toContain(
      'Funnel not found for this subdomain',
    )
  })
})

describe("an owner's domain", () => {
  it('shows the page at its root and at the slug, and its parts and files', async () => {
    const host = freshHost()
    await connect(host)
    for (const path of ['/', `/${funnel.slug}`, `/f/${funnel.slug}`]) {
      const page = await get(host, path)
      expect([path, page.status]).toEqual([path, 200])
      const html = await page.text()
      expect(html).toContain(`<link rel="canonical" href="https://${host}/"/>`)
      expect(html).toMatch(/action="\/[#"]/)
      expect(html).toMatch(
        new RegExp(`property="og:image" content="https://${host}/share.png\\?v=`),
      )
    }
    expect((await get(host, '/thank-you')).status).toBe(200)
    expect((await get(host, '/share.png')).headers.get('content-type')).toBe('image/png')
    expect(await (await get(host, '/sitemap.xml')).text()).toContain(`<loc>https://${host}/</loc>`)
    expect(await (await get(host, '/robots.txt')).text()).toContain(
      `Sitemap: https://${host}/sitemap.xml`,
    )
    expect((await get(host)).headers.get('strict-transport-security')).toBeNull()
  })

  it('is the address that the product names: canonical, lists, sitemap, export', async () => {
    const host = freshHost()
    await connect(host)
    const page = await get('app.wild.test', `/f/${funnel.slug}`)
    expect(await page.text()).toContain(`<link rel="canonical" href="https://${host}/"/>`)
    expect((await owner.readFunnel(funnel.id)).public_url).toBe(`https://${host}/`)
    const siteMap = await (await get('app.wild.test', '/sitemap.xml')).text()
    expect(siteMap).not.toContain(funnel.slug)
    const exported = await owner.get(`/api/funnels/${funnel.id}/export`)
    expect(await exported.text()).toContain(`<link rel="canonical" href="https://${host}/"/>`)
  })

  it('shows nothing else of the product, and no other page', async () => {
    const host = freshHost()
    await connect(host)
    const other = product.openBrowser()
    await other.signUp()
    const theirs = await other.createFunnel({ business_name: 'Other Boats' })
    await other.publish(theirs.id)
    for (const path of [
      '/dashboard',
      '/api/session',
      '/auth/login',
      '/tls/ask?domain=x.example',
      '/metrics',
      `/f/${theirs.slug}`,
      `/${theirs.slug}`,
      '/a/b',
    ]) {
      const answer = await get(host, path)
      expect([path, answer.status, answer.headers.getSetCookie()]).toEqual([path, 404, []])
      const html = await answer.text()
      expect(html).toContain('doesn&#x27;t exist or may have been moved.')
      expect(html).toContain('href="/"')
    }
  })

  it('takes leads at every host of the page, and at no other', async () => {
    const [host, other] = [freshHost(), freshHost()]
    await connect(host, other)
    const send = (to: string, path: string, tag: string) =>
      visitHost(product.url, { host: to, path, form: answersFor(funnel, tag) })
    expect((await send(host, '/', 'one')).headers.get('location')).toBe('/thank-you')
    expect((await send(other, '/', 'two')).headers.get('location')).toBe(
      `https://${host}/thank-you`,
    )
    expect((await send('app.wild.test', `/f/${funnel.slug}`, 'three')).status).toBe(303)
    expect((await send(freshHost(), '/', 'four')).status).toBe(404)
    expect((await send(freshHost(), `/f/${funnel.slug}`, 'four')).status).toBe(404)
    expect((await send('nobody.wild.test', `/f/${funnel.slug}`, 'four')).status).toBe(404)
    expect((await owner.readFunnel(funnel.id)).stats.leads).toBe(3)
  })

  it('takes no form that stands on another website, and any of its own or of the product', async () => {
    const host = freshHost()
    await connect(host)
    const send = (origin: string, tag: string) =>
      visitHost(product.url, { host, form: answersFor(funnel, tag), headers: { origin } })
    expect((await send('https://evil.test', 'one')).status).toBe(403)
    expect((await send(`https://${host}`, 'two')).status).toBe(303)
    expect((await send('null', 'three')).status).toBe(303)
    expect((await send(productUrl, 'four')).status).toBe(303)
    expect((await owner.readFunnel(funnel.id)).stats.leads).toBe(3)
  })

  it('sends visitors of its other host on, with what they asked for', async () => {
    const [host, other] = [freshHost(), freshHost()]
    await connect(host, other)
    const moved = await get(other, '/thank-you?a=1')
    expect([moved.status, moved.headers.get('location')]).toEqual([
      301,
      `https://${host}/thank-you?a=1`,
    ])
    expect((await get(other)).headers.get('location')).toBe(`https://${host}/`)
  })

  it('sends visitors to the public link while the plan has no domains, and takes leads', async () => {
    const host = freshHost()
    await connect(host)
    await setPlan('free')
    const home = `${productUrl}/f/${funnel.slug}`
    await expect.poll(async () => (await get(host)).headers.get('location')).toBe(home)
    expect((await owner.readFunnel(funnel.id)).public_url).toBe(home)
    const sent = await visitHost(product.url, { host, form: answersFor(funnel) })
    expect(sent.headers.get('location')).toBe(`${home}/thank-you`)
  })

  it('is not found while the page is private, and says which domain it is', async () => {
    const host = freshHost()
    await connect(host)
    await owner.publish(funnel.id, false)
    await expect.poll(async () => (await get(host)).status).toBe(404)
    const html = await (await get(host)).text()
    expect(html).toContain('Funnel not found for this domain')
    expect(html).toContain(host)
  })

  it('is gone from every process as soon as it is removed from the table', async () => {
    const host = freshHost()
    await connect(host)
    const second = await startTestProduct(
      { PUBLIC_URL: productUrl, PRODUCT_DOMAIN: 'wild.test' },
      product.connection,
    )
    const statusElsewhere = async () => (await visitHost(second.url, { host })).status
    await expect.poll(statusElsewhere).toBe(200)
    await product.database.sql`delete from site_hosts where host = ${host}`
    await expect.poll(statusElsewhere).toBe(404)
    await second.stop()
  })
})

describe('a host that nobody has', () => {
  it.each([
    'evil.test',
    'wild.test.evil.example',
    'xn--bcher-kva.example',
    'a'.repeat(300) + '.example',
  ])('is answered %s: Site Not Found', async (host) => {
    const answer = await get(host, '/')
    expect(answer.status).toBe(404)
    expect(await answer.text()).toContain('Site Not Found')
  })

  it('gets the fonts that its message is written in', async () => {
    const html = await (await get('evil.test')).text()
    const [font = ''] = /\/page-fonts\/[\w.-]+/.exec(html) ?? []
    const answer = await get('evil.test', font)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'font/woff2'])
  })

  it('is shown as text, whatever it holds', async () => {
    const html = await (await get('<b>x.example')).text()
    expect(html).not.toContain('<b>x')
  })

  it('says that the process is well, for balancers', async () => {
    expect((await get('node-7.internal.example', '/healthz')).status).toBe(200)
  })
})

describe('whoever asks whether to get a certificate', () => {
  const ask = async (domain: string) =>
    (await get('127.0.0.1', `/tls/ask?domain=${encodeURIComponent(domain)}`)).status

  it('hears yes for hosts that are served, in any spelling, and no for all others', async () => {
    const host = freshHost()
    await connect(host)
    const label = `lake-${funnel.id.slice(-8)}`
    expect([await ask(host), await ask(`${host.toUpperCase()}.`)]).toEqual([200, 200])
    expect([await ask('evil.test'), await ask(''), await ask('app.wild.test')]).toEqual([
      404, 404, 404,
    ])
    expect(await ask(`${label}.wild.test`)).toBe(404)
    await claim(`${label}.wild.test`)
    await expect.poll(() => ask(`${label}.wild.test`)).toBe(200)
  })
})
