import { type BusinessFacts, noFacts } from '@wildpath/contract'
import { describe, expect, it } from 'vitest'

import { buildFact } from '../kinds/facts.fixture.ts'
import { readFactsDraft, startFrom } from './facts-draft.ts'

describe('facts kept in the tab', () => {
  it('are read again, with what stood in open forms', () => {
    const draft = {
      known: noFacts,
      saved: noFacts,
      forms: {
        'fact:tour': { name: 'Tour' },
        'ask:price': { price: { amount: '79', currency: 'USD', unit: 'person', is_from: false } },
        'new:hours': { periods: [{ days: ['mo'], opens: '09:00', closes: '' }] },
      },
    }
    expect(readFactsDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft)
  })

  it.each([
    ['nothing', null],
    ['a form in no place', { known: noFacts, saved: noFacts, forms: { elsewhere: {} } }],
    ['facts of another version', { known: { version: 2 }, saved: noFacts, forms: {} }],
  ])('are not read from %s', (_what, values) => {
    expect(readFactsDraft(values)).toBeNull()
  })
})

describe('what is edited', () => {
  const withPhone: BusinessFacts = { ...noFacts, facts: [buildFact('phone')] }
  const forms = { 'fact:phone': { number: '7' } } as const
  const server = { business_facts: { ...noFacts, facts: [buildFact('email')] }, revision: 9 }

  it('is what the server has, where nothing was kept', () => {
    const { business_facts: known } = server
    expect(startFrom(server, null)).toEqual({ known, saved: known, revision: 9, forms: {} })
  })

  it('is what was changed here, over the revision it was changed from', () => {
    const kept = { revision: 4, values: { known: withPhone, saved: noFacts, forms } }
    expect(startFrom(server, kept)).toEqual({
      known: withPhone,
      saved: noFacts,
      revision: 4,
      forms,
    })
  })

  it.each([
    ['nothing was changed', { known: withPhone, saved: withPhone }],
    ['the change has arrived', { known: server.business_facts, saved: noFacts }],
  ])('is the newest with what was typed, where %s', (_what, facts) => {
    const start = startFrom(server, { revision: 4, values: { ...facts, forms } })
    expect(start.known).toBe(server.business_facts)
    expect(start.saved).toBe(start.known)
    expect(start).toMatchObject({ revision: 9, forms })
  })
})
