import { wordsOf } from '../language/words-of.ts'
import { themes } from '../style/themes/index.ts'
import type { Block } from './blocks.ts'
import type { GeneratedPageInput } from './generated-page-input.ts'

export const header: Block = ({ businessName, branding, landingPage }, { theme }) => ({
  id: 'header',
  type: 'header',
  content: {
    isTransparent: themes[theme].hero.carriesHeader,
    logoText: businessName,
    logoUrl: branding.logo_url ?? '',
    navigationItems: navigationOf(landingPage),
    // A long call would push the links away; the first screen below says it in full.
    ctaText: landingPage.cta_text.length <= 24 ? landingPage.cta_text : '',
    ctaUrl: landingPage.cta_url || '#',
  },
})

function navigationOf({ story, offer: price, faq, language }: GeneratedPageInput['landingPage']) {
  const words = wordsOf(language).navigation
  return [
    { label: words.whyUs, target: '#features' },
    ...(story === undefined ? [] : [{ label: words.about, target: '#about' }]),
    ...(price === undefined ? [] : [{ label: words.offer, target: '#offer' }]),
    ...(faq === undefined || faq.length === 0 ? [] : [{ label: words.questions, target: '#faq' }]),
    { label: words.contact, target: '#lead-form' },
  ]
}
