import { describe, expect, it } from 'vitest'

import { buildPageInput } from './build-page-input.ts'
import { composeGeneratedPage, composeThankYouPage } from './compose-generated-page.ts'
import type { PageDocument } from '../document/page-document.ts'

function contentOf(page: PageDocument, type: string): unknown {
  const section = page.sections.find((one) => one.type === type)
  return section !== undefined && 'content' in section ? section.content : undefined
}

describe('composeGeneratedPage', () => {
  it('lays the sections out in the order of the specification', () => {
    const page = composeGeneratedPage(buildPageInput())
    expect(page.sections.map((section) => section.type)).toEqual([
      'hero',
      'features',
      'social-proof',
      'lead-form',
      'footer',
    ])
  })

  it('asks why to choose the business and drops blank benefits', () => {
    const { landingPage } = buildPageInput()
    const page = composeGeneratedPage(
      buildPageInput({ landingPage: { ...landingPage, benefits: ['Warm gear', '  ', 'Lunch'] } }),
    )
    expect(contentOf(page, 'features')).toEqual({
      title: 'Why Choose Big Bend Rafting?',
      benefits: ['Warm gear', 'Lunch'],
    })
  })

  it('starts with the figures of the specification, marked as samples', () => {
    expect(contentOf(composeGeneratedPage(buildPageInput()), 'social-proof')).toEqual({
      isSample: true,
      figures: [
        { value: '10,000+', label: 'Happy Customers' },
        { value: '4.9/5', label: 'Average Rating' },
        { value: '100%', label: 'Satisfaction' },
      ],
    })
  })

  it('puts the main offer and the call to action on the form', () => {
    expect(contentOf(composeGeneratedPage(buildPageInput()), 'lead-form')).toEqual({
      title: 'Ready to Get Started?',
      offer: 'Half-day family trip with lunch on the river bank',
      fields: [
        { label: 'Name', kind: 'text' },
        { label: 'Email', kind: 'email' },
        { label: 'Phone', kind: 'text' },
      ],
      buttonText: 'Save our seats',
    })
  })

  it('takes an absent address of the call to action for the form', () => {
    const { landingPage } = buildPageInput()
    const page = composeGeneratedPage(
      buildPageInput({ landingPage: { ...landingPage, cta_url: '' } }),
    )
    expect(contentOf(page, 'hero')).toMatchObject({ cta: { text: 'Save our seats', url: '#' } })
  })

  it('carries the branding, and the default colour in place of an unusable one', () => {
    const { branding } = buildPageInput()
    const page = composeGeneratedPage(
      buildPageInput({
        branding: {
          ...branding,
          primary_color: 'red}</style>',
          secondary_color: '#0F766E',
          font_family: 'Lato',
        },
      }),
    )
    expect(page.style).toEqual({
      palette: { primary: '#7c3aed', secondary: '#0F766E' },
      fontFamily: 'Lato',
    })
  })

  it('signs with the given year', () => {
    expect(contentOf(composeGeneratedPage(buildPageInput({ year: 2040 })), 'footer')).toEqual({
      businessName: 'Big Bend Rafting',
      year: 2040,
    })
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
      headline: 'Thank you',
      message: 'We will write.',
      nextSteps: ['Wait'],
    })
  })

  it('shows the landscape of the landing page', () => {
    const input = buildPageInput({ activityHint: 'sea kayaking along the coast' })
    const landing = contentOf(composeGeneratedPage(input), 'hero') as { scene: unknown }
    expect(contentOf(composeThankYouPage(input), 'thank-you')).toMatchObject({
      scene: landing.scene,
    })
  })
})
