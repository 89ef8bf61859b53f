import { useState } from 'react'

import { newId } from '../../../lib/new-id.ts'
import type { useWizardDraft } from './use-wizard-draft.ts'
import { hasOtherValues, restoredValues, type Wizard } from './wizard.ts'

type Options<Values> = {
  wizard: Pick<Wizard<string>, 'shape'>
  /** What is known before anything is typed. */
  begin: () => Values
  /** Fields that are never taken from a draft. */
  fixed: readonly string[]
  draft: ReturnType<typeof useWizardDraft>
}

/** What a wizard begins with: what is known, and what was typed before, which can be discarded. */
export function useWizardStart<Values extends { id: string }>(options: Options<Values>) {
  const { wizard, begin, fixed, draft } = options
  const [start] = useState(() => {
    const fresh = begin()
    return { fresh, restored: restoredValues(wizard, fresh, draft.load(), fixed) }
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
