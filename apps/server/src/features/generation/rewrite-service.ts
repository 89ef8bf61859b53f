import {
  type BusinessInfo,
  cleanLine,
  cleanText,
  type RewriteAnswer,
  type RewriteRequest,
  type WrittenBy,
} from '@wildpath/contract'

import { briefOf, factFaults } from '../../copywriter/index.ts'
import type { SharedLimiter } from '../../http/shared-limiter.ts'
import type { TextAi } from '../../providers/text-ai/text-ai.ts'
import { err, ok, type Result } from '../../result.ts'

export type RewriteService = {
  /**
   * Other words for a section's texts. A text whose new words lose or invent a fact stays as it was.
   * Without a usable answer of the model the copywriter does what its rules can; wishes in one's own
   * words then fail.
   */
  rewrite(
    request: RewriteRequest & { business: BusinessInfo },
    options: { userId: string; signal: AbortSignal },
  ): Promise<Result<RewriteAnswer>>
}

type Options = {
  textAi: TextAi
  copywriter: TextAi
  /** The one that generations count against too. */
  limit: SharedLimiter
  log: { warn(details: object, message: string): void }
}

export function createRewriteService({ textAi, copywriter, limit, log }: Options): RewriteService {
  return {
    async rewrite(request, { userId, signal }) {
      const isOwnWish = typeof request.wish !== 'string'
      if (isOwnWish && textAi.kind === 'sandbox') return err({ code: 'rewrite-needs-model' })
      if (!(await limit.tryAttempt(userId))) return err({ code: 'too-many-requests' })
      const first = await textAi.rewrite(request, { signal })
      if (!first.ok && first.failure.kind === 'cancelled') {
        return err({ code: 'generation-cancelled' })
      }
      if (first.ok) {
        const answer = answerOf(request, first.texts, writerOf(textAi))
        const isOfNoUse = answer.keptBack > 0 && isUnchanged(request, answer)
        if (textAi.kind === 'sandbox' || !isOfNoUse) return ok(answer)
        log.warn({ keptBack: answer.keptBack }, 'the model changed facts in every text')
      } else {
        log.warn({ reason: reasonOf(first.failure) }, 'the model did not rewrite')
      }
      if (isOwnWish) return err({ code: 'rewrite-failed' })
      const second = await copywriter.rewrite(request, { signal })
      if (second.ok) return ok(answerOf(request, second.texts, 'copywriter'))
      if (second.failure.kind === 'cancelled') return err({ code: 'generation-cancelled' })
      throw new Error(`The copywriter failed: ${second.failure.reason}`)
    },
  }
}

function writerOf({ kind }: TextAi): WrittenBy {
  return kind === 'live' ? 'model' : 'copywriter'
}

function reasonOf(failure: { kind: 'failed'; reason: string } | { kind: 'cancelled' }): string {
  return failure.kind === 'failed' ? failure.reason : failure.kind
}

function answerOf(
  { texts, business }: RewriteRequest & { business: BusinessInfo },
  written: readonly string[],
  writtenBy: WrittenBy,
): RewriteAnswer {
  const brief = briefOf(business)
  const section = texts.map(({ text }) => text).join('\n')
  const judged = texts.map((old, index) => {
    const after = tidied(old.text, written[index] ?? old.text)
    if (after === old.text) return { text: old, isKeptBack: false }
    const faults = factFaults({ before: old.text, after }, { brief, section })
    return faults.length > 0
      ? { text: old, isKeptBack: true }
      : { text: { ...old, text: after }, isKeptBack: false }
  })
  return {
    texts: judged.map(({ text }) => text),
    writtenBy,
    keptBack: judged.filter(({ isKeptBack }) => isKeptBack).length,
  }
}

/** A text of one line stays one; what differs in its blanks alone is the old one. */
function tidied(before: string, after: string): string {
  const clean = before.includes('\n') ? cleanText(after) : cleanLine(after)
  return cleanLine(clean) === cleanLine(before) ? before : clean
}

function isUnchanged({ texts }: RewriteRequest, answer: RewriteAnswer): boolean {
  return texts.every(({ text }, index) => answer.texts[index]?.text === text)
}
