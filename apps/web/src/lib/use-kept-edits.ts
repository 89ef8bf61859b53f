import { useEffect, useState } from 'react'

import { editStoreOf } from './kept-edits.ts'
import { usePerson } from './person.ts'

type Place = { funnelId: string; screen: string }

/** What was typed here before a reload and never saved, where `read` can still use it; read once. */
export function useKeptEdits<Values>(place: Place, read: (values: unknown) => Values | null) {
  const userId = usePerson()?.id ?? ''
  const [store] = useState(() => editStoreOf({ ...place, userId }))
  const [kept] = useState(() => {
    const found = store.load()
    const values = found && read(found.values)
    return found && values && { revision: found.revision, values }
  })
  return { store, kept }
}

type Keeping = {
  store: ReturnType<typeof editStoreOf>
  isDirty: boolean
  revision: number
  values: unknown
}

/** Keeps what is typed until it is saved or taken back. */
export function useEditKeeping({ store, isDirty, revision, values }: Keeping): void {
  useEffect(() => {
    if (isDirty) store.save({ revision, values })
    else store.clear()
  }, [store, isDirty, revision, values])
}
