import { industries, noFacts } from '@wildpath/contract'
import { describe, expect, it } from 'vitest'

import { knowBrief } from '../lint/brief-knowledge.ts'
import { lintText } from '../lint/text-rules.ts'
import { general, indoorTrades, industryHints, outdoorTrades } from './index.ts'

const everyTrade = [...outdoorTrades, ...indoorTrades, general]

const silentBrief = knowBrief({
  businessName: 'Quiet Ltd',
  industry: 'other',
  productService: 'nothing in particular',
  mainOffer: 'nothing',
  targetCustomer: 'nobody in particular',
  brandTone: 'friendly',
  facts: noFacts,
})

describe('the ontology', () => {
  it('knows at least forty outdoor activities, each once', () => {
    const keys = everyTrade.map(({ key }) => key)
    expect(outdoorTrades.length).toBeGreaterThanOrEqual(40)
    expect(new Set(keys).size).toBe(keys.length)
  })

  it.each(everyTrade)('claims nothing about an owner under $key', (trade) => {
    const found = trade.cta.flatMap((line) => lintText(line, 'email[0].body', silentBrief))
    expect(found.filter(({ severity }) => severity === 'hard')).toEqual([])
  })

  it.each(everyTrade)('keeps its labels short under $key', (trade) => {
    expect(trade.cta.filter((text) => text.length > 35)).toEqual([])
    expect(trade.fields.filter((text) => text.length > 45)).toEqual([])
    expect(trade.fields.length).toBeLessThanOrEqual(3)
  })

  it('hints only at trades it knows', () => {
    const keys = new Set(everyTrade.map(({ key }) => key))
    const unknown = industries.flatMap((industry) =>
      industryHints[industry].filter((key) => !keys.has(key)),
    )
    expect(unknown).toEqual([])
  })
})
