import { readFileSync } from 'node:fs'

import { brandTones, industries, noFacts } from '@wildpath/contract'
import { z } from 'zod'

import { writeFunnelCopy } from '../index.ts'
import type { CopyBrief } from '../index.ts'
import { placedTexts } from '../lint/placed-texts.ts'
import type { WrittenBrief } from './recurring-sentences.ts'

const fixtureSchema = z.array(
  z.object({
    id: z.string(),
    input: z.object({
      business_name: z.string(),
      industry: z.enum(industries),
      product_service: z.string(),
      target_customer: z.string(),
      main_offer: z.string(),
      brand_tone: z.enum(brandTones),
    }),
  }),
)

/** Answers as owners type them: shouted, shortened, misspelt, long and short, several of one trade. */
export const fixtures: readonly { id: string; brief: CopyBrief }[] = fixtureSchema
  .parse(JSON.parse(readFileSync(new URL('briefs.fixture.json', import.meta.url), 'utf8')))
  .map(({ id, input }) => ({
    id,
    brief: {
      businessName: input.business_name,
      industry: input.industry,
      productService: input.product_service,
      mainOffer: input.main_offer,
      targetCustomer: input.target_customer,
      brandTone: input.brand_tone,
      facts: noFacts,
    },
  }))

/** Every fixture with all that is written for it. */
export function writtenFixtures({ createdAt }: { createdAt: string }): WrittenBrief[] {
  return fixtures.map(({ id, brief }) => ({
    id,
    brief,
    texts: placedTexts(writeFunnelCopy(brief, { seed: id, createdAt })),
  }))
}
