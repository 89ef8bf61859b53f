import {
  type BusinessFacts,
  type BusinessInfo,
  mergeProposals,
  type PlannedContent,
  type WrittenBy,
} from '@wildpath/contract'
import type { ComposedGoal } from '@wildpath/page/compose'

import type {
  CopyOptions,
  CopyRequest,
  CopyResult,
  TextAi,
} from '../../providers/text-ai/text-ai.ts'
import type { InFlightLimiter } from '../../concurrency/in-flight-limiter.ts'
import type { Copywriter } from '../../copywriter-pool/index.ts'
import type { SharedRateLimiter } from '../../http/shared-rate-limiter.ts'
import { err, ok, type Result } from '../../result.ts'
import type { GeneratedTexts } from './generated-texts.ts'
import { proposeFacts } from './propose-facts.ts'
import { planFor, withChoices } from './with-choices.ts'
import { describeWritingFailure } from './writing-failure.ts'

export type Generated = { content: PlannedContent; writtenBy: WrittenBy }

export type GenerationService = {
  /**
   * Writes a funnel's texts for a person. Fails only when cancelled, asked too often or when nobody can
   * read the answers, since the copywriter stands behind the model.
   */
  generate(
    about: {
      business: BusinessInfo
      /** What is known beside the answers; they are read as well. */
      facts: BusinessFacts
    },
    options: CopyOptions & { userId: string; goal?: ComposedGoal | undefined },
  ): Promise<Result<Generated>>
}

type Options = {
  textAi: TextAi
  /** Writes when the other one cannot. */
  fallback: TextAi
  copywriter: Copywriter
  now: () => Date
  newSeed: () => string
  generated: GeneratedTexts
  limit: SharedRateLimiter
  /** How much of one person is written at a time. */
  inFlight: InFlightLimiter
  log: { warn(details: object, message: string): void }
}

/** The one generator behind POST /api/openai-proxy and POST /api/funnels. */
export function createGenerationService(options: Options): GenerationService {
  const { textAi, fallback, copywriter, now, newSeed, generated, limit, inFlight, log } = options

  async function write(
    request: CopyRequest,
    { signal, onStage, onDraft }: CopyOptions,
  ): Promise<CopyResult & { writtenBy: WrittenBy }> {
    if (textAi.kind === 'live' && onDraft !== undefined) {
      // What is drawn meanwhile has the looks of the page to be.
      const plan = await planFor(request.business, { goal: undefined, copywriter })
      onDraft({ type: 'part', part: { plan } })
    }
    const first = await textAi.writeCopy(request, { signal, onStage, onDraft })
    const isFinal = first.ok || first.failure.kind === 'cancelled' || textAi.kind === 'sandbox'
    if (isFinal) return { ...first, writtenBy: textAi.kind === 'live' ? 'model' : 'copywriter' }
    log.warn({ failure: first.failure }, 'the model did not write; the copywriter does')
    onDraft?.({ type: 'refused', next: 'copywriter' })
    const second = await fallback.writeCopy(request, { signal, onStage: () => {} })
    return { ...second, writtenBy: 'copywriter' }
  }

  return {
    async generate({ business, facts: known }, { userId, goal, ...callOptions }) {
      const leave = inFlight.tryEnter(userId)
      if (leave === null) return err({ code: 'writing-busy' })
      try {
        if (!(await limit.consume(userId))) return err({ code: 'too-many-requests' })
        const facts = mergeProposals(known, await proposeFacts(business, copywriter), 'answer')
        const request = { business, facts, goal, seed: newSeed(), createdAt: now().toISOString() }
        const written = await write(request, callOptions)
        if (!written.ok) return describeWritingFailure(written.failure)
        const content = await withChoices(written.content, { business, facts, copywriter })
        await generated.remember(userId, content)
        return ok({ content, writtenBy: written.writtenBy })
      } finally {
        leave()
      }
    },
  }
}
