import type { Composition } from '../document/page-plan.ts'
import {
  bring,
  faq,
  features,
  footer,
  gallery,
  goodToKnow,
  header,
  hero,
  leadForm,
  offer,
  socialProof,
  steps,
  story,
  type Block,
} from './blocks.ts'

/**
 * What comes when. Each order makes another argument: the price, the people, how the day goes,
 * what it looks like, or the doubts. 'classic' without further texts is the generated layout of
 * spec 2, 'Public funnel page'.
 */
export const compositionBlocks: Record<Composition, readonly Block[]> = {
  'classic': [hero, features, socialProof, gallery, offer, faq, leadForm, footer],
  'offer-first': [hero, offer, features, gallery, socialProof, goodToKnow, faq, leadForm, footer],
  'story-first': [
    header,
    hero,
    story,
    features,
    gallery,
    socialProof,
    offer,
    faq,
    leadForm,
    footer,
  ],
  'guide': [
    hero,
    features,
    steps,
    story,
    bring,
    socialProof,
    offer,
    goodToKnow,
    faq,
    leadForm,
    footer,
  ],
  'showcase': [
    header,
    hero,
    gallery,
    story,
    features,
    offer,
    socialProof,
    goodToKnow,
    leadForm,
    faq,
    footer,
  ],
  'questions-first': [hero, faq, features, story, socialProof, offer, goodToKnow, leadForm, footer],
}
