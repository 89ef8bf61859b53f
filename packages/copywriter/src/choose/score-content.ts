import type { GeneratedContent } from '@wildpath/contract'

import type { Finding } from '../lint/index.ts'

const penalty = { hard: 100, soft: 3 } as const

/** Higher is better: faults weigh most, then how much of the page and ads is put to use. */
export function scoreContent(content: GeneratedContent, findings: readonly Finding[]): number {
  const faults = findings.reduce((sum, { severity }) => sum + penalty[severity], 0)
  const broken = findings.filter(({ rule }) => rule === 'missing-offer' || rule === 'message-match')
  const { benefits, headline } = content.landing_page
  const richness =
    Math.min(benefits.length, 5) + (headline.length >= 24 && headline.length <= 72 ? 2 : 0)
  const ads = [
    ...content.ad_copy.facebook_ads.map((ad) => ad.body.length / 125),
    ...content.ad_copy.google_ads.map((ad) => ad.body.length / 90),
  ]
  return richness + ads.reduce((sum, share) => sum + share, 0) - faults - broken.length * 12
}
