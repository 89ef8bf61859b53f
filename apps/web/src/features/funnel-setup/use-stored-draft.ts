import { useEffect, useState } from 'react'
import { type Control, useWatch } from 'react-hook-form'

import type { BusinessFormValues } from './business-form-values.ts'
import { demoDraft, draftOf, clearStoredDemoDraft } from './stored-drafts.ts'

/**
 * The kept draft of one person. Who typed in demo mode and then logged in finds those answers again,
 * as long as the tab stayed open.
 */
export function useStoredDraft(person: { id: string; isDemo: boolean }) {
  const [store] = useState(() => (person.isDemo ? demoDraft : draftOf(person.id)))
  const [restored] = useState(() => store.load() ?? demoDraft.load())

  useEffect(() => {
    clearStoredDemoDraft()
    if (store !== demoDraft) demoDraft.clear()
  }, [store])

  return { store, restored }
}

/** Keeps what is typed in the store, until `stop` is called after a success. */
export function useDraftAutosave(
  control: Control<BusinessFormValues>,
  store: ReturnType<typeof draftOf>,
): { stop: () => void } {
  const values = useWatch({ control })
  const [isStopped, setStopped] = useState(false)

  useEffect(() => {
    if (!isStopped) store.save(values)
  }, [values, store, isStopped])

  return {
    stop() {
      setStopped(true)
      store.clear()
    },
  }
}
