import type { PicturePlacement } from '../platforms.ts'

/** The choices of the advanced generator (spec 2, section 3), in the order they are offered. */
export const advancedTones = [
  'professional',
  'energetic',
  'luxury',
  'friendly',
  'bold',
  'caring',
  'innovative',
] as const
export const visualStyles = [
  'dynamic',
  'professional',
  'luxury',
  'modern',
  'lifestyle',
  'sporty',
  'creative',
] as const
export const desiredActions = [
  'purchase now',
  'shop today',
  'sign up',
  'learn more',
  'get started',
  'contact us',
  'download',
] as const
export const businessTypes = [
  'Sporting Goods',
  'E-commerce',
  'Retail',
  'Apparel',
  'Technology',
  'Healthcare',
  'Finance',
  'Education',
  'Food & Beverage',
  'Professional Services',
] as const
/** The platforms that pictures are made for, with the placement whose shape each takes. */
export const promptPlatforms = {
  facebook: { label: 'Facebook', ratio: '1.91:1', placement: 'facebook' },
  instagram: { label: 'Instagram', ratio: '1:1', placement: 'instagram' },
  linkedin: { label: 'LinkedIn', ratio: '1.91:1', placement: 'linkedin' },
  twitter: { label: 'Twitter', ratio: '16:9', placement: 'twitter' },
  google: { label: 'Google', ratio: '1.91:1', placement: 'facebook' },
} as const satisfies Record<string, { label: string; ratio: string; placement: PicturePlacement }>
export type PromptPlatform = keyof typeof promptPlatforms

/** Lengths of an advanced prompt, in characters (spec 2, section 9). */
export const advancedPromptLimits = { optimal: 1000, longest: 4000 } as const

export const defaultPalette = ['blue', 'white'] as const

export type AdvancedInputs = {
  businessType: string
  targetAudience: string
  brandTone: (typeof advancedTones)[number] | ''
  keyProductFeatures: readonly string[]
  uniqueSellingPoints: readonly string[]
  primaryColorPalette: readonly string[]
  visualStyle: (typeof visualStyles)[number] | ''
  desiredAction: (typeof desiredActions)[number] | ''
  textOverlay: string
  platform: PromptPlatform
  industry: string
  productCategory: string
  emotionalTone: string
  seasonality: string
  competitorDifferentiation: string
}

/** Fields that must be given, with what they are called when they are missing. */
export const requiredInputs = {
  businessType: 'Business type is required',
  targetAudience: 'Target audience is required',
  brandTone: 'Brand tone is required',
  visualStyle: 'Visual style is required',
  desiredAction: 'Desired action is required',
} as const satisfies Partial<Record<keyof AdvancedInputs, string>>
