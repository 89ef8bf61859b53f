import { describe, expect, it } from 'vitest'

import {
  completePrompt,
  initialPrompt,
  forGenerator,
  goalOptions,
  industryOptions,
  toneOptions,
} from './page-prompt.ts'

const business_info = {
  business_name: 'Blue Canyon Rafting',
  industry: 'outdoor-adventure',
  product_service: 'Half-day rafting trips',
  target_customer: 'Families in summer',
  main_offer: 'Half-day trip',
  brand_tone: 'friendly',
} as const

describe('the prompt for a page', () => {
  it('offers the tones and goals of the specification', () => {
    expect(toneOptions.map(({ value }) => value)).toEqual([
      'professional',
      'friendly',
      'bold',
      'creative',
      'modern',
      'luxurious',
      'playful',
    ])
    expect(goalOptions.map(({ label }) => label)).toEqual([
      'Lead generation',
      'Sales',
      'Brand awareness',
      'Product showcase',
      'Event promotion',
      'Build trust',
    ])
  })

  it('offers every industry once, with those that decide a theme', () => {
    const values = industryOptions.map(({ value }) => value)
    expect(new Set(values).size).toBe(values.length)
    expect(values).toEqual(expect.arrayContaining(['outdoor-adventure', 'tech', 'eco', 'nature']))
  })

  it('knows the industry already and asks for tone and goal', () => {
    const first = initialPrompt({ business_info })
    expect(first).toEqual({ industry: 'outdoor-adventure', tone: '', goal: '', more: '' })
    expect(completePrompt(first)).toBeNull()
    expect(completePrompt({ ...first, tone: 'bold' })).toBeNull()
    expect(completePrompt({ ...first, goal: 'sales' })).toBeNull()
    expect(completePrompt({ ...first, industry: '', tone: 'bold', goal: 'sales' })).toBeNull()
    expect(completePrompt({ ...first, tone: 'bold', goal: 'sales' })).toEqual({
      ...first,
      tone: 'bold',
      goal: 'sales',
    })
  })

  it.for([
    ['outdoor-adventure', 'creative', { industry: 'outdoor-adventure', brandTone: 'fun' }],
    ['tech', 'modern', { industry: 'other', brandTone: 'professional' }],
    ['nature', 'luxurious', { industry: 'outdoor-adventure', brandTone: 'luxury' }],
  ] as const)('speaks of %s and %s in words of the generator', ([industry, tone, words]) => {
    expect(forGenerator({ industry, tone, goal: 'sales', more: '' })).toEqual(words)
  })
})
