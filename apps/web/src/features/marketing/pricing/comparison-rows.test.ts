import { plans, shownPlanKeys } from '@wildpath/contract'
import { describe, expect, it } from 'vitest'

import { comparisonRows } from './comparison-rows.ts'

describe('the comparison of the plans', () => {
  it.each(shownPlanKeys)('names every feature that the catalogue lists for %s', (key) => {
    const shown = comparisonRows.map((row) => row.cells[key]?.text)

    for (const feature of plans[key].features) expect(shown).toContain(feature.name)
  })

  it.each(shownPlanKeys)('marks as planned what the catalogue marks so for %s', (key) => {
    for (const feature of plans[key].features) {
      const row = comparisonRows.find(({ cells }) => cells[key]?.text === feature.name)
      expect(row?.cells[key]?.isPlanned).toBe(feature.isPlanned)
    }
  })

  it('gives a plan what the one below it has where it says nothing else', () => {
    const templates = comparisonRows.find(({ topic }) => topic === 'Templates')

    expect(templates?.cells['expedition-leader']).toEqual({
      text: 'Basic templates',
      isPlanned: false,
    })
  })
})
