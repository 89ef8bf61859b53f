import { describe, expect, it } from 'vitest'

import { landingPageOf, thankYouPageOf } from './landing-page.ts'
import { buildShown } from './testing/build-shown.ts'

const hero = { id: 'top', type: 'hero', content: { title: 'Built by hand' } }

describe('landingPageOf', () => {
  it('replaces a hidden form with the standard one and leaves hidden sections out', () => {
    const form = { id: 'own', type: 'lead-form', isHidden: true }
    const faq = { id: 'questions', type: 'faq', isHidden: true }
    const page = landingPageOf(buildShown({ sections: [hero, faq, form] }))
    expect(page.sections).toMatchObject([{ id: 'top' }, { id: 'lead-form', type: 'lead-form' }])
  })

  it('is the builder’s page with the form that it lacks', () => {
    const page = landingPageOf(buildShown({ sections: [hero] }))
    expect(page.sections).toMatchObject([
      { type: 'hero', content: { title: 'Built by hand' } },
      {
        type: 'lead-form',
        content: {
          body: 'Half-day trip for $79',
          fields: [{ label: 'Your name' }, { label: 'Email' }],
          buttonText: 'Save our seats',
        },
      },
    ])
  })

  it('says nothing that only stood there to be replaced', () => {
    const contact = {
      type: 'contact',
      content: { email: 'you@example.com', phone: '555-0100', address: 'Dock 4' },
    }
    const footer = { type: 'footer', content: { companyName: 'Your business' } }
    const shown = buildShown({ sections: [hero, contact, footer] })
    const told = { ...shown.business_info, product_service: 'Rafting. Call 970 555 0188.' }
    expect(landingPageOf({ ...shown, business_info: told }).sections).toMatchObject([
      { type: 'hero' },
      { content: { email: '', phone: '970 555 0188', address: 'Dock 4' } },
      { type: 'lead-form' },
      { content: { companyName: 'Blue Canyon' } },
    ])
  })

  it('is the generated page while no builder’s page is in use, or that has nothing to show', () => {
    const generated = landingPageOf(buildShown(null))
    expect(generated.title).toBe('Ride the canyon')
    expect(landingPageOf(buildShown({ sections: [] }))).toEqual(generated)
    expect(landingPageOf(buildShown({ sections: 'none' }))).toEqual(generated)
  })
})

describe('the figures of a funnel', () => {
  it('are on its page as the owner stored them', () => {
    const shown = buildShown(null)
    const { landing_page } = shown.generated_content
    const figures = [{ value: '3,200', label: 'Guests since 2004' }]
    const page = landingPageOf({
      ...shown,
      generated_content: {
        ...shown.generated_content,
        landing_page: { ...landing_page, proof: { state: 'own', figures } },
      },
    })
    expect(page.sections.find(({ type }) => type === 'social-proof')).toMatchObject({
      content: {
        isSample: false,
        items: [{ title: '3,200', description: 'Guests since 2004' }],
      },
    })
  })
})

describe('thankYouPageOf', () => {
  it('looks like the page that the form stood on', () => {
    const funnel = buildShown({ style: { theme: 'reef' }, globalTheme: 'night', sections: [hero] })
    const page = thankYouPageOf(funnel, landingPageOf(funnel))
    expect(page).toMatchObject({ title: 'Thanks', style: { theme: 'reef' }, globalTheme: 'night' })
  })
})
