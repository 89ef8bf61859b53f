import '../sections/custom/eager-markup.ts'

import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import { type PageDocument, parsePage } from '../document/page-document.ts'
import { newNavigationLink } from '../sections/header/new-navigation-link.ts'
import { sectionFromTemplate } from '../templates/section-from-template.ts'
import { moreTemplates, sectionTemplates } from '../templates/section-templates.ts'
import { addElement } from '../edit/canvas/new-element.ts'
import { buildContext } from '../parts/build-context.ts'
import { PageView } from '../render/page-view.tsx'
import { sectionPanels } from '../fields/section-panels.ts'
import type { KnownSection, SectionType } from '../sections/section-models.ts'
import { pricingToFillIn } from '../compose/example-prices.ts'
import { knownFacts } from './known-facts.ts'
import { samplesOfSection } from './samples-of-section.ts'
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

function show(page: PageDocument): string {
  const view = <PageView page={page} context={buildContext()} />
  return renderToStaticMarkup(view).replaceAll('&#x27;', "'")
}

const placeholders =
  /Your business|555-0100|you@example\.com(?!" )|Your meeting point|Your guide|Another guide|Your host|A guest's name|Paste what|www\.instagram\.com"|www\.facebook\.com"|A partner/

describe('a page for visitors', () => {
  it('has none of the words that templates have in the place of the owner’s', () => {
    // An address as an example within a field of a form is read as one.
    const seen = show(withoutSamples(everyTemplate, nothingKnown)).replaceAll(
      /placeholder="[^"]*"/g,
      '',
    )
    expect(placeholders.exec(seen)).toBeNull()
    expect(placeholders.test(show(everyTemplate))).toBe(true)
  })

  it('says what is known in their place', () => {
    const seen = show(withoutSamples(everyTemplate, allKnown))
    expect(seen.split('Big Bend Rafting').length).toBeGreaterThan(6)
    expect(seen).toContain('href="mailto:hello@bigbend.example"')
    expect(seen).toContain('href="tel:+19705550188"')
    expect(seen).toContain('Dock 4')
  })

  it('has no voice of a guest and no partner that is still a sample, whatever the switch says', () => {
    const believed = everyTemplate.sections.map((section) =>
      'content' in section && 'isSample' in section.content
        ? ({ ...section, content: { ...section.content, isSample: false } } as KnownSection)
        : section,
    )
    const seen = show(withoutSamples({ ...everyTemplate, sections: believed }, nothingKnown))
    expect(placeholders.exec(seen.replaceAll(/placeholder="[^"]*"/g, ''))).toBeNull()
    expect(seen).not.toContain('Came with the family')
  })

  it('has no plan’s line that asks its owner to fill it in, once one plan has a price', () => {
    const pricing = pricingToFillIn('en')
    const { items = [] } = pricing.type === 'pricing' ? (pricing.content ?? {}) : {}
    const [small, ...others] = items
    const page = parsePage({
      sections: [
        {
          ...pricing,
          content: { ...pricing.content, items: [{ ...small, price: '$40' }, ...others] },
        },
      ],
    })
    const seen = show(withoutSamples(page, nothingKnown))
    expect(seen).toContain('$40')
    expect(seen).not.toContain('Say what is included')
  })

  it('is the very same page where nothing in it is a sample', () => {
    const page = parsePage({ sections: [{ type: 'contact', content: { phone: '970 555 0100' } }] })
    expect(withoutSamples(page, allKnown)).toBe(page)
  })
})

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
