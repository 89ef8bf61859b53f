import {
  type AskGuide,
  type GuideAnswer,
  isSubscriptionActive,
  plans,
  type User,
} from '@wildpath/contract'

import type { InFlightLimiter } from '../../concurrency/in-flight-limiter.ts'
import type { SharedRateLimiter } from '../../http/shared-rate-limiter.ts'
import type { Guide, GuideOptions } from '../../providers/guide/guide.ts'
import { err, ok, type Result } from '../../result.ts'

type Options = {
  guide: Guide
  /** Answers when the other one cannot. */
  fallback: Guide
  limit: SharedRateLimiter
  inFlight: InFlightLimiter
  log: { warn(details: object, message: string): void }
}

export type GuideService = {
  /** `asker` names the network of visitors, or the person. Nothing that is said is kept. */
  answer(
    data: AskGuide['data'],
    asker: { key: string; user: User | null },
    options: GuideOptions,
  ): Promise<Result<GuideAnswer>>
}

export function createGuideService(options: Options): GuideService {
  const { guide, fallback, limit, inFlight, log } = options
  return {
    async answer({ message, conversationHistory, screen }, { key, user }, callOptions) {
      const leave = inFlight.tryEnter(key)
      if (leave === null) return err({ code: 'too-many-requests' })
      try {
        if (!(await limit.consume(key))) return err({ code: 'too-many-requests' })
        const person = user && personOf(user)
        const question = { message, history: conversationHistory, screen, person }
        let told = false
        const result = await guide.answer(question, {
          ...callOptions,
          onText(text) {
            told = true
            callOptions.onText(text)
          },
        })
        if (result.ok) return ok(result.answer)
        if (result.failure.kind === 'cancelled') return err({ code: 'unexpected' })
        log.warn({ reason: result.failure.reason }, 'the model did not answer; the search does')
        const onText = told ? () => {} : callOptions.onText
        const second = await fallback.answer(question, { ...callOptions, onText })
        return second.ok ? ok(second.answer) : err({ code: 'unexpected' })
      } finally {
        leave()
      }
    },
  }
}

function personOf(user: User) {
  return {
    name: user.full_name,
    plan: user.plan,
    planName: plans[user.plan].label,
    hasActivePlan: isSubscriptionActive(user),
  }
}
