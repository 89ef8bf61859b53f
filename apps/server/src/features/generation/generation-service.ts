import type { BusinessInfo, GeneratedContent, WrittenBy } from '@wildpath/contract'
import type { ComposedGoal } from '@wildpath/page/document'

import type { CopyOptions, TextAi } from '../../providers/text-ai/text-ai.ts'
import type { SharedLimiter } from '../../http/shared-limiter.ts'
import { err, ok, type Result } from '../../result.ts'
import { withPlan } from './with-plan.ts'

export type Generated = { content: GeneratedContent; writtenBy: WrittenBy }

export type GenerationService = {
  /**
   * Writes a funnel's texts for a person. Fails only when cancelled or asked too often, since the
   * copywriter stands behind the model.
   */
  generate(
    business: BusinessInfo,
    options: CopyOptions & { userId: string; goal?: ComposedGoal | undefined },
  ): Promise<Result<Generated>>
}

type Options = {
  textAi: TextAi
  copywriter: TextAi
  now: () => Date
  newSeed: () => string
  limit: SharedLimiter
  log: { warn(details: object, message: string): void }
}

/** The one generator behind POST /api/openai-proxy and POST /api/funnels. */
export function createGenerationService({
  textAi,
  copywriter,
  now,
  newSeed,
  limit,
  log,
}: Options): GenerationService {
  return {
    async generate(business, { userId, goal, ...options }) {
      if (!(await limit.tryAttempt(userId))) return err({ code: 'too-many-requests' })
      const request = { business, goal, seed: newSeed(), createdAt: now().toISOString() }
      const first = await textAi.writeCopy(request, options)
      if (first.ok) {
        return ok({
          content: withPlan(first.content, business),
          writtenBy: textAi.kind === 'live' ? 'model' : 'copywriter',
        })
      }
      if (first.failure.kind === 'cancelled') return err({ code: 'generation-cancelled' })
      if (textAi.kind === 'sandbox')
        throw new Error(`The copywriter failed: ${first.failure.reason}`)
      log.warn({ reason: first.failure.reason }, 'the model did not write; the copywriter does')
      const second = await copywriter.writeCopy(request, { ...options, onStage: () => {} })
      if (second.ok) {
        return ok({ content: withPlan(second.content, business), writtenBy: 'copywriter' })
      }
      if (second.failure.kind === 'cancelled') return err({ code: 'generation-cancelled' })
      throw new Error(`The copywriter failed: ${second.failure.reason}`)
    },
  }
}
