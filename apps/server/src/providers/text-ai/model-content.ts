import {
  adLimits,
  type GeneratedContent,
  generatedContentSchema,
  textField,
} from '@wildpath/contract'
import { z } from 'zod'

import type { CopyRequest } from './text-ai.ts'

const content = generatedContentSchema.shape
const page = content.landing_page.shape

function adText(platform: keyof typeof adLimits) {
  const { headline, body } = adLimits[platform]
  return z.object({
    headline: textField().min(1).max(headline),
    body: textField().min(1).max(body),
  })
}

/** What a model is asked for: the generated content without what only we can know (ids, times, plan). */
export const modelContentSchema = z.object({
  landing_page: z.object({
    headline: page.headline.min(5),
    subheadline: page.subheadline.min(10),
    benefits: page.benefits.min(3).max(6),
    cta_text: page.cta_text.min(3),
    form_fields: page.form_fields
      .min(2)
      .max(6)
      .refine(
        (fields) => fields.some((field) => /e-?mail/i.test(field)),
        'one field must ask for the Email',
      ),
    goal: page.goal.unwrap(),
    offer: page.offer.nullable(),
    story: page.story.nullable(),
    steps: page.steps.nullable(),
    bring: page.bring.nullable(),
    good_to_know: page.good_to_know.nullable(),
    faq: page.faq.unwrap().min(3).max(6).optional().nullable(),
  }),
  thank_you_page: z.object({
    headline: content.thank_you_page.shape.headline,
    message: content.thank_you_page.shape.message,
    next_steps: content.thank_you_page.shape.next_steps.min(2).max(5),
  }),
  ad_copy: z.object({
    facebook_ads: z.array(adText('facebook')).length(3),
    google_ads: z.array(adText('google')).length(3),
  }),
  follow_up_emails: z
    .array(textField().min(1).max(5000).startsWith('Subject: ', "must begin with 'Subject: '"))
    .length(3),
})
export type ModelContent = z.infer<typeof modelContentSchema>

/** The stored form of what a model wrote. */
export function toGeneratedContent(
  written: ModelContent,
  { seed, createdAt }: Pick<CopyRequest, 'seed' | 'createdAt'>,
): GeneratedContent {
  const ads = <P extends 'facebook' | 'google'>(
    platform: P,
    texts: { headline: string; body: string }[],
  ) =>
    texts.map((text, index) => ({
      id: `${platform}-${seed}-${index + 1}`,
      ...text,
      platform,
      createdAt,
    }))
  return {
    landing_page: withoutGaps(written.landing_page),
    thank_you_page: written.thank_you_page,
    ad_copy: {
      facebook_ads: ads('facebook', written.ad_copy.facebook_ads),
      google_ads: ads('google', written.ad_copy.google_ads),
    },
    follow_up_emails: written.follow_up_emails,
  }
}

/** A section for which the model knew nothing is absent, not null. */
function withoutGaps({
  offer,
  story,
  steps,
  bring,
  good_to_know,
  faq,
  ...rest
}: ModelContent['landing_page']): GeneratedContent['landing_page'] {
  return {
    ...rest,
    cta_url: '#',
    ...(offer && { offer }),
    ...(story && { story }),
    ...(steps && { steps }),
    ...(bring && { bring }),
    ...(good_to_know && { good_to_know }),
    ...(faq && { faq }),
  }
}
