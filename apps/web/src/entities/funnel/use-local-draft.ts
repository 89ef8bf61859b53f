import { useEffect, useState } from 'react'

import { localDraftStoreOf } from './local-drafts.ts'
import { usePerson } from '../person/person.ts'

type Place = { funnelId: string; screen: string }

/** What was typed here before a reload and never saved, where `read` can still use it; read once. */
export function useLocalDraft<Values>(place: Place, read: (values: unknown) => Values | null) {
  const userId = usePerson()?.id ?? ''
  const [store] = useState(() => localDraftStoreOf({ ...place, userId }))
  const [restored] = useState(() => {
    const found = store.load()
    const values = found && read(found.values)
    return found && values && { revision: found.revision, values }
  })
  return { store, restored }
}

type Autosave = {
  store: ReturnType<typeof localDraftStoreOf>
  isDirty: boolean
  revision: number
  values: unknown
}

/** Keeps what is typed until it is saved or taken back. */
export function useLocalDraftAutosave({ store, isDirty, revision, values }: Autosave): void {
  useEffect(() => {
    if (isDirty) store.save({ revision, values })
    else store.clear()
  }, [store, isDirty, revision, values])
}
