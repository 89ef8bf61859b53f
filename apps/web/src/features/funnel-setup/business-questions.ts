import { type BrandTone, brandTones, industries, industryLabels } from '@wildpath/contract'

/** The questions of the form, in the owner's language. */
export const questions = {
  business_name: { label: 'Business name', hint: 'As your guests know it.' },
  industry: { label: 'Industry', placeholder: 'Choose an industry' },
  website_url: { label: 'Website', hint: 'If you have one already.' },
  product_service: {
    label: 'What do you offer?',
    hint: 'The trips, courses or gear: where, how long, what is included.',
  },
  target_customer: {
    label: 'Who is it for?',
    hint: 'Families, beginners, experienced paddlers, companies on an outing …',
  },
  main_offer: {
    label: 'What is your main offer?',
    hint: 'The one thing that makes a visitor say yes. Prices and dates appear only if you name them.',
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
