import { describe, expect, it } from 'vitest'

import { blankBusinessForm, businessInfoOf, openAnswers } from './business-form-values.ts'

const answers = {
  business_name: 'Cedar Falls Rafting',
  industry: 'water-sports',
  product_service: 'Half-day rafting trips on the upper river',
  target_customer: 'Families with children from eight years',
  main_offer: 'Free wetsuit rental in June',
  brand_tone: 'friendly',
} as const

describe('openAnswers', () => {
  it('counts the six required answers of a blank form', () => {
    expect(openAnswers(blankBusinessForm)).toEqual({ required: 6, isWebsiteWrong: false })
  })

  it('counts spaces as no answer', () => {
    expect(openAnswers({ ...answers, main_offer: '      ' }).required).toBe(1)
  })

  it('tells a website that is none apart from the answers to go', () => {
    expect(openAnswers({ ...answers, website_url: 'abc' })).toEqual({
      required: 0,
      isWebsiteWrong: true,
    })
  })

  it.each(['https://trips.photography', 'trips.adventures', 'bergführer.ch'])(
    'takes %s for a website',
    (website_url) => {
      expect(openAnswers({ ...answers, website_url }).isWebsiteWrong).toBe(false)
    },
  )

  it('finds nothing open when all is answered', () => {
    expect(openAnswers({ ...answers, website_url: '' })).toEqual({
      required: 0,
      isWebsiteWrong: false,
    })
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
