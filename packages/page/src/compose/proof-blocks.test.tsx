import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import { buildContext } from '../parts/build-context.ts'
import { PageView } from '../render/page-view.tsx'
import { compositions } from '../document/page-plan.ts'
import { buildPageInput } from './build-page-input.ts'
import { composeGeneratedPage } from './compose-generated-page.ts'
import { compositionBlocks } from './compositions.ts'
import type { GeneratedPageInput } from './generated-page-input.ts'
import { socialProof, voices } from './proof-blocks.ts'

type LandingPage = GeneratedPageInput['landingPage']

function pageWith(further: Partial<LandingPage>) {
  const { landingPage } = buildPageInput()
  return composeGeneratedPage(buildPageInput({ landingPage: { ...landingPage, ...further } }))
}

const idsWith = (further: Partial<LandingPage>) =>
  pageWith(further).sections.map((section) => ('id' in section ? section.id : ''))

function wordsFor(mode: 'public' | 'preview', further: Partial<LandingPage>): string {
  return renderToStaticMarkup(
    <PageView page={pageWith(further)} context={buildContext({ mode })} />,
  )
}

const figures = [{ value: '3,200', label: 'Guests since 2004' }]

describe('figures of a generated page', () => {
  it('are the owner’s for everybody', () => {
    const proof = { state: 'own' as const, figures }
    for (const mode of ['public', 'preview'] as const) {
      const words = wordsFor(mode, { proof })
      expect(words).toContain('3,200')
      expect(words).toContain('Guests since 2004')
      expect(words).not.toContain('pg-sample')
    }
  })

  it('are left out if they are hidden or the owner entered none', () => {
    expect(idsWith({})).not.toContain('social-proof')
    expect(idsWith({ proof: { state: 'hidden', figures } })).not.toContain('social-proof')
    expect(idsWith({ proof: { state: 'own', figures: [] } })).not.toContain('social-proof')
  })
})

describe('voices of a generated page', () => {
  it('follow the figures, with the name and without stars', () => {
    const further = {
      proof: { state: 'own' as const, figures },
      testimonials: [{ text: 'Best day of the year.', name: 'Marta Lind' }],
    }
    const ids = idsWith(further)
    expect(ids.slice(ids.indexOf('social-proof'))).toEqual([
      'social-proof',
      'testimonials',
      'lead-form',
      'footer',
    ])
    const words = wordsFor('public', further)
    expect(words).toContain('What people say about Big Bend Rafting')
    expect(words).toContain('Best day of the year.')
    expect(words).toContain('Marta Lind')
    expect(words).not.toContain('<title>')
  })

  it('show the rating, source and date that the owner entered', () => {
    const [testimonial] = [
      { text: 'Best day.', name: 'Marta', rating: 4, source: 'Google', date: 'June 2026' } as const,
    ]
    const words = wordsFor('public', { testimonials: [testimonial] })
    expect(words).toContain('<title>4 out of 5 stars</title>')
    expect(words).toContain('Google, June 2026')
  })

  it('have no section before anybody said something', () => {
    expect(idsWith({ testimonials: [] })).not.toContain('testimonials')
    expect(idsWith({})).not.toContain('testimonials')
  })

  it.each(compositions)('come right after the figures in the order %s', (composition) => {
    const blocks = compositionBlocks[composition]
    expect(blocks[blocks.indexOf(socialProof) + 1]).toBe(voices)
  })
})

describe('what was confirmed', () => {
  const business = {
    reviews: [{ text: 'A day to remember.', name: 'Sabine, Wien', source: 'Google' }],
    figures: [{ value: '12', label: 'guides' }],
  }
  const sectionsWith = (further: Partial<LandingPage>) => {
    const { landingPage } = buildPageInput()
    const input = buildPageInput({ landingPage: { ...landingPage, ...further }, business })
    return JSON.stringify(composeGeneratedPage(input).sections)
  }

  it('stands among the figures and voices, once', () => {
    const page = sectionsWith({ testimonials: [{ text: 'A day to remember.', name: 'Sabine' }] })
    expect(page.split('A day to remember.')).toHaveLength(2)
    expect(sectionsWith({})).toContain('"title":"Sabine, Wien"')
    expect(sectionsWith({})).toContain('"source":"Google"')
    expect(sectionsWith({})).toContain('guides')
  })

  it('makes no thing the most popular one', () => {
    const prices = ['Half day', 'Full day', 'Two days'].map((name) => ({
      name,
      price: '$79',
      unit: 'per person',
      details: [],
    }))
    const page = composeGeneratedPage(buildPageInput({ business: { prices } }))
    const words = renderToStaticMarkup(<PageView page={page} context={buildContext()} />)
    expect(words).toContain('Two days')
    expect(words).not.toContain('Most Popular')
  })
})
