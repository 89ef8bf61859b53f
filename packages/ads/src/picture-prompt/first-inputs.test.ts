import { expect, it } from 'vitest'

import { adBusinessInfo, firstInputs } from './first-inputs.ts'

const answers = {
  business_name: 'Blue Canyon Rafting',
  product_service: 'Guided half-day rafting trips on the Green River. Gear is included.',
  target_customer: 'Families with children over six',
  brand_tone: 'friendly',
}
const begin = (more: Partial<typeof answers> = {}) =>
  firstInputs(adBusinessInfo({ ...answers, ...more }, 'Outdoor & Adventure'), {
    platform: 'instagram',
    features: ['rafts', 'wetsuits', 'lunch', 'photos'],
  })

it('the generator begins with what the adventure says, in blue and white', () => {
  expect(begin()).toMatchObject({
    businessType: '',
    targetAudience: 'Families with children over six',
    brandTone: 'friendly',
    keyProductFeatures: ['rafts', 'wetsuits', 'lunch'],
    primaryColorPalette: ['blue', 'white'],
    platform: 'instagram',
    industry: 'Outdoor & Adventure',
    productCategory: 'Guided half-day rafting trips on the Green River',
  })
})

it('knows the tones that it calls otherwise, and leaves the others open', () => {
  expect(begin({ brand_tone: 'fun' }).brandTone).toBe('energetic')
  expect(begin({ brand_tone: 'wistful' }).brandTone).toBe('')
})

it('cuts a long answer at a word', () => {
  const { productCategory } = begin({ product_service: 'ridge '.repeat(80) })
  expect(productCategory.length).toBeLessThanOrEqual(160)
  expect(productCategory.endsWith('ridge')).toBe(true)
})
