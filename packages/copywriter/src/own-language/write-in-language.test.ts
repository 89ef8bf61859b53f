import { noFacts } from '@wildpath/contract'
import { describe, expect, it } from 'vitest'

import { writeFunnelCopy } from '../index.ts'
import { confirmed, quietAnswers } from '../testing/known-business.ts'

const written = (answers: Partial<typeof quietAnswers>, facts = noFacts) =>
  writeFunnelCopy(
    { ...quietAnswers, ...answers, facts },
    { seed: 'a', createdAt: '2026-03-01T08:00:00.000Z' },
  )

const german = {
  productService:
    'E-Bike Verleih (Touren + MTB), Helme. auch geführte Tour jeden Mittwoch zur Alpe',
  targetCustomer: 'Urlauber im Allgäu, Familien',
  mainOffer:
    'Tagesmiete 39,- € / ab 3 Tagen 33,-€ pro Tag. Mi-Tour 55 € inkl. Brotzeit, ab 4 Pers.',
}

describe('a page in the language of its owner', () => {
  it.each([
    [
      'fr',
      {
        productService:
          'location de cabanes de peche blanche sur le Saguenay, chauffées au bois, 4 a 6 pers, brimbales + appats fournis. guide 1h pr les débutants',
        targetCustomer: 'familles, touristes qui ont jamais pêché',
        mainOffer: 'cabane (max 6) 185$/jour en semaine. -10% si 2 jours de suite EN SEMAINE',
      },
      [
        'Location de cabanes de peche blanche sur le Saguenay',
        'Chauffées au bois',
        'Cabane (max 6) 185$/jour en semaine. -10% si 2 jours de suite EN SEMAINE.',
      ],
    ],
    [
      'es',
      {
        productService:
          'rutas a caballo por la Sierra de Gredos, 2h o dia completo, guía local. cascos incluidos',
        targetCustomer: 'familias, parejas, grupos de amigos',
        mainOffer: '35€/persona 2h, dia completo 90€ c/ comida',
      },
      [
        'Rutas a caballo por la Sierra de Gredos',
        'Guía local',
        'Para familias, parejas y grupos de amigos.',
      ],
    ],
    [
      'nl',
      {
        productService: 'wadlopen met gids naar Simonszand, 4 uur, laarzen te leen',
        targetCustomer: 'gezinnen, vogelaars',
        mainOffer: '€22,50 p.p., kids t/m 12 €15',
      },
      ['Wadlopen met gids naar Simonszand', '€22,50 p.p., kids t/m 12 €15.'],
    ],
    [
      'it',
      {
        productService:
          'corsi di windsurf e vela a Torbole, lago di Garda. corso 3 gg, muta inclusa',
        targetCustomer: 'principianti, famiglie',
        mainOffer: 'lezione 50€, corso 3 gg 180€. max 4 allievi x istruttore',
      },
      ['Corsi di windsurf e vela a Torbole', 'Max 4 allievi x istruttore'],
    ],
  ])('is clean and whole: %s', (tag, answers, expected) => {
    const content = written(answers)
    const texts = JSON.stringify(content)
    expect(content.landing_page.language).toBe(tag)
    expect(expected.filter((text) => !texts.includes(text))).toEqual([])
    expect(texts).not.toMatch(/\b(?:and|people|hours?|half day|included)\b/u)
  })

  it('says Sie unless the owner says du', () => {
    const formal = written(german)
    const informal = written({ ...german, targetCustomer: 'Familien, du brauchst keine Erfahrung' })
    expect(JSON.stringify(formal)).not.toMatch(/\b(?:du|dein\w*|dir)\b/iu)
    expect(JSON.stringify(informal)).not.toMatch(/\b(?:Sie|Ihre?n?)\b/u)
  })

  it('tells confirmed facts with the labels of that language, in three different ads', () => {
    const content = written(
      german,
      confirmed(
        { kind: 'language', value: { tag: 'de' } },
        {
          kind: 'offering',
          value: {
            name: 'E-Bike',
            place: 'im Allgäu',
            included: ['Helm', 'Schloss'],
            price: { amount: 39, currency: 'EUR', unit: 'day', is_from: false },
          },
        },
        {
          kind: 'offering',
          value: {
            name: 'Geführte Tour zur Alpe',
            duration: '4 Stunden',
            price: { amount: 55, currency: 'EUR', unit: 'person', is_from: false },
          },
        },
        { kind: 'guide', value: { name: 'Vroni', about: 'Führt die Tour.' } },
      ),
    )
    const page = JSON.stringify(content.landing_page)
    expect(page).toContain('Inbegriffen: Helm, Schloss')
    expect(page).toMatch(/Geführte Tour zur Alpe: 55\s€ pro Person, 4 Stunden/u)
    expect(page).toContain('Vroni führt die Tour')
    for (const ads of [content.ad_copy.facebook_ads, content.ad_copy.google_ads]) {
      expect(new Set(ads.map(({ body }) => body)).size).toBe(3)
      expect(ads.filter(({ body }) => !body.includes('E-Bike'))).toEqual([])
    }
  })

  it('knows its language with a country, too', () => {
    const { landing_page: page } = written(
      german,
      confirmed(
        { kind: 'language', value: { tag: 'de-CH' } },
        { kind: 'offering', value: { name: 'E-Bike-Tour', included: ['Helm', 'Punsch'] } },
      ),
    )
    expect(page.language).toBe('de-CH')
    expect(JSON.stringify(page.benefits)).toContain('Inbegriffen: Helm, Punsch')
  })
})

describe('a page in a language without built-in phrases', () => {
  it.each([
    ['fa', 'گشت قایق‌سواری در رودخانه ارمند. تجهیزات شامل است.', 'نیم روز ۵۰۰ هزار تومان'],
    ['ja', '四万十川でのカヤックツアー。経験豊富なガイドが同行します。', '半日ツアー 6,500円'],
    ['ru', 'Сплав по реке Катунь. Всё снаряжение включено.', 'Однодневный сплав за 4500 рублей'],
    ['pl', 'Spływy rzeką Krutynią z przewodnikiem. Sprzęt i obiad w cenie.', 'Dzień za 120 zł'],
  ])(
    'declares the language (%s) and keeps all of the owner’s text',
    (language, productService, mainOffer) => {
      const { landing_page: page } = written({ productService, mainOffer, targetCustomer: '-' })
      expect(page.language).toBe(language)
      const [thing = '', detail = ''] = productService.split(/[.。] ?/u)
      expect(page.headline).toBe(thing)
      expect(page.benefits).toContain(detail)
      expect(page.subheadline).toContain(mainOffer)
      expect(page.cta_text).toBe('Ask your question')
    },
  )
})

it('does not repeat the period of a business name', () => {
  const productService = 'Geführte Touren durch das Allgäu, für Anfänger geeignet.'
  const { landing_page: page, follow_up_emails: emails } = written({
    businessName: 'Crumb & Co.',
    productService,
    mainOffer: '-',
    targetCustomer: '-',
  })
  expect(JSON.stringify([page, emails])).not.toContain('..')
})
