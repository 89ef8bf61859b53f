import { describe, expect, it } from 'vitest'

import { blankBusinessForm, businessInfoOf, countOpenAnswers } from './business-form-values.ts'

const answers = {
  business_name: 'Cedar Falls Rafting',
  industry: 'water-sports',
  product_service: 'Half-day rafting trips on the upper river',
  target_customer: 'Families with children from eight years',
  main_offer: 'Free wetsuit rental in June',
  brand_tone: 'friendly',
} as const

describe('countOpenAnswers', () => {
  it('counts the six required answers of a blank form', () => {
    expect(countOpenAnswers(blankBusinessForm)).toBe(6)
  })

  it('counts spaces as no answer', () => {
    expect(countOpenAnswers({ ...answers, main_offer: '      ' })).toBe(1)
  })

  it('counts a website that is none', () => {
    expect(countOpenAnswers({ ...answers, website_url: 'abc' })).toBe(1)
  })

  it('finds nothing open when all is answered', () => {
    expect(countOpenAnswers({ ...answers, website_url: '' })).toBe(0)
  })
})

describe('businessInfoOf', () => {
  it('leaves out an empty website', () => {
    expect(businessInfoOf({ ...answers, website_url: '' })).toEqual(answers)
  })

  it('keeps a website that was given', () => {
    expect(businessInfoOf({ ...answers, website_url: 'cedarfalls.example' })).toEqual({
      ...answers,
      website_url: 'cedarfalls.example',
    })
  })
})
