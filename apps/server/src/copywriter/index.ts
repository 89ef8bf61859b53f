import type { BrandTone, GeneratedContent, Industry } from '@wildpath/contract'

import { createSeededChoice } from './choose/seeded-choice.ts'

/** What the owner typed, before any cleaning. */
export type CopyBrief = {
  businessName: string
  industry: Industry
  productService: string
  mainOffer: string
  targetCustomer: string
  brandTone: BrandTone
}

/**
 * Writes a whole funnel from the owner's own facts, without a model. Pure: the same brief and
 * seed give the same text, another seed another text. `createdAt` is an ISO date-time. The result
 * is valid against `generatedContentSchema`.
 */
export function writeFunnelCopy(
  brief: CopyBrief,
  options: { seed: string; createdAt: string },
): GeneratedContent {
  const choice = createSeededChoice(options.seed)
  const name = brief.businessName
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const closing = choice.shuffled('closing', ['Best wishes', 'Until soon', 'With thanks'])[0] ?? ''
  const ads = (platform: 'facebook' | 'google', lines: [string, string][]) =>
    lines.map(([headline, body], index) => ({
      id: `${platform}-${choice.token(`${platform}${index}`)}`,
      headline,
      body,
      createdAt: options.createdAt,
    }))
  const letter = (subject: string, text: string) =>
    `Subject: ${subject}\n\nHello,\n\n${text}\n\n${closing},\n${name}`
  return {
    landing_page: {
      headline: `Ask ${name} for the details`,
      subheadline: 'Leave your name and email, and we will get back to you with an answer.',
      benefits: ['A direct answer from us', 'A plain description of what we do', 'Time to decide'],
      cta_text: 'Ask for details',
      cta_url: '#',
      form_fields: ['Name', 'Email', 'Your question'],
    },
    thank_you_page: {
      headline: 'Thank you, your message is here',
      message: `Your message has reached ${name}. We will read it and get back to you.`,
      next_steps: ['We read your message', 'You receive our answer by email'],
    },
    ad_copy: {
      facebook_ads: ads('facebook', [
        ['Ask us for the details', 'A short form, then an answer to your question.'],
        ['Your question, our answer', 'Tell us what you are looking for and we will reply.'],
        ['See what we do', 'Read about our work and send us your question.'],
      ]).map((ad) => ({ ...ad, platform: 'facebook' as const })),
      google_ads: ads('google', [
        ['Ask us for the details', 'A short form, then an answer to your question.'],
        ['Your question, our answer', 'Tell us what you are looking for and we will reply.'],
        ['See what we do', 'Read about our work and send us your question.'],
      ]).map((ad) => ({ ...ad, platform: 'google' as const })),
    },
    follow_up_emails: [
      letter('We have your message', `Thank you for writing to ${name}. We have your message.`),
      letter('A question worth asking', 'Before you decide, write down what matters most to you.'),
      letter('One easy step', 'Reply to this email with one question, and we will answer it.'),
    ],
  }
}
