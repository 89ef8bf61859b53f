import { industries } from '@wildpath/contract'
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
})

describe('the ontology', () => {
  it('knows at least forty outdoor activities, each once', () => {
    const keys = everyTrade.map(({ key }) => key)
    expect(outdoorTrades.length).toBeGreaterThanOrEqual(40)
    expect(new Set(keys).size).toBe(keys.length)
  })

  it.each(everyTrade)('claims nothing about an owner under $key', (trade) => {
    const asks = trade.worries.flatMap(({ ask, answer }) => [ask, answer])
    const lines = [
      ...trade.advice,
      ...trade.hooks,
      ...trade.prepare,
      ...asks,
      ...trade.cta,
      ...trade.subjects,
    ]
    const found = lines.flatMap((line) => lintText(line, 'email[0].body', silentBrief))
    expect(found.filter(({ severity }) => severity === 'hard')).toEqual([])
  })

  it.each(everyTrade)(
    'keeps its lines short enough and in the voice of nobody under $key',
    (trade) => {
      expect(trade.cta.filter((text) => text.length > 35)).toEqual([])
      expect(trade.hooks.filter((text) => text.length > 60)).toEqual([])
      expect(trade.fields.filter((text) => text.length > 45)).toEqual([])
      expect(trade.fields.length).toBeLessThanOrEqual(3)
      expect(
        [...trade.advice, ...trade.hooks, ...trade.prepare].filter((text) =>
          /\b(?:we|our|us)\b/iu.test(text),
        ),
      ).toEqual([])
    },
  )

  it('hints only at trades it knows', () => {
    const keys = new Set(everyTrade.map(({ key }) => key))
    const unknown = industries.flatMap((industry) =>
      industryHints[industry].filter((key) => !keys.has(key)),
    )
    expect(unknown).toEqual([])
  })
})
