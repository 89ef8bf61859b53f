import '../render/eager-drawing.ts'

import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import { type PageDocument, parsePage } from '../document/page-document.ts'
import { withoutEmptyElements } from '../document/without-empty-elements.ts'
import { newNavigationLink } from '../sections/header/new-navigation-link.ts'
import { sectionFromTemplate } from '../templates/section-from-template.ts'
import { moreTemplates, sectionTemplates } from '../templates/section-templates.ts'
import { addElement } from '../edit/canvas/new-element.ts'
import { buildContext } from '../parts/build-context.ts'
import { PageView } from '../render/page-view.tsx'
import { sectionPanels } from '../fields/section-panels.ts'
import type { KnownSection, SectionType } from '../sections/section-models.ts'
import { pricingToFillIn } from '../compose/example-prices.ts'
import { pageLanguages } from '../language/page-language.ts'
import { knownFacts } from './known-facts.ts'
import { listSampleWords, samplesOfSection } from './samples-of-section.ts'
import { samplesOnPage } from './samples-on-page.ts'
import { withKnownFacts, withoutSamples } from './without-samples.ts'

const nothingKnown = knownFacts({ businessName: '', answers: [] })
const allKnown = {
  businessName: 'Big Bend Rafting',
  email: 'hello@bigbend.example',
  phone: '+1 970 555 0188',
  address: 'Dock 4',
}
const allTemplates = [...sectionTemplates, ...moreTemplates]
const everyTemplate = parsePage({
  sections: allTemplates.map((template) => sectionFromTemplate(template, template.id)),
})

function show(page: PageDocument, mode: 'public' | 'preview' = 'public'): string {
  const view = <PageView page={page} context={buildContext({ mode })} />
  return renderToStaticMarkup(view).replaceAll('&#x27;', "'").replaceAll('&amp;', '&')
}

const showToVisitors = (page: PageDocument, facts = nothingKnown) =>
  show(withoutSamples(withoutEmptyElements(page), facts))

/** Texts and descriptions of pictures, in the order of the page. */
function readTexts(markup: string): string[] {
  return markup
    .replaceAll(/<[^>]*alt="([^"]+)"[^>]*>/g, '|$1|')
    .replaceAll(/<[^>]+>/g, '|')
    .split('|')
    .map((text) => text.trim())
    .filter((text) => text !== '')
}

const pageOf = (...sections: object[]) => parsePage({ sections })

const contentOf = (id: string) => {
  const section = everyTemplate.sections.find((one) => 'id' in one && one.id === id) as KnownSection
  return section.content
}

/** All that visitors read of a template that its owner did not touch. None of it is a claim about the business. */
const publicTexts: Record<string, readonly string[]> = {
  'header-1': ['Trips', 'Prices', 'Guides', 'Contact', 'Book now'],
  'header-2': ['About', 'Services', 'Questions', 'Plan your visit'],
  'header-3': ['Tours', 'Photos', 'Contact', 'Get in touch'],
  'hero-1': [
    'A day outside that starts well',
    'Find what suits you, and ask for the date you have in mind.',
    'Check dates',
    'See the trips',
  ],
  'hero-2': [
    'Welcome outside',
    'Time to be outside',
    'Come for a while, and leave the rest of the week behind.',
    'Request a date',
    'Look around',
  ],
  'gallery-1': ['Have a look around'],
  'contact-1': ['Talk to a person', 'Questions are welcome.', 'Write to us'],
  'cta-1': [
    'Is your date still free?',
    'Ask us, without any obligation.',
    'Ask for your date',
    'Read the questions',
    'Nothing is booked before you say yes.',
  ],
  'cta-2': [
    'Stay in touch',
    'Leave your email address, and we will write to you.',
    'Keep me posted',
    'You can ask us to stop at any time.',
  ],
  'footer-1': [
    'Company',
    'About us',
    'Guides',
    'Products',
    'Trips',
    'Prices',
    'Resources',
    'Questions',
    'Photos',
    '© 2031',
  ],
  'footer-2': [
    'Quick links',
    'Trips',
    'Prices',
    'Questions',
    'Contact',
    'Stay in touch',
    'Leave your email address, and we will write to you.',
    '© 2031',
  ],
  'footer-3': ['© 2031', 'Contact', 'Questions'],
  'lead-form-1': [
    'Ask for your date',
    'Asking costs nothing, and nothing is booked yet.',
    'Your name',
    'Email',
    'What do you have in mind?',
    '(optional)',
    'Leave this empty',
    'Send',
  ],
}

describe('a public page', () => {
  it.each(allTemplates.map(({ id }) => id))('shows no claim of the untouched template %s', (id) => {
    const section = everyTemplate.sections.find((one) => 'id' in one && one.id === id)
    const markup = showToVisitors({ ...everyTemplate, sections: section ? [section] : [] })
    expect(readTexts(markup)).toEqual(publicTexts[id] ?? [])
  })

  it('draws nobody who does what another business offers', () => {
    const shown = JSON.stringify(withoutSamples(everyTemplate, nothingKnown))
    const subjects = [...shown.matchAll(/"subject":"(\w+)"/g)].map(([, subject]) => subject)
    expect(new Set(subjects)).toEqual(new Set(['none', 'fire']))
  })

  it('never shows a sample, wherever it stands and whatever else is known', () => {
    const samples = samplesOnPage(everyTemplate).flatMap(({ text }) => (text === '' ? [] : [text]))
    expect(samples.length).toBeGreaterThan(40)
    const publicWords = new Set(Object.values(publicTexts).flat())
    for (const facts of [nothingKnown, allKnown]) {
      const texts = new Set(readTexts(showToVisitors(everyTemplate, facts)))
      expect(samples.filter((text) => texts.has(text) && !publicWords.has(text))).toEqual([])
    }
  })

  it('lists a countdown without a date and a video without a usable URL', () => {
    const media = (src: string) => ({ media: { type: 'video', src, alt: '' } })
    const page = pageOf(
      { type: 'countdown', content: { date: '', timeZone: 'UTC' } },
      { type: 'countdown', content: { date: '2031-06-05T09:00', timeZone: 'UTC' } },
      { type: 'text', content: media('') },
      { type: 'text', content: media('https://youtu.be/abc') },
    )
    expect(samplesOnPage(page).map(({ label, sectionName }) => [sectionName, label])).toEqual([
      ['Countdown', 'Date and time'],
      ['Text', 'Video'],
    ])
  })

  it('shows facts in place of samples', () => {
    const markup = showToVisitors(everyTemplate, allKnown)
    expect(markup.split('Big Bend Rafting').length).toBeGreaterThan(6)
    expect(markup).toContain('href="mailto:hello@bigbend.example"')
    expect(markup).toContain('href="tel:+19705550188"')
    expect(markup).toContain('Dock 4')
  })

  it('shows no sample after the owner turned off "These are samples"', () => {
    const page = pageOf(
      ...['testimonials-1', 'social-proof-1', 'social-proof-2'].map((id) => ({
        type: id.replace(/s?-\d$/, ''),
        content: { ...contentOf(id), isSample: false },
      })),
    )
    expect(page.sections).toHaveLength(3)
    expect(readTexts(showToVisitors(page))).toEqual([])
  })

  it('shows no words that templates had before', () => {
    const page = pageOf(
      {
        type: 'features',
        content: {
          title: 'Why us',
          items: [
            { title: 'Small groups', description: 'Say how many guests one guide looks after.' },
          ],
        },
      },
      {
        type: 'cta',
        content: {
          title: 'Ask',
          subtitle: 'Ask without any obligation. Say here how soon you answer.',
        },
      },
    )
    expect(readTexts(showToVisitors(page))).toEqual(['Ask'])
  })

  it.each<[string, SectionType, object, string[]]>([
    [
      'a plan with its own price',
      'pricing',
      { title: 'Half day', price: '$40', features: ['A good first taste', 'Dry suits'] },
      ['Half day', '$40', 'Dry suits', 'Choose Plan'],
    ],
    [
      'a question with its own answer',
      'faq',
      { title: 'What should I bring?', description: 'A towel.' },
      ['What should I bring?', 'A towel.'],
    ],
    ['a question without one', 'faq', { title: 'Do you take dogs?', description: answer() }, []],
    [
      'a photo without its caption',
      'gallery',
      { image: '/uploads/a.png', alt: 'Our dock', title: 'Overnight' },
      ['Our dock'],
    ],
    [
      'a guide without the role and the bio of the template',
      'team',
      { title: 'Maria', role: 'Head guide', description: 'The first person you talk to.' },
      ['M', 'Maria'],
    ],
    ['a photo without a name', 'team', { title: 'Your guide', image: '/uploads/a.png' }, []],
  ])('shows %s', (_, type, item, texts) => {
    const page = pageOf({ type, content: { items: [item] } })
    expect(readTexts(showToVisitors(page))).toEqual(texts)
  })

  it('keeps a section that holds more than samples', () => {
    const { items } = contentOf('features-1')
    const own = { title: 'Since 1998', description: 'Third generation on this river.' }
    const page = pageOf({ type: 'features', content: { title: 'Us', items: [...items, own] } })
    expect(readTexts(showToVisitors(page))).toEqual(['Us', own.title, own.description])
  })

  it('is the same page if it has no samples', () => {
    const page = pageOf({ type: 'contact', content: { phone: '970 555 0100' } })
    expect(withoutSamples(page, allKnown)).toBe(page)
  })

  it('shows no plan without a name and a price of its own', () => {
    const plans = pageLanguages.map((language) => ({ ...pricingToFillIn(language), language }))
    for (const { language, ...pricing } of plans) {
      const { items = [] } = pricing.type === 'pricing' ? (pricing.content ?? {}) : {}
      const [small, ...others] = items
      const page = parsePage({
        language,
        sections: [
          {
            ...pricing,
            content: { ...pricing.content, items: [{ ...small, price: '$40' }, ...others] },
          },
        ],
      })
      const texts = readTexts(showToVisitors(page))
      expect(texts).toContain('$40')
      expect(texts.filter((text) => others.some(({ title }) => title === text))).toEqual([])
      expect(texts).not.toContain('Say what is included')
    }
  })
})

function answer(): string {
  return contentOf('faq-1').items[0]?.description ?? ''
}

describe('new entries', () => {
  const lists = Object.entries(sectionPanels).flatMap(([type, panel]) =>
    panel.content
      .flatMap(({ fields }) => fields)
      .flatMap((field) => (field.control === 'list' ? [{ type: type as SectionType, field }] : [])),
  )

  it.each(lists.map(({ type, field }) => [type, field.label, field] as const))(
    'of %s (%s) are samples until they are called something',
    (type, _, { path, blank }) => {
      const named = Object.values(blank).some(
        (text) => typeof text === 'string' && text.startsWith('New '),
      )
      const [, list] = path
      const section = parsePage({ sections: [{ type, content: { [String(list)]: [blank] } }] })
      const samples = section.sections.flatMap((one) => samplesOfSection(one as KnownSection))
      expect(samples).toHaveLength(named ? 1 : 0)
    },
  )

  it('of the free canvas are samples, too', () => {
    const one = addElement([], { type: 'text' })
    const { elements } = addElement(one.elements, { type: 'button' })
    const page = parsePage({ sections: [{ type: 'text', content: { visualElements: elements } }] })
    expect(samplesOnPage(page).map(({ text }) => text)).toEqual(['Text', 'Button'])
    expect(show(withoutSamples(page, nothingKnown))).not.toContain('pg-canvas')
  })

  it('are those that the header begins with', () => {
    const page = parsePage({
      sections: [{ type: 'header', content: { navigationItems: [newNavigationLink] } }],
    })
    expect(samplesOnPage(page).map(({ label }) => label)).toEqual(['Link'])
  })
})

describe('listSampleWords', () => {
  it('lists all words of an untouched item and only sample lines of an edited one', () => {
    const [untouched] = contentOf('pricing-1').items
    const edited = { title: 'Half day', price: '$40', features: ['Time for breaks', 'Dry suits'] }
    const page = pageOf({ type: 'pricing', content: { items: [untouched, edited] } })
    const [section] = page.sections
    expect(new Set(listSampleWords(section as KnownSection))).toEqual(
      new Set([
        'Half day',
        'A few hours outside',
        'A good first taste',
        'Time for your questions',
        'Time for breaks',
      ]),
    )
  })
})

describe('samplesOnPage', () => {
  it('names the section, the field and the words, from top to bottom', () => {
    const page = parsePage({
      sections: [
        { id: 'top', type: 'header', content: { logoText: 'Your business' } },
        { id: 'voices', type: 'testimonial', content: { isSample: true } },
        { id: 'reach', type: 'contact', content: { email: 'a@b.example', phone: '555-0100' } },
      ],
    })
    expect(samplesOnPage(page)).toEqual([
      {
        sectionId: 'top',
        sectionName: 'Header',
        path: ['content', 'logoText'],
        label: 'Logo text',
        text: 'Your business',
      },
      {
        sectionId: 'voices',
        sectionName: 'Testimonials',
        path: ['content', 'isSample'],
        label: 'The whole section',
        text: '',
      },
      {
        sectionId: 'reach',
        sectionName: 'How to reach you',
        path: ['content', 'phone'],
        label: 'Phone',
        text: '555-0100',
      },
    ])
  })

  it('calls fields what the property panel calls them', () => {
    const labels = everyTemplate.sections.flatMap((section) => {
      const known = section as KnownSection
      const fields = sectionPanels[known.type].content.flatMap((card) => card.fields)
      return samplesOfSection(known)
        .filter(({ path }) => path.length === 2)
        .map(({ path, label }) => [label, fields.find((field) => field.path[1] === path[1])?.label])
    })
    expect(labels.length).toBeGreaterThan(8)
    expect(labels.filter(([own, panels]) => own !== panels)).toEqual([])
  })

  it('lists a badge that only the place of a plan sets', () => {
    const list = (popular?: boolean) =>
      samplesOnPage(
        pageOf({
          type: 'pricing',
          content: { items: [{ title: 'A' }, { title: 'B', popular }, { title: 'C' }] },
        }),
      ).map(({ label, path }) => [label, path.join('.')])
    expect(list()).toEqual([['Most popular', 'content.items.1.popular']])
    expect([list(true), list(false)]).toEqual([[], []])
  })

  it('has prices among them only while one is missing', () => {
    const of = (price?: string) =>
      samplesOnPage(
        parsePage({
          sections: [
            {
              type: 'pricing',
              content: { hasSamplePrices: true, items: [{ title: 'Day', price }] },
            },
          ],
        }),
      ).map(({ label }) => label)
    expect([of(), of('$79')]).toEqual([['Prices'], []])
  })
})

describe('what is known of a business', () => {
  const factsFrom = (answer: string) => knownFacts({ businessName: 'X', answers: [answer] })

  it.each([
    [
      'Write to hello@blue-canyon.co.uk or call 970 555 0188.',
      'hello@blue-canyon.co.uk',
      '970 555 0188',
    ],
    ['Call us at (970) 555-0188!', '', '(970) 555-0188'],
    ['Tel: +49 89 123456', '', '+49 89 123456'],
    ['(970) 555-0188 is where we are', '', '(970) 555-0188'],
    ['Half-day trip for $79 per person, 2024-06-12 to 2024-09-30', '', ''],
    ['Open 9-17 on 3 rivers, 12 000 guests since 1998', '', ''],
  ])('is in %s', (answer, email, phone) => {
    expect(factsFrom(answer)).toMatchObject({ email, phone })
  })

  it('is on the page already, but no sample is', () => {
    const { sections } = parsePage({
      sections: [
        { type: 'contact', content: { email: 'you@example.com', phone: '970 1' } },
        { type: 'footer', content: { email: 'me@x.example', phone: '970 2', address: 'Dock 4' } },
      ],
    })
    expect(knownFacts({ businessName: 'X', answers: [], sections })).toEqual({
      businessName: 'X',
      email: 'me@x.example',
      phone: '970 1',
      address: 'Dock 4',
    })
  })

  it('is what the owner confirmed rather than what the page says', () => {
    const { sections } = parsePage({
      sections: [{ type: 'contact', content: { phone: '970 1', email: 'me@x.example' } }],
    })
    const confirmed = { phone: '970 2', address: 'Dock 4\nBig Bend' }
    expect(knownFacts({ businessName: 'X', confirmed, answers: [], sections })).toEqual({
      businessName: 'X',
      email: 'me@x.example',
      phone: '970 2',
      address: 'Dock 4, Big Bend',
    })
  })

  it('is written into a section that is begun with', () => {
    const footer = allTemplates.find(({ id }) => id === 'footer-1')
    if (footer === undefined) throw new Error('no footer')
    const section = withKnownFacts(sectionFromTemplate(footer, 'end'), { ...allKnown, phone: '' })
    expect(section.content).toMatchObject({
      companyName: 'Big Bend Rafting',
      email: 'hello@bigbend.example',
      phone: '555-0100',
    })
  })
})
