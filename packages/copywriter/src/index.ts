import type { AdPlatform, GeneratedContent } from '@wildpath/contract'

import { knowBusiness } from './business/know-business.ts'
import { type AdText, composeAds } from './compose/ads.ts'
import { composeEmails } from './compose/emails.ts'
import { composePage } from './compose/page.ts'
import { composeThankYou } from './compose/thank-you.ts'
import { createWriter } from './compose/writer.ts'
import type { CopyBrief } from './copy-brief.ts'
import { wordsFor } from './own-language/index.ts'
import { writeInLanguage } from './own-language/write-in-language.ts'

export { backgroundOf } from './background.ts'
export { classifyActivity } from './classify-activity.ts'
export type { Answers, CopyBrief } from './copy-brief.ts'
export { proposeFacts } from './facts/propose-facts.ts'
export { lintCopy } from './lint/index.ts'
export { factFaults } from './rewrite/fact-faults.ts'
export { rewriteTexts } from './rewrite/rewrite-texts.ts'

export type WritingOptions = {
  /** The same seed gives the same text, another seed another text. */
  seed: string
  /** ISO date-time. */
  createdAt: string
}

/**
 * Writes a whole funnel from what is known of a business, without a model. Pure. The result is valid against
 * `generatedContentSchema`.
 */
export function writeFunnelCopy(
  brief: CopyBrief,
  { seed, createdAt }: WritingOptions,
): GeneratedContent {
  const business = knowBusiness(brief)
  const writer = createWriter(business, seed)
  const stamped = <P extends AdPlatform>(platform: P, ads: readonly AdText[]) =>
    ads.map((ad, index) => ({
      id: `${platform}-${writer.choice.token(`${platform} ${index}`)}`,
      ...ad,
      platform,
      createdAt,
    }))
  const words = wordsFor(
    business.language,
    `${brief.productService} ${brief.targetCustomer} ${brief.mainOffer}`,
  )
  if (words !== undefined) {
    const { ads, ...texts } = writeInLanguage(business, words)
    return {
      ...texts,
      ad_copy: {
        facebook_ads: stamped('facebook', ads('facebook')),
        google_ads: stamped('google', ads('google')),
      },
    }
  }
  const page = composePage(writer)
  return {
    landing_page: page,
    ad_copy: {
      facebook_ads: stamped('facebook', composeAds(writer, 'facebook', page.cta_text)),
      google_ads: stamped('google', composeAds(writer, 'google', page.cta_text)),
    },
    follow_up_emails: composeEmails(writer),
    thank_you_page: composeThankYou(writer),
  }
}
