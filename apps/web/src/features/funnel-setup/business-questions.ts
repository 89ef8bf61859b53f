import { type BrandTone, brandTones, industries, industryLabels } from '@wildpath/contract'

/** The questions of the form, in the owner's language. */
export const questions = {
  business_name: { label: 'Business name', hint: 'For example: Blue Canyon Rafting' },
  industry: { label: 'Industry', placeholder: 'Choose an industry' },
  website_url: { label: 'Website', hint: 'For example: yourbusiness.com' },
  product_service: {
    label: 'What do you offer?',
    hint: 'For example: guided half-day rafting trips on the upper river, gear and lunch included',
  },
  target_customer: {
    label: 'Who is it for?',
    hint: 'For example: families with children from eight, and companies on an outing',
  },
  main_offer: {
    label: 'What is your main offer?',
    hint: 'For example: half-day trip for $79, wetsuit included. Prices appear only if you name them.',
  },
  brand_tone: { label: 'Brand tone', placeholder: 'Choose a tone' },
} as const

const toneLabels: Record<BrandTone, string> = {
  professional: 'Professional',
  friendly: 'Friendly',
  luxury: 'Luxury',
  fun: 'Fun',
  bold: 'Bold',
  caring: 'Caring',
}

export const industryOptions = industries.map((value) => ({ value, label: industryLabels[value] }))
export const toneOptions = brandTones.map((value) => ({ value, label: toneLabels[value] }))
