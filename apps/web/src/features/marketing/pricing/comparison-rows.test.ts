import { isThere, noPromise, plans, shownPlanKeys } from '@wildpath/contract'
import { describe, expect, it } from 'vitest'

import { comparisonRows } from './comparison-rows.ts'

const reached = { supportEmail: 'ask@wild.example', support: noPromise }
const unreached = { supportEmail: null, support: noPromise }

describe('the comparison of the plans', () => {
  it.each(shownPlanKeys)('names every feature that the catalogue lists for %s', (key) => {
    const shown = comparisonRows(reached).map((row) => row.cells[key]?.text)

    for (const feature of plans[key].features) expect(shown).toContain(feature.name)
  })

  it.each(shownPlanKeys)('marks as planned what is not there for %s', (key) => {
    for (const site of [reached, unreached]) {
      const cells = comparisonRows(site).map((row) => row.cells[key])
      const marked = cells.filter((cell) => cell?.isPlanned).map((cell) => cell?.text)
      const missing = plans[key].features.filter(({ capability }) => !isThere(capability, site))
      expect(marked).toEqual(expect.arrayContaining(missing.map(({ name }) => name)))
      const there = plans[key].features.filter(({ capability }) => isThere(capability, site))
      expect(there.filter(({ name }) => marked.includes(name))).toEqual([])
    }
  })

  it('sells no support where nobody can be written to', () => {
    const support = (site: typeof reached | typeof unreached) =>
      comparisonRows(site).find(({ topic }) => topic === 'Support')?.cells.explorer
    expect(support(reached)).toEqual({ text: 'Priority support', isPlanned: false })
    expect(support(unreached)).toEqual({ text: 'Priority support', isPlanned: true })
  })

  it('gives a plan what the one below it has where it says nothing else', () => {
    const templates = comparisonRows(unreached).find(({ topic }) => topic === 'Templates')

    expect(templates?.cells['expedition-leader']).toEqual({
      text: 'Basic templates',
      isPlanned: false,
    })
  })
})
