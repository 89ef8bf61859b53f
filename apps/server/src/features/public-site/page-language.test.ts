import type { Funnel } from '@wildpath/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { TestBrowser } from '../../testing/test-browser.ts'
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts'

let product: TestProduct
let owner: TestBrowser

beforeAll(async () => {
  product = await startTestProduct()
  owner = product.openBrowser()
  await owner.signUp()
})
afterAll(() => product.stop())

describe('a page whose texts are Hebrew', () => {
  it('is in Hebrew and read from the right if the owner wrote Hebrew', async () => {
    const hebrew = product.openBrowser()
    await hebrew.signUp()
    const { id, slug } = await hebrew.createFunnel({
      business_name: 'רפטינג הירדן',
      product_service: 'שיט רפטינג בנהר הירדן עם מדריכים מוסמכים',
      target_customer: 'משפחות וקבוצות חברים שמבקרות בגליל בקיץ',
      main_offer: 'חצי יום של שיט ב-200 שקלים לאדם',
    })
    await hebrew.publish(id)
    const read = async () => (await product.openBrowser().get(`/f/${slug}`)).text()
    await expect.poll(read).toContain('<html lang="he" dir="rtl">')
    const page = await read()
    const [, title = ''] = /<title>(.*?)<\/title>/.exec(page) ?? []
    expect(title.split('רפטינג הירדן')).toHaveLength(2)
    expect(page).toMatch(/<input dir="auto" (?=[^>]*type="email")/)
    const exported = await hebrew.get(`/api/funnels/${id}/export`)
    expect(await exported.text()).toContain('<html lang="he" dir="rtl">')
  })

  it('is read from the right', async () => {
    const hebrew = product.openBrowser()
    await hebrew.signUp()
    const { id, slug, generated_content: written, revision } = await hebrew.createFunnel()
    const landing_page = { ...written.landing_page, language: 'he' }
    const change = { generated_content: { landing_page }, baseRevision: revision }
    expect((await hebrew.sendJson('PATCH', `/api/funnels/${id}`, change)).status).toBe(200)
    await hebrew.publish(id)
    const read = async () => (await product.openBrowser().get(`/f/${slug}`)).text()
    await expect.poll(read).toContain('<html lang="he" dir="rtl">')
  })
})

describe('a page in a language without built-in phrases', () => {
  it.each([
    ['ru', 'Сплав по реке Катунь с инструктором', 'Семьи с детьми', 'Сплав за 4500 рублей'],
    ['pl', 'Spływy rzeką Krutynią z przewodnikiem', 'Rodziny z dziećmi', 'Dzień za 120 zł'],
  ])(
    'declares the language (%s) and shows the owner’s offer',
    async (language, product_service, target_customer, main_offer) => {
      const other = product.openBrowser()
      await other.signUp()
      const { id, slug } = await other.createFunnel({
        product_service,
        target_customer,
        main_offer,
      })
      await other.publish(id)
      const read = async () => (await product.openBrowser().get(`/f/${slug}`)).text()
      await expect.poll(read).toContain(`<html lang="${language}">`)
      expect(await read()).toContain(product_service)
    },
  )
})

describe('a page whose texts are German', () => {
  it('says so, and answers a form in German', async () => {
    const { id, slug } = await owner.createFunnel()
    await owner.publish(id)
    const funnel = (await (await owner.get(`/api/funnels/${id}`)).json()) as Funnel
    const { landing_page } = funnel.generated_content
    const saved = await owner.sendJson('PATCH', `/api/funnels/${id}`, {
      generated_content: {
        landing_page: { ...landing_page, language: 'de', form_fields: ['Ihr Name', 'E-Mail'] },
      },
      baseRevision: funnel.revision,
    })
    expect(saved.status).toBe(200)
    await owner.publish(id)

    const visitor = product.openBrowser()
    const read = async () => (await visitor.get(`/f/${slug}`)).text()
    await expect.poll(read).toContain('<html lang="de">')
    const page = await read()
    expect(page).toContain('<meta property="og:locale" content="de_DE"/>')
    expect(page).toContain('"inLanguage":"de"')
    expect(page).toContain('Interesse geweckt?')
    expect(page).toMatch(/<input (?=[^>]*name="E-Mail")[^>]*type="email"/)

    const refused = await visitor.sendForm(`/f/${slug}`, {
      'Ihr Name': 'Marta',
      'E-Mail': 'marta@',
    })
    expect(refused.status).toBe(422)
    const answer = await refused.text()
    expect(answer).toContain('<title>Fehler: ')
    expect(answer).toContain('E-Mail: Bitte geben Sie eine gültige E-Mail-Adresse ein')

    const sent = { 'Ihr Name': 'Marta', 'E-Mail': 'marta@example.com' }
    expect((await visitor.sendForm(`/f/${slug}`, sent)).status).toBe(303)
    expect(await (await visitor.get(`/f/${slug}/thank-you`)).text()).toContain('So geht es weiter:')
  })
})
