import type { AdResult, AdResults } from '@wildpath/contract'
import { describe, expect, it } from 'vitest'

import { leadFigures, resultOf, sharedLeadsText } from './lead-figures.ts'

const row = (values: Partial<AdResult>): AdResult => ({
  platform: 'facebook',
  names: ['June'],
  ad_ids: ['1'],
  deleted: 0,
  is_connected: true,
  funnel_id: null,
  funnel_title: null,
  currency: 'EUR',
  is_demo: false,
  spend: 30,
  impressions: 900,
  clicks: 20,
  views: 18,
  leads: 2,
  booked: 0,
  cost_per_lead: 15,
  cost_per_booking: null,
  ...values,
})
const results = (...rows: AdResult[]): AdResults => ({ rows, synced_at: null })
const figuresOf = (result: AdResult | null) =>
  leadFigures(result, { spend: 32, currency: 'EUR' }).map(({ label, value }) => `${label} ${value}`)

describe('the leads of an ad on its own row', () => {
  it('are found by the platform and its id of the ad, also among ads with one address', () => {
    const june = row({ ad_ids: ['1', '2'], names: ['June', 'July'] })
    const google = row({ platform: 'google', ad_ids: ['3'] })
    expect(resultOf(results(june, google), 'facebook', '2')).toBe(june)
    expect(resultOf(results(june, google), 'facebook', '3')).toBeNull()
    expect(resultOf(undefined, 'facebook', '1')).toBeNull()
  })

  it('have what one cost, and a dash as long as there is none', () => {
    // Of what is spent by now, although the costs were read before.
    expect(figuresOf(row({}))).toEqual(['Leads 2', 'Cost per lead €16.00'])
    const none = { leads: 0, cost_per_lead: null }
    expect(figuresOf(row(none))).toEqual(['Leads 0', 'Cost per lead –'])
    expect(figuresOf(row({ ...none, leads: null }))).toEqual(['Leads –', 'Cost per lead –'])
  })

  it('are dashes where the costs do not know the ad', () => {
    expect(figuresOf(null)).toEqual(['Leads –', 'Cost per lead –'])
    expect(sharedLeadsText(null, 'ads')).toBeNull()
  })

  it('are said to be of several where their visits cannot be told apart', () => {
    expect(sharedLeadsText(row({}), 'ads')).toBeNull()
    const shared = row({ ad_ids: ['1', '2'] })
    expect(figuresOf(shared)).toEqual(['Leads 2', 'Cost per lead €15.00'])
    expect(sharedLeadsText(shared, 'campaigns')).toBe(
      'Leads and cost per lead are of 2 campaigns with one address, as in the table of what a lead costs.',
    )
  })
})
