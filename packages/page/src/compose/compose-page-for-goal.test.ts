import { renderToStaticMarkup } from 'react-dom/server'
import { createElement } from 'react'
import { describe, expect, it } from 'vitest'

import { composedGoals } from '../document/composed-goals.ts'
import type { SectionOf } from '../sections/section-models.ts'
import { buildContext } from '../parts/build-context.ts'
import { PageView } from '../render/page-view.tsx'
import { buildPageInput } from './build-page-input.ts'
import { composePageForGoal } from './compose-page-for-goal.ts'
import type { GeneratedPageInput } from './generated-page-input.ts'

function fullInput(mainOffer: string): GeneratedPageInput {
  const input = buildPageInput({ mainOffer })
  return {
    ...input,
    landingPage: {
      ...input.landingPage,
      offer: { title: 'What you pay', text: mainOffer },
      story: { title: 'Who we are', text: 'Two brothers.' },
      steps: { title: 'How it goes', items: [{ title: 'Meet', text: 'At the bridge.' }] },
      faq: [{ question: 'And rain?', answer: 'We paddle.' }],
    },
  }
}

const idsOf = (input: GeneratedPageInput, goal: (typeof composedGoals)[number]) =>
  composePageForGoal(input, goal).sections.map((section) => ('id' in section ? section.id : ''))

const show = (page: ReturnType<typeof composePageForGoal>, mode: 'public' | 'preview') =>
  renderToStaticMarkup(createElement(PageView, { page, context: buildContext({ mode }) }))

describe('composePageForGoal', () => {
  it('chooses the sections and their order by the goal', () => {
    const input = fullInput('Half-day trip with lunch')
    expect(composedGoals.map((goal) => [goal, idsOf(input, goal)])).toEqual([
      [
        'lead-generation',
        ['hero', 'features', 'lead-form', 'steps', 'gallery', 'pricing', 'about', 'faq', 'footer'],
      ],
      ['sales', ['hero', 'pricing', 'features', 'gallery', 'steps', 'faq', 'lead-form', 'footer']],
      [
        'brand-awareness',
        ['header', 'hero', 'about', 'gallery', 'features', 'faq', 'lead-form', 'footer'],
      ],
      [
        'product-showcase',
        ['header', 'hero', 'gallery', 'features', 'steps', 'pricing', 'lead-form', 'faq', 'footer'],
      ],
      ['event-promotion', ['hero', 'steps', 'pricing', 'lead-form', 'gallery', 'faq', 'footer']],
      [
        'build-trust',
        ['header', 'hero', 'about', 'features', 'faq', 'steps', 'offer', 'lead-form', 'footer'],
      ],
    ])
  })

  it('shows the three example prices to the owner, each marked as one to replace', () => {
    const page = composePageForGoal(fullInput('Half-day trip with lunch'), 'sales')
    const markup = show(page, 'preview')
    expect(markup.match(/\$\d+\.\d\d<\/b> <span>per month/g)).toEqual([
      '$9.99</b> <span>per month',
      '$29.99</b> <span>per month',
      '$99.99</b> <span>per month',
    ])
    expect(markup.split('Example price: replace it')).toHaveLength(4)
  })

  it('shows visitors no plans to fill in', () => {
    const page = composePageForGoal(fullInput('Half-day trip with lunch'), 'sales')
    expect(show(page, 'public')).not.toContain('pg-plan')
  })

  it('tells the offer with its own price instead, where the owner named one', () => {
    const input = fullInput('Half-day trip for $79 per person, wetsuit included')
    expect(idsOf(input, 'sales').slice(0, 3)).toEqual(['hero', 'offer', 'features'])
    expect(show(composePageForGoal(input, 'sales'), 'preview')).not.toContain('9.99')
  })

  it('puts the name of the business into the hero only where no header says it', () => {
    const named = composedGoals.map((goal) => {
      const { sections } = composePageForGoal(fullInput('Lunch'), goal)
      const hero = sections.find((section): section is SectionOf<'hero'> => section.type === 'hero')
      return [goal, sections[0]?.type, hero?.content.businessName]
    })
    expect(named).toEqual([
      ['lead-generation', 'hero', 'Big Bend Rafting'],
      ['sales', 'hero', 'Big Bend Rafting'],
      ['brand-awareness', 'header', ''],
      ['product-showcase', 'header', ''],
      ['event-promotion', 'hero', 'Big Bend Rafting'],
      ['build-trust', 'header', ''],
    ])
  })
})
