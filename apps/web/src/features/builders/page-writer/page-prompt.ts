import {
  type BrandTone,
  type Funnel,
  type Industry,
  industries,
  industryLabels,
} from '@wildpath/contract'
import { type ComposedGoal, composedGoals } from '@wildpath/page/compose'

/** Kinds of business that the list of industries has no line for, and that decide a page's theme. */
const furtherIndustries = { tech: 'Technology', eco: 'Eco', nature: 'Nature' } as const

const tones = [
  'professional',
  'friendly',
  'bold',
  'creative',
  'modern',
  'luxurious',
  'playful',
] as const
export type PageTone = (typeof tones)[number]

/** What the AI tab asks; '' is not chosen yet. */
export type PagePrompt = {
  industry: Industry | keyof typeof furtherIndustries | ''
  tone: PageTone | ''
  goal: ComposedGoal | ''
  more: string
}
type Complete = { [Key in keyof PagePrompt]: Exclude<PagePrompt[Key], ''> } & { more: string }

const goalLabels: Record<ComposedGoal, string> = {
  'lead-generation': 'Lead generation',
  'sales': 'Sales',
  'brand-awareness': 'Brand awareness',
  'product-showcase': 'Product showcase',
  'event-promotion': 'Event promotion',
  'build-trust': 'Build trust',
}

export const industryOptions = [
  ...industries.map((value) => ({ value, label: industryLabels[value] })),
  ...Object.entries(furtherIndustries).map(([value, label]) => ({ value, label })),
]
export const toneOptions = tones.map((value) => ({
  value,
  label: value.charAt(0).toUpperCase() + value.slice(1),
}))
export const goalOptions = composedGoals.map((value) => ({ value, label: goalLabels[value] }))

/** The longest text of 'Additional information', in characters. */
export const longestMore = 2000

export function initialPrompt({ business_info }: Pick<Funnel, 'business_info'>): PagePrompt {
  return { industry: business_info.industry, tone: '', goal: '', more: '' }
}

/** The prompt when its three required fields are chosen, else null. */
export function completePrompt(prompt: PagePrompt): Complete | null {
  const { industry, tone, goal, more } = prompt
  return industry === '' || tone === '' || goal === '' ? null : { industry, tone, goal, more }
}
export type CompletePrompt = Complete

const brandTones: Record<PageTone, BrandTone> = {
  professional: 'professional',
  friendly: 'friendly',
  bold: 'bold',
  creative: 'fun',
  modern: 'professional',
  luxurious: 'luxury',
  playful: 'fun',
}

/** The prompt in the words that the generator knows. */
export function forGenerator({ industry, tone }: CompletePrompt): {
  industry: Industry
  brandTone: BrandTone
} {
  const known = industries.find((one) => one === industry)
  return {
    industry: known ?? (industry === 'nature' ? 'outdoor-adventure' : 'other'),
    brandTone: brandTones[tone],
  }
}
