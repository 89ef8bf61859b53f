import type { CopyFailure } from '../../providers/text-ai/text-ai.ts'
import { err } from '../../result.ts'

/** What a person is told when the built-in copywriter could not write. Throws where nobody could help it. */
export function describeWritingFailure(failure: CopyFailure): ReturnType<typeof err> {
  switch (failure.kind) {
    case 'cancelled':
      return err({ code: 'generation-cancelled' })
    case 'busy':
      return err({ code: 'writing-busy' })
    case 'unreadable':
      return err({ code: 'answers-unreadable' })
    case 'failed':
      throw new Error(`The copywriter failed: ${failure.reason}`)
  }
}
