import {
  type BusinessInfo,
  generatedContentSchema,
  generationStages,
  noFacts,
} from '@wildpath/contract'
import { expect, it } from 'vitest'

import type { TextAi } from './text-ai.ts'

export const business: BusinessInfo = {
  business_name: 'Blue Canyon Rafting',
  industry: 'outdoor-adventure',
  product_service: 'Half-day and full-day white-water rafting trips with certified guides',
  target_customer: 'Families and groups of friends who visit the canyon in summer',
  main_offer: 'Half-day trip for $79 per person, wetsuit included',
  brand_tone: 'friendly',
}

/** What every writer promises, live or sandbox. */
export function textAiContract(openTextAi: () => Promise<TextAi>): void {
  const request = { business, facts: noFacts, seed: 'one', createdAt: '2026-05-01T10:00:00.000Z' }

  it('writes content that fits the schema, with the ads stamped', async () => {
    const textAi = await openTextAi()
    const result = await textAi.writeCopy(request, {
      signal: new AbortController().signal,
      onStage: () => {},
    })
    expect(result.ok).toBe(true)
    const content = result.ok ? result.content : null
    expect(generatedContentSchema.safeParse(content).error?.issues ?? []).toEqual([])
    expect(content?.ad_copy.facebook_ads[0]).toMatchObject({
      platform: 'facebook',
      createdAt: request.createdAt,
    })
    expect(new Set(content?.ad_copy.google_ads.map(({ id }) => id)).size).toBe(3)
  })

  it('tells every stage once, in order', async () => {
    const stages: string[] = []
    const textAi = await openTextAi()
    await textAi.writeCopy(request, {
      signal: new AbortController().signal,
      onStage: (stage) => stages.push(stage),
    })
    expect(stages).toEqual([...generationStages])
  })

  it('ends as cancelled when it is called off', async () => {
    const textAi = await openTextAi()
    const result = await textAi.writeCopy(request, {
      signal: AbortSignal.abort(),
      onStage: () => {},
    })
    expect(result).toEqual({ ok: false, failure: { kind: 'cancelled' } })
  })
}
