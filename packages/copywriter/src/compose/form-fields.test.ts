import { noFacts } from '@wildpath/contract'
import { describe, expect, it } from 'vitest'

import { readBrief } from '../brief/read-brief.ts'
import { createSeededChoice } from '../choose/seeded-choice.ts'
import type { CopyBrief } from '../copy-brief.ts'
import { anything, createDesk } from './desk.ts'
import { composeFields } from './form-fields.ts'
import { composeGoal } from './goal.ts'

const brief: CopyBrief = {
  businessName: 'Rapid Roots',
  industry: 'outdoor-adventure',
  productService: 'Half-day rafting trips on the Salmon River',
  mainOffer: '$49 per person',
  targetCustomer: 'families, friends',
  brandTone: 'friendly',
  facts: noFacts,
}

function formOf(changes: Partial<CopyBrief>) {
  const facts = readBrief({ ...brief, ...changes })
  const desk = createDesk(facts, anything, createSeededChoice('form'))
  return { goal: composeGoal(facts), fields: composeFields(desk) }
}

describe('the form', () => {
  it.each<[string, Partial<CopyBrief>, string, string[]]>([
    ['a trip', {}, 'booking', ['Preferred date', 'Number of paddlers']],
    [
      'a stay',
      {
        productService: 'Four cabins beside a lake in Dalarna, each with a stove',
        industry: 'lodging',
      },
      'stay',
      ['Arrival date', 'Number of nights', 'Number of guests'],
    ],
    [
      'rental by the hour',
      { productService: 'Kayaks to rent on Lake Bled', mainOffer: 'single kayak 12€ for 1 hour' },
      'rental',
      ['Which boats?', 'Preferred date', 'For how many hours?'],
    ],
    [
      'rental by the day',
      { productService: 'Campervan hire from Inverness', mainOffer: 'from £95 per night' },
      'rental',
      ['Which van?', 'Pick-up date', 'Return date'],
    ],
    [
      'lessons',
      { productService: 'Surf lessons at Polzeath for beginners', industry: 'water-sports' },
      'lessons',
      ['Preferred date', 'Surfing experience'],
    ],
    [
      'a trip of several lengths',
      {
        productService: 'Deep sea fishing charters from Destin',
        mainOffer: '4 hours $600, 6 hours $850',
      },
      'booking',
      ['Preferred date', 'Number of anglers', '4 or 6 hours?'],
    ],
  ])('asks for facts: noFacts, what its owner needs', (_name, changes, goal, questions) => {
    const form = formOf(changes)
    expect(form.goal).toBe(goal)
    expect(form.fields).toEqual(['Your name', 'Email', ...questions])
  })

  it('never has more than five fields, and always a name and an email address', () => {
    const { fields } = formOf({ brandTone: 'luxury', mainOffer: '2 hours $40, 3 hours $55' })
    expect(fields).toEqual([
      'Full name',
      'Email address',
      'Preferred date',
      'Number of paddlers',
      '2 or 3 hours?',
    ])
  })
})
