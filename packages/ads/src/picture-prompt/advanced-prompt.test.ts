import { describe, expect, it } from 'vitest'

import type { AdvancedInputs } from './advanced-options.ts'
import { fitPrompt, writeAdvancedPrompt } from './advanced-prompt.ts'

const nothing: AdvancedInputs = {
  businessType: '',
  targetAudience: '',
  brandTone: '',
  keyProductFeatures: [],
  uniqueSellingPoints: [],
  primaryColorPalette: [],
  visualStyle: '',
  desiredAction: '',
  textOverlay: '',
  platform: 'facebook',
  industry: '',
  productCategory: '',
  emotionalTone: '',
  seasonality: '',
  competitorDifferentiation: '',
}
const required: AdvancedInputs = {
  ...nothing,
  businessType: 'Sporting Goods',
  targetAudience: 'families with children over six',
  brandTone: 'friendly',
  visualStyle: 'lifestyle',
  desiredAction: 'learn more',
}
const confidence = (more: Partial<AdvancedInputs>) =>
  writeAdvancedPrompt({ ...required, ...more }).confidenceScore

describe('an advanced prompt', () => {
  it('uses the first three features and the first two selling points', () => {
    const { promptBreakdown } = writeAdvancedPrompt({
      ...required,
      keyProductFeatures: ['rafts', 'wetsuits', 'helmets', 'sandwiches'],
      uniqueSellingPoints: ['small groups', 'local guides', 'free photos'],
    })
    expect(promptBreakdown.productShowcase).toContain('rafts, wetsuits and helmets')
    expect(promptBreakdown.productShowcase).toContain('small groups and local guides')
    expect(JSON.stringify(promptBreakdown)).not.toMatch(/sandwiches|free photos/)
  })

  it('is blue and white unless colours are given, and asks for no text', () => {
    const { optimizedPrompt, promptBreakdown } = writeAdvancedPrompt(required)
    expect(promptBreakdown.colorPalette).toContain('blue and white')
    expect(optimizedPrompt).toContain('No text, letters')
    expect(writeAdvancedPrompt(required)).toEqual(writeAdvancedPrompt(required))
  })

  it.each([
    ['facebook', 'Facebook in the shape 1.91:1'],
    ['instagram', 'Instagram in the shape 1:1'],
    ['linkedin', 'LinkedIn in the shape 1.91:1'],
    ['twitter', 'Twitter in the shape 16:9'],
    ['google', 'Google in the shape 1.91:1'],
  ] as const)('for %s names its shape', (platform, words) => {
    expect(writeAdvancedPrompt({ ...required, platform }).optimizedPrompt).toContain(words)
  })

  it('never puts the words that are laid over the picture into it', () => {
    const { optimizedPrompt } = writeAdvancedPrompt({ ...required, textOverlay: 'BOOK BY FRIDAY' })
    expect(optimizedPrompt).not.toContain('BOOK BY FRIDAY')
    expect(optimizedPrompt).toContain('left where words will be placed')
  })

  it('estimates a token for each four characters begun', () => {
    const { optimizedPrompt, estimatedTokens } = writeAdvancedPrompt(required)
    expect(estimatedTokens).toBe(Math.ceil(optimizedPrompt.length / 4))
  })
})

describe('its confidence', () => {
  const base = confidence({})

  it('is 8 for each of the five that are required', () => {
    expect(writeAdvancedPrompt(nothing).confidenceScore).toBe(0)
    expect(base).toBe(40)
  })

  it.each([
    ['keyProductFeatures', ['rafts'], 10],
    ['uniqueSellingPoints', ['small groups'], 10],
    ['primaryColorPalette', ['green'], 10],
    ['industry', 'Tourism', 5],
    ['productCategory', 'rafting', 5],
    ['emotionalTone', 'calm', 5],
    ['seasonality', 'autumn', 5],
    ['competitorDifferentiation', 'we cook', 5],
    ['textOverlay', 'Book today.', 5],
    ['textOverlay', 'Book today', 0],
    ['keyProductFeatures', [' '], 0],
    ['industry', '  ', 0],
  ] as const)('adds for %s %j: %i', (name, value, points) => {
    expect(confidence({ [name]: value })).toBe(base + points)
  })

  it('adds 10 for a prompt of 1000 to 4000 characters, and ends at 100', () => {
    expect(confidence({ competitorDifferentiation: 'we '.repeat(300) })).toBe(base + 5 + 10)
    expect(confidence({ competitorDifferentiation: 'we '.repeat(3000) })).toBe(base + 5 + 10)
    const all: AdvancedInputs = {
      ...required,
      keyProductFeatures: ['rafts'],
      uniqueSellingPoints: ['small groups'],
      primaryColorPalette: ['green'],
      industry: 'Tourism',
      productCategory: 'rafting',
      emotionalTone: 'calm',
      seasonality: 'autumn',
      competitorDifferentiation: 'we '.repeat(200),
      textOverlay: 'Book this week',
    }
    expect(writeAdvancedPrompt(all).confidenceScore).toBe(100)
  })
})

describe('a prompt that is too long', () => {
  it('loses ordinary sentences from the end, never the wish for no text', () => {
    const sentence = 'A raft floats on green water below high walls of red stone.'
    const fitted = fitPrompt(
      `First sentence. ${`${sentence} `.repeat(100)}Please no text in it. ${sentence}`,
    )
    expect(fitted.length).toBeLessThanOrEqual(4000)
    expect(fitted.startsWith('First sentence.')).toBe(true)
    expect(fitted.endsWith('Please no text in it.')).toBe(true)
  })

  const wish = 'No text, letters, numbers, logos or watermarks in the image.'

  it.each([
    ['of one long sentence', `A wild canyon ${'with green pools '.repeat(400)}`],
    ['of Chinese sentences', '木筏漂在绿色的河上。'.repeat(500)],
    ['without a space', 'x'.repeat(10_000)],
    ['that asks for no text in one long sentence', `No text and ${'a ridge '.repeat(1200)}`],
  ])('%s keeps as much as fits, cut at a word', (_, prompt) => {
    const fitted = fitPrompt(prompt)
    expect(fitted.length).toBeLessThanOrEqual(4000)
    expect(fitted.length).toBeGreaterThan(3950)
    expect(fitted.slice(0, 9)).toBe(prompt.slice(0, 9))
    expect(fitted.endsWith(wish)).toBe(true)
    expect(fitted).not.toMatch(/gree\.|rid\./)
  })

  it('of wishes for no text alone keeps those that fit', () => {
    const fitted = fitPrompt('Please draw no text in it. '.repeat(300))
    expect(fitted.length).toBeLessThanOrEqual(4000)
    expect(fitted).toMatch(/^Please draw no text in it\./)
  })
})
