import { describe, expect, it } from 'vitest'

import { isUnknownSection, type PageDocument } from '../document/page-document.ts'
import { compositions, type PagePlan } from '../document/page-plan.ts'
import type { SectionOf, SectionType } from '../sections/section-models.ts'
import { buildPageInput } from './build-page-input.ts'
import { composeGeneratedPage, composeThankYouPage } from './compose-generated-page.ts'
import type { GeneratedPageInput } from './generated-page-input.ts'
import { planPage } from './plan-page.ts'

function contentOf<Type extends SectionType>(
  page: PageDocument,
  type: Type,
): SectionOf<Type>['content'] {
  const section = page.sections.find((one) => one.type === type)
  if (section === undefined || isUnknownSection(section)) throw new Error(`No ${type}`)
  return section.content
}

const typesOf = (page: PageDocument) => page.sections.map(({ type }) => type)
const idsOf = (page: PageDocument) =>
  page.sections.map((section) => ('id' in section ? section.id : section.type))

/** A funnel of which all texts were written. */
function fullInput(plan: Partial<PagePlan> = {}): GeneratedPageInput {
  const input = buildPageInput()
  const chosen = planPage({ words: 'rafting on the Gallatin', tone: 'friendly' })
  return {
    ...input,
    landingPage: {
      ...input.landingPage,
      offer: { title: 'What you pay', text: '$49 per person.' },
      story: { title: 'Who we are', text: 'Two brothers.\n\nOne river.' },
      steps: { title: 'How it goes', items: [{ title: 'Meet', text: 'At the bridge.' }] },
      bring: { title: 'What to bring', items: ['A towel'] },
      good_to_know: { title: 'Good to know', items: ['From 7 years'] },
      faq: [{ question: 'And rain?', answer: 'We paddle.' }],
      plan: { ...chosen, ...plan },
    },
  }
}

describe('composeGeneratedPage', () => {
  it('is in the language of its texts, and in English where nothing is said', () => {
    const input = buildPageInput()
    const german = { ...input, landingPage: { ...input.landingPage, language: 'de' } }
    expect(composeGeneratedPage(german).language).toBe('de')
    expect(composeThankYouPage(german).language).toBe('de')
    expect(composeGeneratedPage(input).language).toBe('en')
  })

  it('lays the sections out in the order of the specification', () => {
    const page = composeGeneratedPage(buildPageInput())
    expect(page.sections.map((section) => section.type)).toEqual([
      'hero',
      'features',
      'lead-form',
      'footer',
    ])
  })

  it('asks why to choose the business and drops blank benefits', () => {
    const { landingPage } = buildPageInput()
    const page = composeGeneratedPage(
      buildPageInput({ landingPage: { ...landingPage, benefits: ['Warm gear', '  ', 'Lunch'] } }),
    )
    const { title, items } = contentOf(page, 'features')
    expect(title).toBe('Why Choose Big Bend Rafting?')
    expect(items.map(({ description }) => description)).toEqual(['Warm gear', 'Lunch'])
  })

  it('puts the main offer and the call to action on the form', () => {
    expect(contentOf(composeGeneratedPage(buildPageInput()), 'lead-form')).toMatchObject({
      title: 'Ready to Get Started?',
      body: 'Half-day family trip with lunch on the river bank',
      fields: [
        { label: 'Name', kind: 'text', isRequired: true },
        { label: 'Email', kind: 'email', isRequired: true },
        { label: 'Phone', kind: 'text', isRequired: true },
      ],
      buttonText: 'Save our seats',
    })
  })

  it('puts the offer on the form in the words of its own section', () => {
    const { landingPage } = buildPageInput()
    const offer = { title: 'What you pay', text: 'Half a day for $49 per person.' }
    const page = composeGeneratedPage(
      buildPageInput({ mainOffer: '<b>49 pp</b>', landingPage: { ...landingPage, offer } }),
    )
    expect(contentOf(page, 'lead-form').body).toBe('Half a day for $49 per person.')
  })

  it('takes an absent address of the call to action for the form', () => {
    const { landingPage } = buildPageInput()
    const page = composeGeneratedPage(
      buildPageInput({ landingPage: { ...landingPage, cta_url: '' } }),
    )
    expect(contentOf(page, 'hero').buttons).toMatchObject([{ text: 'Save our seats', link: '#' }])
  })

  it("carries the branding, and the theme's own colour in place of an unusable one", () => {
    const page = composeGeneratedPage({
      ...fullInput({ theme: 'river' }),
      branding: {
        primary_color: 'red}</style>',
        secondary_color: '#0F766E',
        font_family: 'Lato',
      },
    })
    expect(page.style).toEqual({
      theme: 'river',
      palette: { primary: '#0f766e', secondary: '#0F766E' },
      fontFamily: 'Lato',
    })
  })

  it('leaves colours and fonts to the theme where the owner chose none', () => {
    expect(composeGeneratedPage(fullInput({ theme: 'reef' })).style).toEqual({ theme: 'reef' })
  })

  it('signs with the name of the business', () => {
    expect(contentOf(composeGeneratedPage(buildPageInput()), 'footer').companyName).toBe(
      'Big Bend Rafting',
    )
  })

  it('keeps the order of the specification for a funnel without further texts, whatever its plan', () => {
    const input = fullInput({ composition: 'showcase' })
    const { plan } = input.landingPage
    const page = composeGeneratedPage(
      buildPageInput({ landingPage: { ...buildPageInput().landingPage, plan } }),
    )
    expect(typesOf(page)).toEqual(['hero', 'features', 'lead-form', 'footer'])
    expect(contentOf(page, 'hero').businessName).toBe('Big Bend Rafting')
  })

  it('argues in another order in each composition, and always with promise, reasons, story, form and footer', () => {
    const orders = compositions.map((composition) => {
      const page = composeGeneratedPage(fullInput({ composition }))
      const ids = idsOf(page)
      expect(ids).toEqual(
        expect.arrayContaining(['hero', 'features', 'offer', 'about', 'lead-form', 'faq']),
      )
      expect(ids.at(-1)).toBe('footer')
      return ids.join()
    })
    expect(new Set(orders).size).toBe(compositions.length)
  })

  it('names the business once: in the header where there is one, else above the headline', () => {
    const nameOf = (composition: PagePlan['composition']) => {
      const page = composeGeneratedPage(fullInput({ composition }))
      const hasHeader = typesOf(page).includes('header')
      return [hasHeader, contentOf(page, 'hero').businessName]
    }
    expect(nameOf('showcase')).toEqual([true, ''])
    expect(nameOf('guide')).toEqual([false, 'Big Bend Rafting'])
  })

  it('links in the header only to what the page has', () => {
    const input = fullInput({ composition: 'showcase' })
    const page = composeGeneratedPage({
      ...input,
      landingPage: { ...input.landingPage, story: undefined, faq: [] },
    })
    const ids = idsOf(page)
    for (const { target } of contentOf(page, 'header').navigationItems) {
      expect(ids).toContain(target.slice(1))
    }
  })

  it('makes the offer dark only where its neighbours are not', () => {
    const groundOf = (composition: PagePlan['composition'], theme: PagePlan['theme']) => {
      const page = composeGeneratedPage(fullInput({ composition, theme }))
      const section = page.sections.find((one) => 'id' in one && one.id === 'offer')
      return section !== undefined && 'background' in section ? section.background : undefined
    }
    expect(groundOf('classic', 'river')).toBe('dark')
    expect(groundOf('offer-first', 'river')).toBeUndefined()
    expect(groundOf('classic', 'night-camp')).toBeUndefined()
  })

  it('sets short reasons beside a picture, long ones in the display of the order', () => {
    const input = fullInput({ composition: 'guide' })
    const featuresOf = (benefits: string[]) => {
      const landingPage = { ...input.landingPage, benefits, story: undefined }
      const page = composeGeneratedPage({
        ...input,
        landingPage: { ...landingPage, steps: undefined, bring: undefined },
      })
      return contentOf(page, 'features')
    }
    const short = featuresOf(['Gear included', 'Kids from 7'])
    expect([short.display, short.media?.type]).toEqual(['list', 'scene'])
    const long = featuresOf([`Gear included, ${'and more of it '.repeat(6)}`])
    expect([long.display, long.media]).toEqual(['cards', undefined])
  })

  it('shows each picture once', () => {
    const page = composeGeneratedPage(fullInput({ composition: 'guide' }))
    const { media } = contentOf(page, 'text')
    const story = media?.type === 'scene' ? media.scene : undefined
    const shown = contentOf(page, 'gallery').items.map(({ scene }) => scene)
    expect(shown).toHaveLength(4)
    expect(shown).not.toContainEqual(story)
  })

  it('has no gallery where only two further pictures fit', () => {
    const { scenes } = planPage({ words: 'rafting', tone: 'fun' })
    const typesWith = (count: number) =>
      typesOf(composeGeneratedPage(fullInput({ scenes: scenes.slice(0, count) })))
    expect(typesWith(4)).not.toContain('gallery')
    expect(typesWith(5)).toContain('gallery')
  })

  it('tells few facts beside the form, many in a section of their own', () => {
    const input = fullInput({ composition: 'classic' })
    const pageWith = (items: string[]) =>
      composeGeneratedPage({
        ...input,
        landingPage: { ...input.landingPage, good_to_know: { title: 'Good to know', items } },
      })
    const few = pageWith(['From 7 years'])
    expect(contentOf(few, 'lead-form').items).toMatchObject([
      { title: 'Good to know', features: ['From 7 years'] },
    ])
    expect(idsOf(few)).not.toContain('good-to-know')
    const many = pageWith(['From 7 years', 'Rain or shine', 'Dogs stay', 'No phones', 'Cash only'])
    expect(contentOf(many, 'lead-form').items[0]?.title).not.toBe('Good to know')
    expect(idsOf(many)).toContain('good-to-know')
  })

  it('says a short offer as the heading, a long one below its title', () => {
    const input = fullInput()
    const bandOf = (text: string) =>
      contentOf(
        composeGeneratedPage({
          ...input,
          landingPage: { ...input.landingPage, offer: { title: 'What you pay', text } },
        }),
        'cta',
      )
    expect(bandOf('$49 per person.')).toMatchObject({ title: '$49 per person', subtitle: '' })
    const long = 'Terms and conditions. '.repeat(8).trim()
    expect(bandOf(long)).toMatchObject({ title: 'What you pay', subtitle: long })
  })
})

describe('composeThankYouPage', () => {
  it('holds headline, message and the steps that say something', () => {
    const page = composeThankYouPage(
      buildPageInput({
        thankYouPage: {
          headline: 'Thank you',
          message: 'We will write.',
          next_steps: ['Wait', ''],
        },
      }),
    )
    expect(page.title).toBe('Thank you')
    expect(page.sections.map((section) => section.type)).toEqual(['thank-you', 'footer'])
    expect(contentOf(page, 'thank-you')).toMatchObject({
      title: 'Thank you',
      body: 'We will write.',
      items: [{ description: 'Wait' }],
    })
  })

  it('shows the landscape of the landing page', () => {
    const { landingPage } = buildPageInput()
    const plan = planPage({ words: 'sea kayaking along the coast', tone: '' })
    const input = buildPageInput({ landingPage: { ...landingPage, plan } })
    const landing = contentOf(composeGeneratedPage(input), 'hero')
    expect(landing.media?.type).toBe('scene')
    expect(contentOf(composeThankYouPage(input), 'thank-you').media).toEqual(landing.media)
  })
})
