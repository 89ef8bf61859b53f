import { type AdvancedInputs, advancedTones, defaultPalette } from './advanced-options.ts'
import type { PromptPlatform } from './advanced-options.ts'
import { cutAtWord } from './basic-prompt.ts'

/** What a picture takes from the adventure (spec 2, 'Business info for ads'). */
export type AdBusinessInfo = {
  businessName: string
  industry: string
  brandTone: string
  productService: string
  targetCustomer: string
}

/** From the answers about a business; `industry` as people read it. */
export function adBusinessInfo(
  answers: {
    business_name: string
    product_service: string
    target_customer: string
    brand_tone: string
  },
  industry: string,
): AdBusinessInfo {
  return {
    businessName: answers.business_name,
    industry,
    brandTone: answers.brand_tone,
    productService: answers.product_service,
    targetCustomer: answers.target_customer,
  }
}

/** What the advanced generator begins with: the adventure's own answers; what nobody said stays empty. */
export function firstInputs(
  info: AdBusinessInfo,
  more: { platform: PromptPlatform; features: readonly string[] },
): AdvancedInputs {
  return {
    businessType: '',
    targetAudience: sentence(info.targetCustomer),
    brandTone: advancedTones.find((tone) => tone === info.brandTone) ?? tones[info.brandTone] ?? '',
    keyProductFeatures: more.features.slice(0, 3),
    uniqueSellingPoints: [],
    primaryColorPalette: defaultPalette,
    visualStyle: '',
    desiredAction: '',
    textOverlay: '',
    platform: more.platform,
    industry: info.industry,
    productCategory: sentence(info.productService),
    emotionalTone: '',
    seasonality: '',
    competitorDifferentiation: '',
  }
}

/** Tones of adventures that the generator calls otherwise. */
const tones: Record<string, AdvancedInputs['brandTone']> = { fun: 'energetic' }

/** The first sentence of an answer, as far as a field goes. */
function sentence(text: string): string {
  const [first = ''] = text.trim().split(/(?<=[.!?])\s|\n/)
  return cutAtWord(first.replace(/[.!?]$/, ''), 160)
}
