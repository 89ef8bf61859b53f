import type { Funnel } from '@wildpath/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { TestBrowser } from '../../testing/test-browser.ts'
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts'
import { visitHost } from '../../testing/visit-host.ts'

const productUrl = 'https://app.wild.test'
let product: TestProduct
let owner: TestBrowser
let funnel: Funnel

beforeAll(async () => {
  product = await startTestProduct({ PUBLIC_URL: productUrl, PRODUCT_DOMAIN: 'wild.test' })
  owner = product.openBrowser()
  await owner.signUp()
  funnel = await owner.createFunnel()
  await owner.publish(funnel.id)
  await product.database.sql`update users set plan = 'explorer' where id = ${funnel.user_id}`
  await publishTranslations({
    de: { isShown: true, texts: german },
    he: { isShown: true, texts: { 'Raft the canyon': 'שיט בקניון' } },
    fr: { isShown: false, texts: { 'Raft the canyon': 'Le canyon en raft' } },
  })
})
afterAll(() => product.stop())

const german = {
  'Raft the canyon': 'Durch den Canyon',
  'Your name': 'Ihr Name',
  'Raft': 'Floß',
  'Thanks for writing': 'Danke für Ihre Nachricht',
  'Not on the page': 'Nicht auf der Seite',
}
const pageOf = (translations: object) => ({
  version: 3,
  title: 'Raft the canyon',
  language: 'en',
  sections: [
    { id: 'hero', type: 'hero', content: { title: 'Raft the canyon' } },
    {
      id: 'form',
      type: 'lead-form',
      content: {
        title: 'Ready to Get Started?',
        fields: [
          { label: 'Your name' },
          { label: 'Email', kind: 'email' },
          { label: 'Boat', kind: 'choice', options: ['Raft', 'Kayak'], isRequired: false },
        ],
      },
    },
  ],
  translations,
})

async function readFunnel(): Promise<Funnel> {
  return (await (await owner.get(`/api/funnels/${funnel.id}`)).json()) as Funnel
}

async function savePage(pageBuilderData: object) {
  const { revision: baseRevision } = await readFunnel()
  return owner.sendJson('PATCH', `/api/funnels/${funnel.id}/page`, {
    pageBuilderData,
    usesPageBuilder: true,
    baseRevision,
  })
}

async function publishTranslations(translations: object): Promise<void> {
  const { generated_content, revision: baseRevision } = await readFunnel()
  const thank_you_page = {
    ...generated_content.thank_you_page,
    headline: 'Thanks for writing',
  }
  const change = { generated_content: { ...generated_content, thank_you_page }, baseRevision }
  expect((await owner.sendJson('PATCH', `/api/funnels/${funnel.id}`, change)).status).toBe(200)
  expect((await savePage(pageOf(translations))).status).toBe(200)
}

async function visit(path: string, host?: string) {
  const answer = await visitHost(product.url, {
    host: host ?? 'app.wild.test',
    path: host === undefined ? `/f/${funnel.slug}${path}` : path,
  })
  return {
    status: answer.status,
    location: answer.headers.get('location'),
    body: await answer.text(),
  }
}

describe('a page in additional languages', () => {
  it('has its own URL in each language and links them for search engines', async () => {
    await expect.poll(async () => (await visit('/de')).status).toBe(200)
    const { body } = await visit('/de')
    expect(body).toContain('<html lang="de">')
    expect(body).toContain('Durch den Canyon')
    expect(body).toContain('Interesse geweckt?')
    expect(body).toContain('<meta property="og:locale" content="de_DE"/>')
    const home = `${productUrl}/f/${funnel.slug}`
    expect(body).toContain(`<link rel="canonical" href="${home}/de"/>`)
    for (const page of [body, (await visit('')).body]) {
      expect(page.match(/<link rel="alternate"[^>]*>/g)).toEqual([
        `<link rel="alternate" hrefLang="en" href="${home}"/>`,
        `<link rel="alternate" hrefLang="de" href="${home}/de"/>`,
        `<link rel="alternate" hrefLang="he" href="${home}/he"/>`,
        `<link rel="alternate" hrefLang="x-default" href="${home}"/>`,
      ])
    }
    expect((await visit('')).body).toContain(`<link rel="canonical" href="${home}"/>`)
    expect((await visit('/he')).body).toContain('<html lang="he" dir="rtl">')
  })

  it('links to its languages, each named in that language', async () => {
    const { body } = await visit('/de')
    const [nav = ''] = /<nav class="pg-languages".*?<\/nav>/.exec(body) ?? []
    expect(nav).toContain('aria-label="Sprachen"')
    expect(nav).toContain(`<li lang="en"><a href="/f/${funnel.slug}" hrefLang="en">English</a>`)
    expect(nav).toContain('<span aria-current="true">Deutsch</span>')
    expect(nav).toContain(
      `<li lang="he" dir="rtl"><a href="/f/${funnel.slug}/he" hrefLang="he">עברית</a>`,
    )
    expect(nav).not.toContain('rançais')
  })

  it.each([
    ['/fr', ''],
    ['/en', ''],
    ['/EN?utm_source=ad', '?utm_source=ad'],
    ['/pt-BR/thank-you', '/thank-you'],
  ])('redirects %s, which it does not offer, to its own language', async (path, home) => {
    const { status, location } = await visit(path)
    expect([status, location]).toEqual([301, `/f/${funnel.slug}${home}`])
  })

  it.each(['/xx', '/deu', '/de/fr', '/de/share.jpg', '/%64e', '/<script>', '/__proto__'])(
    'returns 404 for %s',
    async (path) => {
      expect((await visit(path)).status).toBe(404)
    },
  )

  it("responds to forms in the visitor's language and stores answers in the page's own language", async () => {
    const visitor = product.openBrowser()
    const refused = await visitor.sendForm(`/f/${funnel.slug}/de`, {
      'Ihr Name': 'Marta',
      'E-Mail': 'marta@',
    })
    expect(refused.status).toBe(422)
    expect(await refused.text()).toContain('Bitte geben Sie eine gültige E-Mail-Adresse ein')
    const sent = await visitor.sendForm(`/f/${funnel.slug}/DE`, {
      'Ihr Name': 'Marta',
      'E-Mail': 'marta@example.com',
      'Boat': 'Floß',
    })
    expect([sent.status, sent.headers.get('location')]).toEqual([
      303,
      `/f/${funnel.slug}/de/thank-you`,
    ])
    const thanks = (await visit('/de/thank-you')).body
    expect(thanks).toContain('<html lang="de">')
    expect(thanks).toContain('Danke für Ihre Nachricht')
    expect(thanks).toContain(`href="/f/${funnel.slug}/he/thank-you"`)
    const [lead] = await product.database.sql`
      select values from leads where funnel_id = ${funnel.id}`
    expect(lead?.['values']).toEqual([
      { label: 'Your name', value: 'Marta' },
      { label: 'Email', value: 'marta@example.com' },
      { label: 'Boat', value: 'Raft' },
    ])
  })

  it('removes translations of texts that are not on the pages', async () => {
    const { pageBuilderData } = await readFunnel()
    expect(pageBuilderData?.['translations']).toMatchObject({ fr: { isShown: false } })
    expect(JSON.stringify(pageBuilderData)).not.toContain('Nicht auf der Seite')
  })

  it.each([
    ['a path as a language', { '../admin': {} }],
    ['markup as a language', { '"><script>': {} }],
    ['more than three languages', { de: {}, fr: {}, es: {}, it: {} }],
    ['a translation that is too long', { de: { texts: { Raft: 'x'.repeat(20_001) } } }],
  ])('rejects %s', async (_, translations) => {
    const refused = await savePage(pageOf(translations))
    expect(refused.status).toBe(422)
    expect(await refused.text()).toContain('translations')
  })

  it("lists the languages that visitors can choose in the app's sitemap", async () => {
    const response = await visitHost(product.url, { host: 'app.wild.test', path: '/sitemap.xml' })
    const addresses = (await response.text()).match(/<loc>[^<]*\/f\/[^<]*/g)
    expect(addresses).toEqual(
      ['', '/de', '/he'].map((path) => `<loc>${productUrl}/f/${funnel.slug}${path}`),
    )
  })

  it('serves each language on a custom domain and lists it in the sitemap', async () => {
    const host = 'www.canyon-languages.example'
    await product.database.sql`insert into site_hosts (host, funnel_id, role, is_verified)
      values (${host}, ${funnel.id}, 'primary', true)`
    await product.database.sql`update funnels set custom_domain = ${host}, domain_verified = true,
      primary_host = ${host} where id = ${funnel.id}`
    await expect.poll(async () => (await visit('/', host)).status).toBe(200)
    const { body } = await visit('/de', host)
    expect(body).toContain(`<link rel="canonical" href="https://${host}/de"/>`)
    expect(body).toContain('<a href="/" hrefLang="en">English</a>')
    expect((await visit('/de/thank-you', host)).body).toContain('Danke für Ihre Nachricht')
    const { status, location } = await visit('/fr', host)
    expect([status, location]).toEqual([301, '/'])
    expect((await visit('/xx', host)).status).toBe(404)
    const siteMap = (await visit('/sitemap.xml', host)).body
    expect(siteMap.match(/<loc>[^<]*/g)).toEqual([
      `<loc>https://${host}/`,
      `<loc>https://${host}/de`,
      `<loc>https://${host}/he`,
    ])
  })
})
