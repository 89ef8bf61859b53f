import type { Funnel } from '@wildpath/contract'
import { useState } from 'react'

import { useLocalDraftAutosave, useLocalDraft } from '../../entities/funnel/use-local-draft.ts'
import { draftOf, isChanged, type LandingDraft, landingDraftSchema } from './draft/landing-draft.ts'
import { faultsOf } from './draft/landing-rules.ts'

/** The texts as they are edited, beside the funnel that is saved. */
export function useLandingDraft(funnel: Funnel) {
  const { store, restored } = useLocalDraft(
    { funnelId: funnel.id, screen: 'landing-page' },
    readDraft,
  )
  const [saved, setSaved] = useState(funnel)
  // Edits over an older state must not pass for edits of the newest one.
  const [revision, setRevision] = useState(restored?.revision ?? funnel.revision)
  const [isRestored, setRestored] = useState(restored !== null)
  const [draft, setDraft] = useState(() => restored?.values ?? draftOf(funnel.generated_content))
  const isDirty = isChanged(draft, saved.generated_content)
  const faults = faultsOf(draft)
  useLocalDraftAutosave({ store, isDirty, revision, values: draft })

  return {
    saved,
    revision,
    draft,
    isDirty,
    faults,
    isValid: Object.keys(faults).length === 0,
    isRestored: isRestored && isDirty,
    edit: (part: Partial<LandingDraft>) => setDraft((current) => ({ ...current, ...part })),
    /** Takes over what was saved; what was typed since `sent` stays, and is unsaved. */
    accept(next: Funnel, sent: LandingDraft) {
      setSaved(next)
      setRevision(next.revision)
      setRestored(false)
      setDraft((current) => (current === sent ? draftOf(next.generated_content) : current))
    },
    /** Takes over a save that left the texts alone. */
    acceptOther(next: Funnel) {
      setSaved(next)
      setRevision(next.revision)
    },
    /** Shows what is stored in place of what was typed. */
    show(newest: Funnel) {
      setSaved(newest)
      setRevision(newest.revision)
      setRestored(false)
      setDraft(draftOf(newest.generated_content))
    },
    forget: store.clear,
  }
}

function readDraft(values: unknown): LandingDraft | null {
  return landingDraftSchema.safeParse(values).data ?? null
}
