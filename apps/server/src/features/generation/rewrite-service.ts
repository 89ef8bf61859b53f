import {
  type BusinessFacts,
  type BusinessInfo,
  cleanLine,
  cleanText,
  type RewriteAnswer,
  type RewriteRequest,
  type WrittenBy,
} from '@wildpath/contract'
import { briefOf } from '@wildpath/copywriter/brief'

import type { InFlightLimiter } from '../../concurrency/in-flight-limiter.ts'
import type { Copywriter } from '../../copywriter-pool/index.ts'
import type { SharedRateLimiter } from '../../http/shared-rate-limiter.ts'
import type { CopyFailure, TextAi } from '../../providers/text-ai/text-ai.ts'
import { err, ok, type Result } from '../../result.ts'
import { describeWritingFailure } from './writing-failure.ts'

export type RewriteService = {
  /**
   * Other words for a section's texts. A text whose new words lose or invent a fact stays as it was.
   * Without a usable answer of the model the copywriter does what its rules can; instructions in one's own
   * words then fail.
   */
  rewrite(
    request: RewriteRequest & { business: BusinessInfo; facts: BusinessFacts },
    options: { userId: string; signal: AbortSignal },
  ): Promise<Result<RewriteAnswer>>
}

type Options = {
  textAi: TextAi
  /** Rewrites when the other one cannot. */
  fallback: TextAi
  copywriter: Copywriter
  /** The ones that generations count against too. */
  limit: SharedRateLimiter
  inFlight: InFlightLimiter
  log: { warn(details: object, message: string): void }
}

type Task = RewriteRequest & { business: BusinessInfo; facts: BusinessFacts }

export function createRewriteService(options: Options): RewriteService {
  const { textAi, fallback, copywriter, limit, inFlight, log } = options

  async function rewrite(task: Task, signal: AbortSignal): Promise<Result<RewriteAnswer>> {
    const first = await textAi.rewrite(task, { signal })
    if (first.ok) {
      const answer = await keepFacts(task, first.texts, { writtenBy: writerOf(textAi), copywriter })
      const isOfNoUse = answer.ok && answer.value.keptBack > 0 && isUnchanged(task, answer.value)
      if (textAi.kind === 'sandbox' || !isOfNoUse) return answer
      log.warn({ keptBack: answer.value.keptBack }, 'the model changed facts in every text')
    } else {
      if (first.failure.kind === 'cancelled' || textAi.kind === 'sandbox') {
        return describeWritingFailure(first.failure)
      }
      log.warn({ reason: reasonOf(first.failure) }, 'the model did not rewrite')
    }
    if (typeof task.instruction !== 'string') return err({ code: 'rewrite-failed' })
    const second = await fallback.rewrite(task, { signal })
    if (!second.ok) return describeWritingFailure(second.failure)
    return keepFacts(task, second.texts, { writtenBy: 'copywriter', copywriter })
  }

  return {
    async rewrite(task, { userId, signal }) {
      if (typeof task.instruction !== 'string' && textAi.kind === 'sandbox') {
        return err({ code: 'rewrite-needs-model' })
      }
      const leave = inFlight.tryEnter(userId)
      if (leave === null) return err({ code: 'writing-busy' })
      try {
        if (!(await limit.consume(userId))) return err({ code: 'too-many-requests' })
        return await rewrite(task, signal)
      } finally {
        leave()
      }
    },
  }
}

function writerOf({ kind }: TextAi): WrittenBy {
  return kind === 'live' ? 'model' : 'copywriter'
}

function reasonOf(failure: CopyFailure): string {
  return failure.kind === 'failed' ? failure.reason : failure.kind
}

/** The new texts that lost and invented nothing, and the old ones for the others. */
async function keepFacts(
  { texts, business, facts }: Task,
  written: readonly string[],
  { writtenBy, copywriter }: { writtenBy: WrittenBy; copywriter: Copywriter },
): Promise<Result<RewriteAnswer>> {
  const pairs = texts.map(({ text }, index) => ({
    before: text,
    after: tidied(text, written[index] ?? text),
  }))
  const changed = pairs.filter(({ before, after }) => after !== before)
  const brief = briefOf(business, facts)
  const section = texts.map(({ text }) => text).join('\n')
  const judged = await copywriter.run('findFaults', { pairs: changed, brief, section })
  if (!judged.ok) return describeWritingFailure(judged.failure)
  const faulty = new Set(changed.filter((_, index) => (judged.value[index] ?? []).length > 0))
  return ok({
    texts: texts.map((text, index) => {
      const pair = pairs[index]
      return pair === undefined || faulty.has(pair) ? text : { ...text, text: pair.after }
    }),
    writtenBy,
    keptBack: faulty.size,
  })
}

/** A text of one line stays one; what differs in its blanks alone is the old one. */
function tidied(before: string, after: string): string {
  const clean = before.includes('\n') ? cleanText(after) : cleanLine(after)
  return cleanLine(clean) === cleanLine(before) ? before : clean
}

function isUnchanged({ texts }: RewriteRequest, answer: RewriteAnswer): boolean {
  return texts.every(({ text }, index) => answer.texts[index]?.text === text)
}
