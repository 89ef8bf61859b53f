import {
  type AskGuide,
  getTimeZone,
  type GuideAnswer,
  plans,
  subscriptionState,
  type User,
} from '@wildpath/contract'

import type { InFlightLimiter } from '../../concurrency/in-flight-limiter.ts'
import type { SharedRateLimiter } from '../../http/shared-rate-limiter.ts'
import type { Guide, GuideOptions, GuidePerson } from '../../providers/guide/guide.ts'
import { err, ok, type Result } from '../../result.ts'

type Options = {
  guide: Guide
  /** Answers when the other one cannot. */
  fallback: Guide
  limit: SharedRateLimiter
  inFlight: InFlightLimiter
  /** How many adventures a person has. */
  countFunnels(userId: string): Promise<number>
  now: () => Date
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
  const { guide, fallback, limit, inFlight, countFunnels, now, log } = options

  async function personOf(user: User): Promise<GuidePerson> {
    const { label, funnelLimit } = plans[user.plan]
    return {
      name: user.full_name,
      plan: user.plan,
      planName: label,
      subscription: subscriptionState(user, {
        now: now(),
        formatDate: (time) => formatDate(time, getTimeZone(user)),
      }).text,
      adventures: { count: await countFunnels(user.id), limit: funnelLimit },
    }
  }

  return {
    async answer({ message, conversationHistory, screen }, { key, user }, callOptions) {
      const leave = inFlight.tryEnter(key)
      if (leave === null) return err({ code: 'too-many-requests' })
      try {
        if (!(await limit.consume(key))) return err({ code: 'too-many-requests' })
        const person = user && (await personOf(user))
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

function formatDate(time: string, timeZone: string): string {
  return new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone }).format(new Date(time))
}
