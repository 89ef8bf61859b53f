import type { PlannedContent } from '@wildpath/contract'

import { type ContentPart, type PagePart, pictureCount } from './regeneration-choice.ts'

export const pagePartLabels: Record<PagePart, string> = {
  hero: 'Headline and button',
  benefits: 'Benefits',
  offer: 'Offer',
  story: 'Story',
  steps: 'How it goes',
  practical: 'What to bring, good to know',
  faq: 'Questions and answers',
  form: 'Form questions',
}

/**
 * What a part is called, and what writing it anew takes away. Nobody keeps which words were edited, so
 * it is said of all of them that edits go.
 */
export function partText(
  part: ContentPart,
  content: PlannedContent,
): { label: string; hint: string } {
  switch (part) {
    case 'landing_page':
      return {
        label: 'Landing page',
        hint: 'Texts and form questions, your edits of them included. Figures, testimonials and the button’s link stay.',
      }
    case 'thank_you_page':
      return { label: 'Thank-you page', hint: 'Headline, message and next steps, with your edits.' }
    case 'facebook_ads':
      return { label: 'Facebook ads', hint: adHint(content, part) }
    case 'google_ads':
      return { label: 'Google ads', hint: adHint(content, part) }
    case 'follow_up_emails':
      return { label: 'Follow-up emails', hint: 'All three letters, with your edits.' }
  }
}

function adHint(content: PlannedContent, platform: 'facebook_ads' | 'google_ads'): string {
  const count = content.ad_copy[platform].length
  const pictures = pictureCount(content, platform)
  if (pictures > 0) {
    return `${pictures} of ${count} ${pictures === 1 ? 'carries a picture' : 'carry pictures'} of yours, which would be lost with the ads.`
  }
  return count === 0 ? 'There are none now.' : `All ${count}, with your edits.`
}
