import { describe, expect, it } from 'vitest'

import { countOf, formatCount, formatRate, sumFunnels } from './funnel-stats.ts'

function buildFunnel(status: 'draft' | 'published', views: number, leads: number) {
  return { status, stats: { views, leads, conversion_rate: null, last_updated: null } }
}

describe('sumFunnels', () => {
  it('adds views and leads up and takes the rate of the sums', () => {
    const totals = sumFunnels([
      buildFunnel('published', 1000, 10),
      buildFunnel('published', 10, 10),
      buildFunnel('draft', 0, 0),
    ])
    expect(totals).toEqual({
      adventures: 3,
      published: 2,
      views: 1010,
      leads: 20,
      conversionRate: 2,
    })
  })

  it('knows no rate while nobody has looked', () => {
    expect(sumFunnels([]).conversionRate).toBeNull()
    expect(sumFunnels([buildFunnel('published', 0, 1)]).conversionRate).toBeNull()
  })
})

describe('how figures read', () => {
  it('shows rates with one decimal, also whole ones', () => {
    expect(formatRate(100)).toBe('100.0%')
    expect(formatRate(7.1)).toBe('7.1%')
    expect(formatRate(0)).toBe('0.0%')
  })

  it('shows a dash for a rate that is not known', () => {
    expect(formatRate(null)).toBe('–')
  })

  it('groups the digits of large counts', () => {
    expect(formatCount(1234567)).toBe('1,234,567')
  })

  it('counts in singular and plural', () => {
    expect(countOf(0, 'view')).toBe('0 views')
    expect(countOf(1, 'view')).toBe('1 view')
    expect(countOf(1200, 'lead')).toBe('1,200 leads')
  })
})
