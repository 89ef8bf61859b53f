import type { ComposedGoal } from '../document/composed-goals.ts'
import type { Composition } from '../document/page-plan.ts'
import {
  type Block,
  bring,
  faq,
  features,
  footer,
  gallery,
  goodToKnow,
  hero,
  leadForm,
  offer,
  steps,
  story,
} from './blocks.ts'
import { header } from './header-block.ts'
import { contact, prices as confirmedPrices } from './fact-blocks.ts'
import { socialProof, voices } from './proof-blocks.ts'
import { namesPrice, pricingToFillIn } from './example-prices.ts'

/** What was confirmed; else the owner's offer where it names a price, else three plans to be filled in. */
const prices: Block = (input, plan) => {
  const confirmed = confirmedPrices(input, plan)
  if (confirmed !== null) return confirmed
  const { offer: told } = input.landingPage
  const isKnown = namesPrice([input.mainOffer, input.productService ?? '', told?.text ?? ''])
  return isKnown ? offer(input, plan) : pricingToFillIn(input.landingPage.language)
}

/** Which sections serve a goal, and in which order: the first ones make its argument. */
export const goalParts: Record<
  ComposedGoal,
  { blocks: readonly Block[]; composition: Composition }
> = {
  'lead-generation': {
    composition: 'classic',
    blocks: [
      hero,
      features,
      leadForm,
      steps,
      gallery,
      prices,
      story,
      goodToKnow,
      faq,
      contact,
      footer,
    ],
  },
  'sales': {
    composition: 'offer-first',
    blocks: [
      hero,
      prices,
      features,
      gallery,
      steps,
      socialProof,
      voices,
      bring,
      goodToKnow,
      faq,
      leadForm,
      contact,
      footer,
    ],
  },
  'brand-awareness': {
    composition: 'story-first',
    blocks: [
      header,
      hero,
      story,
      gallery,
      features,
      socialProof,
      voices,
      faq,
      leadForm,
      contact,
      footer,
    ],
  },
  'product-showcase': {
    composition: 'showcase',
    blocks: [
      header,
      hero,
      gallery,
      features,
      steps,
      prices,
      bring,
      goodToKnow,
      leadForm,
      faq,
      contact,
      footer,
    ],
  },
  'event-promotion': {
    composition: 'guide',
    blocks: [hero, steps, prices, leadForm, bring, goodToKnow, gallery, faq, contact, footer],
  },
  'build-trust': {
    composition: 'story-first',
    blocks: [
      header,
      hero,
      story,
      features,
      socialProof,
      voices,
      faq,
      steps,
      goodToKnow,
      offer,
      leadForm,
      contact,
      footer,
    ],
  },
}
