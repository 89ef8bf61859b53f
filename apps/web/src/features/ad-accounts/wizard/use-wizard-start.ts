import { useState } from 'react'

import { newId } from '../../../lib/new-id.ts'
import type { useWizardDraft } from './use-wizard-draft.ts'
import { amountsOfOtherScale, hasOtherValues, restoredValues, type Wizard } from './wizard.ts'

type Options<Values> = {
  wizard: Pick<Wizard<string>, 'shape'>
  /** What is known before anything is typed. */
  begin: () => Values
  /** Fields that are never taken from a draft. */
  fixed: readonly string[]
  /** Of the account that pays. */
  currency: string
  draft: ReturnType<typeof useWizardDraft>
}

/** What a wizard begins with: what is known, and what was typed before, which can be discarded. */
export function useWizardStart<Values extends { id: string }>(options: Options<Values>) {
  const { wizard, begin, fixed, currency, draft } = options
  const [start] = useState(() => {
    const fresh = begin()
    const kept = draft.load()
    const notTaken = [...fixed, ...amountsOfOtherScale(kept, currency)]
    return { fresh, restored: restoredValues(wizard, fresh, kept, notTaken) }
  })
  const [isRestored, setRestored] = useState(hasOtherValues(start))

  return {
    values: start.restored,
    /** Null where nothing was typed before. */
    discardInto(reset: (values: Values) => void): (() => void) | null {
      if (!isRestored) return null
      return () => {
        reset({ ...start.fresh, id: newId() })
        setRestored(false)
      }
    },
  }
}
