import type { AdPlatform, GeneratedContent } from '@wildpath/contract'

import { readBrief } from './brief/read-brief.ts'
import type { Facts } from './brief/read-brief.ts'
import { scoreContent } from './choose/score-content.ts'
import { createSeededChoice } from './choose/seeded-choice.ts'
import { composeAds } from './compose/ads.ts'
import { createDesk, createEditor } from './compose/desk.ts'
import type { Editor } from './compose/desk.ts'
import { composeEmails } from './compose/letters.ts'
import { composePage } from './compose/page.ts'
import { composeThankYou } from './compose/thank-you.ts'
import { knowBrief } from './lint/brief-knowledge.ts'
import type { CopyBrief } from './copy-brief.ts'
import { lintCopy } from './lint/index.ts'

export { backgroundOf } from './background.ts'
export { classifyActivity } from './classify-activity.ts'
export type { Answers, CopyBrief } from './copy-brief.ts'
export { proposeFacts } from './facts/propose-facts.ts'
export { lintCopy } from './lint/index.ts'
export { factFaults } from './rewrite/fact-faults.ts'
export { rewriteTexts } from './rewrite/rewrite-texts.ts'

const candidateCount = 3

export type WritingOptions = {
  /** The same seed gives the same text, another seed another text. */
  seed: string
  /** ISO date-time. */
  createdAt: string
  /** One candidate that keeps the owner's own words, for answers that would take too long. */
  isPlain?: boolean
}

/**
 * Writes a whole funnel from the owner's own facts, without a model. Pure. The result is valid against
 * `generatedContentSchema`, and the best of several candidates by `lintCopy`.
 */
export function writeFunnelCopy(
  brief: CopyBrief,
  { isPlain = false, ...options }: WritingOptions,
): GeneratedContent {
  const facts = readBrief(brief, { isReworded: !isPlain })
  const editor = createEditor(knowBrief(brief), { isReworded: !isPlain })
  if (isPlain) return writeCandidate(facts, editor, { ...options, take: 0 })
  const candidates = Array.from({ length: candidateCount }, (_, index) => {
    const content = writeCandidate(facts, editor, { ...options, take: index })
    return { content, score: scoreContent(content, lintCopy(content, brief)) }
  })
  return candidates.reduce((best, next) => (next.score > best.score ? next : best)).content
}

type Take = { seed: string; createdAt: string; take: number }

function writeCandidate(
  facts: Facts,
  editor: Editor,
  { seed, createdAt, take }: Take,
): GeneratedContent {
  const desk = createDesk(facts, editor, createSeededChoice(`${seed}/${take}`))
  const ids = createSeededChoice(seed)
  const ads = <P extends AdPlatform>(platform: P) =>
    composeAds(desk, platform).map((ad, index) => ({
      id: `${platform}-${ids.token(`${platform} ${index}`)}`,
      ...ad,
      platform,
      createdAt,
    }))
  return {
    landing_page: composePage(desk),
    ad_copy: { facebook_ads: ads('facebook'), google_ads: ads('google') },
    follow_up_emails: composeEmails(desk),
    thank_you_page: composeThankYou(desk),
  }
}
