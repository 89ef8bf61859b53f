import { isThere, noPromise, plans, shownPlanKeys } from '@wildpath/contract'
import { describe, expect, it } from 'vitest'

import { planFeatureText, type PlanSite } from '../../../entities/plan/plan-feature-text.ts'
import { comparisonRows } from './comparison-rows.ts'

const providers = { textAi: 'live' } as const
const reached = { supportEmail: 'ask@wild.example', support: noPromise, providers }
const unreached = { supportEmail: null, support: noPromise, providers }

describe('the comparison of the plans', () => {
  it.each(shownPlanKeys)('names every feature that the catalogue lists for %s', (key) => {
    const shown = comparisonRows(reached).map((row) => row.cells[key]?.text)

    for (const feature of plans[key].features) {
      const text = feature.isInEveryPlan ? feature.name : planFeatureText(feature, reached)
      expect(shown).toContain(text)
    }
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

  it('marks support as planned until the operator configures it', () => {
    const promise = { contactName: 'Sam Ridge', priorityHours: 8, dedicatedHours: 4 }
    const support = (site: PlanSite) =>
      comparisonRows(site).find(({ topic }) => topic === 'Support')?.cells
    expect(support(unreached)).toMatchObject({
      'explorer': { text: 'Priority support', isPlanned: true },
      'expedition-leader': { text: 'Dedicated support', isPlanned: true },
    })
    expect(support(reached)).toMatchObject({
      explorer: { text: 'Priority support: first in the chat queue', isPlanned: false },
    })
    expect(support({ ...reached, support: promise })).toMatchObject({
      'explorer': { text: 'Priority support: an answer within 8 hours', isPlanned: false },
      'expedition-leader': {
        text: 'Dedicated support: Sam Ridge answers within 4 hours',
        isPlanned: false,
      },
    })
  })

  it('shows what every plan has in every column', () => {
    for (const name of ['Follow-ups', 'Custom branding']) {
      const row = comparisonRows(reached).find(({ cells }) => cells.free?.text === name)
      expect(row?.cells.explorer?.text).toBe(name)
      expect(plans.free.features.map((feature) => feature.name)).toContain(name)
    }
  })

  it('gives a plan what the one below it has where it says nothing else', () => {
    const templates = comparisonRows(unreached).find(({ topic }) => topic === 'Templates')

    expect(templates?.cells['expedition-leader']).toEqual({
      text: 'Basic templates',
      isPlanned: false,
    })
  })
})
