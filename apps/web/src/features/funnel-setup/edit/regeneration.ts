import { type BusinessInfo, errorTable, type Funnel, type PlannedContent } from '@wildpath/contract'
import { createStore, type StoreApi } from 'zustand/vanilla'

import { ApiFailure } from '../../../entities/api/api-failure.ts'
import type { Written } from '../../../entities/funnel/stream-generation.ts'
import { failureMessage } from '../../../lib/request-failure.ts'
import type { Generation } from '../generation.ts'
import { type RegenerationChoice, rewrittenContent } from './regeneration-choice.ts'

export const regenerationRefusal = 'Unable to regenerate content'
export const regenerationFallback = 'Failed to regenerate content'

type RegenerationRequest = {
  info: BusinessInfo
  /** The funnel whose content is written anew. */
  funnel: Funnel
  choice: RegenerationChoice
  /** Saves what was written; resolves to whether it was. */
  save: (content: Partial<PlannedContent>, writtenBy: Written['writtenBy']) => Promise<boolean>
}

type RegenerationTools = {
  generation: Generation
  notify: (text: string) => void
  notifyError: (text: string) => void
}

export type Regeneration = {
  store: StoreApi<{ isSessionGone: boolean }>
  regenerate: (request: RegenerationRequest) => Promise<void>
}

/** Writes parts of a funnel's content anew and saves them. */
export function createRegeneration(tools: RegenerationTools): Regeneration {
  const { generation, notify, notifyError } = tools
  const store = createStore(() => ({ isSessionGone: false }))

  function sayFailure(failure: unknown) {
    // The generator has a code of its own for nobody (spec 2, section 5).
    const isSessionGone = failure instanceof ApiFailure && failure.status === 401
    store.setState({ isSessionGone })
    notifyError(isSessionGone ? regenerationRefusal : failureMessage(failure, regenerationFallback))
  }

  return {
    store,
    async regenerate({ info, funnel, choice, save }) {
      const signal = generation.begin()
      try {
        const { content: written, writtenBy } = await generation.write(
          info,
          signal,
          funnel.business_facts,
        )
        generation.showSaving(false)
        const content = rewrittenContent({ old: funnel.generated_content, written, choice })
        if (await save(content, writtenBy)) generation.forget()
        store.setState({ isSessionGone: false })
      } catch (failure) {
        if (signal.aborted) notify(errorTable['generation-cancelled'].message)
        else sayFailure(failure)
      } finally {
        generation.end()
      }
    },
  }
}
