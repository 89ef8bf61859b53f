import type { Lead } from '@wildpath/contract'
import { useState } from 'react'
import { useStore } from 'zustand'

import { useStableCallbacks } from '../../../lib/use-stable-callbacks.ts'
import { chosenOf, createLeadSelection } from './lead-selection.ts'
import { useLeadChanges } from './use-lead-changes.ts'

type Options = {
  shown: readonly Lead[]
  /** Called with what is gone for good. */
  onDeleted: (leads: readonly Lead[]) => void
}

/** Choosing and changing leads of a list: see `createLeadSelection`. */
export function useLeadSelection({ shown, onDeleted }: Options) {
  const { store, changeLeads, closeQuestion } = useLeadChanges()
  const latest = useStableCallbacks({ readShown: () => shown, onDeleted })
  const [selection] = useState(() => createLeadSelection({ ...latest, changeLeads }))
  const state = useStore(selection.store)
  const { isChanging, asksToPause } = useStore(store)

  return {
    ...selection,
    chosen: chosenOf(state, shown),
    selected: state.selection.ids,
    toDelete: state.toDelete,
    isChanging,
    asksToPause,
    closeQuestion,
  }
}
