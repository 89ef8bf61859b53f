import { describe, expect, it } from 'vitest'

import { samplesOfSection } from '../samples/samples-of-section.ts'
import type { KnownSection } from '../sections/section-models.ts'
import { sectionFromTemplate } from '../templates/section-from-template.ts'
import { moreTemplates, sectionTemplates } from '../templates/section-templates.ts'
import { buildPageInput } from './build-page-input.ts'
import { fillWithFacts } from './fill-with-facts.ts'
import type { ConfirmedBusiness } from './generated-page-input.ts'

const business: ConfirmedBusiness = {
  phone: '+1 406 555 0100',
  hours: [
    { days: 'Monday to Friday', times: '9:00 to 17:00' },
    { days: 'Please note', times: 'May to October' },
  ],
  prices: [
    { name: 'Half day', price: '$79', unit: 'per person', details: ['3 hours', 'up to 8 guests'] },
  ],
  outings: [
    { name: 'Half day', details: [{ label: 'Meeting point', text: 'Pier 3' }] },
    { name: 'Moonlight paddle', details: [{ label: 'When', text: 'At full moon' }] },
  ],
}

function fill(id: string, known: ConfirmedBusiness, language?: string): KnownSection {
  const template = [...sectionTemplates, ...moreTemplates].find((one) => one.id === id)
  if (template === undefined) throw new Error(`Expected a template ${id}`)
  const input = buildPageInput({ business: known })
  return fillWithFacts(sectionFromTemplate(template, 'one'), {
    facts: template.facts,
    input: { ...input, landingPage: { ...input.landingPage, language } },
  })
}

describe('fillWithFacts', () => {
  it('fills the price list with the confirmed prices', () => {
    const section = fill('pricing-1', business)
    expect(section.content).toMatchObject({
      title: 'Prices',
      layout: { columns: 3 },
      items: [
        {
          title: 'Half day',
          price: '$79',
          period: 'per person',
          features: ['3 hours', 'Up to 8 guests'],
        },
      ],
    })
    expect(samplesOfSection(section)).toEqual([])
  })

  it('fills trips with prices and details, one fact per line', () => {
    const section = fill('trips-1', business)
    expect(section.content.items).toMatchObject([
      {
        title: 'Half day',
        description: '$79 per person · 3 hours · up to 8 guests\nMeeting point: Pier 3',
      },
      { title: 'Moonlight paddle', description: 'When: At full moon' },
    ])
    expect(samplesOfSection(section)).toEqual([])
  })

  it('fills the opening hours and their note', () => {
    const section = fill('hours-1', business)
    expect(section.content).toMatchObject({
      title: 'Opening hours',
      items: [{ title: 'Monday to Friday', description: '9:00 to 17:00' }],
      note: 'May to October',
    })
    expect(samplesOfSection(section)).toEqual([])
  })

  it('fills known contact details and keeps samples for the rest', () => {
    const section = fill('contact-1', business)
    expect(section.content).toMatchObject({ phone: '+1 406 555 0100' })
    expect(samplesOfSection(section).map(({ label }) => label)).toEqual(['Email', 'Address'])
  })

  it('fills the address and the map link', () => {
    const mapUrl = 'https://www.google.com/maps/search/?api=1&query=38.5,-109.5'
    expect(fill('map-1', { address: 'Dock 4\nMoab', mapUrl }).content).toMatchObject({
      title: 'Where to find us',
      address: 'Dock 4\nMoab',
      mapUrl,
    })
  })

  it('uses the page language for the title', () => {
    expect(fill('hours-1', business, 'de').content.title).toBe('Öffnungszeiten')
    expect(fill('hours-1', business, 'es').content.title).toBe('Horario')
  })

  it.each(['pricing-1', 'trips-1', 'hours-1', 'contact-1', 'map-1'])(
    'keeps the samples of %s if no fact is confirmed',
    (id) => {
      const section = fill(id, {})
      expect(samplesOfSection(section).length).toBeGreaterThan(0)
      expect(section.content.title).not.toBe('')
    },
  )
})
