import { type BusinessInfo, errorTable, type Funnel, type PlannedContent } from '@wildpath/contract'
import { useState } from 'react'

import { ApiFailure } from '../../../entities/api/api-failure.ts'
import { failureMessage } from '../../../lib/request-failure.ts'
import type { Written } from '../../../entities/funnel/stream-generation.ts'
import { notify, notifyError } from '../../../ui/notify.ts'
import { useGeneration } from '../use-generation.ts'
import { type RegenerationChoice, rewrittenContent } from './regeneration-choice.ts'

export const regenerationRefusal = 'Unable to regenerate content'
export const regenerationFallback = 'Failed to regenerate content'

type Regeneration = {
  info: BusinessInfo
  /** The funnel whose content is written anew. */
  funnel: Funnel
  choice: RegenerationChoice
  /** Saves what was written; resolves to whether it was. */
  save: (content: Partial<PlannedContent>, writtenBy: Written['writtenBy']) => Promise<boolean>
}

/** Writes parts of a funnel's content anew and saves them. */
export function useRegeneration() {
  const writing = useGeneration()
  const [isSessionGone, setSessionGone] = useState(false)

  async function regenerate({ info, funnel, choice, save }: Regeneration) {
    const signal = writing.begin()
    try {
      const { content: written, writtenBy } = await writing.write(info, signal)
      writing.showSaving(false)
      const content = rewrittenContent({ old: funnel.generated_content, written, choice })
      if (await save(content, writtenBy)) writing.forget()
      setSessionGone(false)
    } catch (failure) {
      if (signal.aborted) notify(errorTable['generation-cancelled'].message)
      else sayFailure(failure)
    } finally {
      writing.end()
    }
  }

  function sayFailure(failure: unknown) {
    // The generator has a code of its own for nobody (spec 2, section 5).
    const isGone = failure instanceof ApiFailure && failure.status === 401
    setSessionGone(isGone)
    notifyError(isGone ? regenerationRefusal : failureMessage(failure, regenerationFallback))
  }

  return {
    progress: writing.progress,
    isSessionGone,
    regenerate,
    cancel: writing.cancel,
  }
}
