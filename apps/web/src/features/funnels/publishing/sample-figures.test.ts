import { noFacts, type BusinessFacts } from '@wildpath/contract'
import { describe, expect, it } from 'vitest'

import { hasSampleFigures } from './sample-figures.ts'

const counted: BusinessFacts = {
  ...noFacts,
  facts: ['kayaks', 'guides'].map((label) => ({
    id: label,
    kind: 'figure',
    value: { value: '14', label },
    source: 'owner',
    confidence: 'high',
    is_confirmed: true,
  })),
}
type Funnel = Parameters<typeof hasSampleFigures>[0]
type Landing = Funnel['generated_content']['landing_page']

const funnelWith = (proof: Landing['proof'], business_facts = noFacts, isEdited = false) =>
  ({
    business_facts,
    pageBuilderData: isEdited ? { sections: [] } : null,
    generated_content: { landing_page: { proof } },
  }) as unknown as Funnel

describe('the samples of a page', () => {
  it('are there until the owner has figures of their own, on the page or confirmed', () => {
    expect(hasSampleFigures(funnelWith(undefined))).toBe(true)
    expect(hasSampleFigures(funnelWith({ state: 'sample', figures: [] }))).toBe(true)
    expect(hasSampleFigures(funnelWith(undefined, counted))).toBe(false)
    expect(hasSampleFigures(funnelWith({ state: 'hidden', figures: [] }))).toBe(false)
    expect(hasSampleFigures(funnelWith(undefined, noFacts, true))).toBe(false)
  })
})
