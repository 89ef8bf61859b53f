import { describe, expect, it } from 'vitest'

import { compositions } from '../document/page-plan.ts'
import { isUnknownSection } from '../document/page-document.ts'
import { buildPageInput } from './build-page-input.ts'
import { composeGeneratedPage } from './compose-generated-page.ts'
import { composePageForGoal } from './compose-page-for-goal.ts'
import type { ConfirmedBusiness } from './generated-page-input.ts'

const inputOf = (business: ConfirmedBusiness) => {
  const input = buildPageInput({ business })
  const bring = { title: 'What to pack', items: ['Swimwear'] }
  return { ...input, landingPage: { ...input.landingPage, bring } }
}

function sectionsOf(business: ConfirmedBusiness) {
  const { sections } = composeGeneratedPage(inputOf(business))
  const known = sections.flatMap((section) => (isUnknownSection(section) ? [] : [section]))
  return new Map(known.map((section) => [section.id, section]))
}

const details = [
  { label: 'When', text: 'May to September' },
  { label: 'Meeting point', text: 'Pier 3' },
]

describe('the facts of a page', () => {
  it('are the lines of one outing, below its name', () => {
    const sections = sectionsOf({ outings: [{ name: 'Sea cave tour', details }] })
    expect(sections.get('outings')?.content).toMatchObject({
      title: 'Sea cave tour',
      items: [
        { title: 'When', description: 'May to September' },
        { title: 'Meeting point', description: 'Pier 3' },
      ],
    })
  })

  it('are a line of each outing where there are several', () => {
    const outings = [
      { name: 'Sea cave tour', details },
      { name: 'Cliff walk', details: details.slice(0, 1) },
    ]
    expect(sectionsOf({ outings }).get('outings')?.content).toMatchObject({
      title: 'When and where',
      items: [
        { title: 'Sea cave tour', description: 'When: May to September\nMeeting point: Pier 3' },
        { title: 'Cliff walk', description: 'When: May to September' },
      ],
    })
  })

  it('are absent where nothing was confirmed', () => {
    const sections = sectionsOf({})
    expect([...sections.keys()]).not.toContain('outings')
    expect([...sections.keys()]).not.toContain('contact')
  })

  it('take the place of a list of things to bring that was written', () => {
    const page = (business: ConfirmedBusiness) => {
      const input = inputOf(business)
      const plan = { ...input.landingPage.plan, composition: 'guide' as const }
      const { sections } = composeGeneratedPage({
        ...input,
        landingPage: { ...input.landingPage, plan },
      })
      return JSON.stringify(sections)
    }
    expect(page({})).toContain('Swimwear')
    expect(page({ bring: ['A towel'] })).toContain('A towel')
    expect(page({ bring: ['A towel'] })).not.toContain('Swimwear')
  })

  it.each(compositions)('name what to bring once, also in the order %s', (composition) => {
    const input = inputOf({ bring: ['A towel'] })
    const plan = { ...input.landingPage.plan, composition }
    const { sections } = composeGeneratedPage({
      ...input,
      landingPage: { ...input.landingPage, plan },
    })
    expect(JSON.stringify(sections).split('A towel')).toHaveLength(2)
  })

  it('are a way to the map, to the booking and to profiles', () => {
    const sections = sectionsOf({
      mapUrl: 'https://maps.example/53,-9',
      bookingUrl: 'https://book.example/cliffs',
      profiles: [{ name: 'Instagram', url: 'https://instagram.com/cliffs', icon: 'instagram' }],
    })
    expect(sections.get('contact')?.content).toMatchObject({ mapUrl: 'https://maps.example/53,-9' })
    expect(sections.get('hero')?.content.buttons).toMatchObject([
      { text: 'Save our seats' },
      { text: 'Book online', link: 'https://book.example/cliffs', style: 'outline' },
    ])
    expect(sections.get('footer')?.content).toMatchObject({
      socialLinks: [{ name: 'Instagram', url: 'https://instagram.com/cliffs' }],
    })
  })

  it('stand on pages that are made for a goal as well', () => {
    const prices = [{ name: 'Sea cave tour', price: '€65', unit: 'per person', details: [] }]
    const { sections } = composePageForGoal(inputOf({ prices, phone: '+1 555 0100' }), 'sales')
    expect(JSON.stringify(sections)).toContain('€65')
    expect(JSON.stringify(sections)).toContain('+1 555 0100')
  })
})
