import { longestAnswer, noFacts } from '@wildpath/contract'
import { afterEach, describe, expect, it } from 'vitest'

import { createInFlightLimiter } from '../../concurrency/in-flight-limiter.ts'
import { openCopywriter } from '../../copywriter-pool/index.ts'
import { createSandboxTextAi } from '../../providers/text-ai/sandbox-text-ai.ts'
import { rafting } from '../../testing/test-browser.ts'
import { createGenerationService } from './generation-service.ts'
import { createRewriteService } from './rewrite-service.ts'

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

/** Both services over a copywriter that gives up at once. */
function createHastyServices() {
  const copywriter = openCopywriter({ threads: 1, limits: { cpuMs: 1, warmUpCpuMs: 0 } })
  stops.push(copywriter.stop)
  const textAi = createSandboxTextAi(copywriter)
  const writing = {
    textAi,
    fallback: textAi,
    copywriter,
    limit: { consume: async () => true },
    inFlight: createInFlightLimiter(1),
    log: { warn: () => {} },
  }
  const generation = createGenerationService({
    ...writing,
    now: () => new Date('2026-03-01'),
    newSeed: () => 'a',
    generated: { remember: async () => {}, findUncounted: async () => [], settle: async () => {} },
  })
  return { generation, rewriting: createRewriteService(writing) }
}

const hostile = '$5 per person or '.repeat(120).slice(0, longestAnswer)
const business = {
  ...rafting,
  product_service: hostile,
  main_offer: hostile,
  target_customer: hostile,
}
const options = { userId: 'ana', signal: new AbortController().signal, onStage: () => {} }

describe('answers that would take too long', () => {
  it('are refused in words of their own, and hold nobody up', async () => {
    const { generation } = createHastyServices()
    const refusal = { ok: false, error: { code: 'answers-unreadable' } }
    expect(await generation.generate({ business, facts: noFacts }, options)).toEqual(refusal)
    expect(await generation.generate({ business, facts: noFacts }, options)).toEqual(refusal)
  })

  it('are refused when their texts are to be reworded, too', async () => {
    const { rewriting } = createHastyServices()
    const text = 'We really love rivers. '.repeat(800)
    const texts = [1, 2, 3].map((place) => ({ path: ['body', place], role: 'lead' as const, text }))
    const task = { business, facts: noFacts, texts, instruction: 'shorter' as const }
    expect(await rewriting.rewrite(task, options)).toEqual({
      ok: false,
      error: { code: 'answers-unreadable' },
    })
  })
})
