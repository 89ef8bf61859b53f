import { noFacts } from '@wildpath/contract'
import { describe, expect, it } from 'vitest'

import { readBrief } from '../brief/read-brief.ts'
import { createSeededChoice } from '../choose/seeded-choice.ts'
import type { CopyBrief } from '../copy-brief.ts'
import { knowBrief } from '../lint/brief-knowledge.ts'
import { composeBring } from './bring.ts'
import { createDesk, createEditor } from './desk.ts'
import { composeFaq } from './faq.ts'

const brief: CopyBrief = {
  businessName: 'Rapid Roots',
  industry: 'outdoor-adventure',
  productService:
    'Half-day rafting trips on the Salmon River. Wetsuits and helmets provided. Groups of up to 8. Kids from 7 welcome. Pick-up from your hotel. Lunch on a gravel bank.',
  mainOffer: '$49 per person on weekdays',
  targetCustomer: 'families with kids, first-timers',
  brandTone: 'friendly',
  facts: noFacts,
}

function deskFor(changes: Partial<CopyBrief> = {}, seed = 'faq') {
  const whole = { ...brief, ...changes }
  return createDesk(readBrief(whole), createEditor(knowBrief(whole)), createSeededChoice(seed))
}

describe('the questions of a page', () => {
  it('answers group, age and inclusions with the owner’s words', () => {
    const answers = (composeFaq(deskFor()) ?? []).map(({ answer }) => answer).join(' ')
    expect(answers).toMatch(/up to 8|at most 8/iu)
    expect(answers).toContain('Kids from 7 welcome.')
    expect(answers).toMatch(/wetsuits/iu)
  })

  it('does not guess terms that only the owner knows', () => {
    const faq = JSON.stringify(composeFaq(deskFor()))
    expect(faq).not.toMatch(/refund|free cancel|24 hours|full price back/iu)
    expect(faq).not.toMatch(/Terms: ask/u)
  })

  it('gives the owner’s own terms where there are some', () => {
    const desk = deskFor({ productService: `${brief.productService} Full refund if we cancel.` })
    expect(JSON.stringify(composeFaq(desk))).toMatch(/refund/iu)
  })

  it('answers with the limit that the owner gave and asks nothing that is settled', () => {
    const desk = deskFor({
      productService:
        'Tandem paragliding in Pokhara, flights of 20 minutes. Not with back surgery. Jeep pick-up from your hotel.',
      mainOffer: 'Rs 9500, weight 25 to 105 kg',
    })
    const faq = composeFaq(desk) ?? []
    expect(JSON.stringify(faq)).toMatch(/105/u)
    expect(JSON.stringify(faq)).not.toMatch(/ask us for the limits/iu)
  })

  it('takes closed shoes for no opening hours', () => {
    const desk = deskFor({ productService: `${brief.productService} Closed shoes.` })
    expect((composeFaq(desk) ?? []).map(({ question }) => question)).not.toContain(
      'When are you open?',
    )
  })

  it.each(['a', 'b', 'c', 'd'])('has three to six, no two alike (facts: noFacts,)', (seed) => {
    const faq = composeFaq(deskFor({}, seed)) ?? []
    expect(faq.length).toBeGreaterThanOrEqual(3)
    expect(faq.length).toBeLessThanOrEqual(6)
    expect(new Set(faq.map(({ answer }) => answer)).size).toBe(faq.length)
    expect(faq.every(({ question }) => question.includes('?'))).toBe(true)
  })
})

describe('what to bring', () => {
  it('does not ask people to bring what the owner hands out', () => {
    const desk = deskFor({
      productService: 'Surf lessons in Ericeira, wetsuit and board included, towel included',
    })
    const items = (composeBring(desk)?.items ?? []).join(' ')
    expect(items).not.toBe('')
    expect(items).not.toMatch(/wetsuit|board|towel/iu)
  })

  it('asks for no snack where lunch is served, and for no second pair of boots', () => {
    const desk = deskFor({
      productService:
        'Cave tours in the Dachstein. Overalls and wellies supplied. You need boots over the ankle. Hot soup and lunch.',
    })
    const items = composeBring(desk)?.items ?? []
    expect(items).toContain('Boots over the ankle')
    expect(items.join(' ')).not.toMatch(/wellies|snack/iu)
  })

  it('keeps silent where the activity is unknown', () => {
    const desk = deskFor({ productService: 'asdf asdf asdf', industry: 'other' })
    expect(composeBring(desk)).toBeUndefined()
  })
})
