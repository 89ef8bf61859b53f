import type { Lead } from '@wildpath/contract'
import { useState } from 'react'

import type { LeadAction } from './optimistic-leads.ts'
import { extendTo, noSelection, toggleOne } from './selection.ts'
import { useLeadChanges } from './use-lead-changes.ts'

type Tidied = {
  shown: readonly Lead[]
  /** Called with what is gone for good. */
  onDeleted: (leads: readonly Lead[]) => void
}

/** Choosing leads and doing something with them, one or many; deleting asks first. */
export function useLeadSelection({ shown, onDeleted }: Tidied) {
  const [selection, setSelection] = useState(noSelection)
  const [toDelete, setToDelete] = useState<readonly Lead[]>([])
  const { changeLeads, isChanging } = useLeadChanges()
  const chosen = shown.filter(({ id }) => selection.ids.has(id))
  const idsOf = () => shown.map(({ id }) => id)

  function change(leads: readonly Lead[], action: LeadAction) {
    if (action.kind === 'delete') setToDelete(leads)
    else changeLeads(leads, action)
  }

  return {
    chosen,
    selected: selection.ids,
    toDelete,
    isChanging,
    change,
    changeChosen(action: LeadAction) {
      change(chosen, action)
      if (action.kind !== 'delete') setSelection(noSelection)
    },
    select(id: string, isRange: boolean) {
      setSelection((now) => (isRange ? extendTo(now, idsOf(), id) : toggleOne(now, id)))
    },
    selectAll(isSelected: boolean) {
      setSelection(isSelected ? { ids: new Set(idsOf()), anchor: null } : noSelection)
    },
    clear: () => setSelection(noSelection),
    keep: () => setToDelete([]),
    deleteForGood() {
      changeLeads(toDelete, { kind: 'delete' }, () => {
        setToDelete([])
        setSelection(noSelection)
        onDeleted(toDelete)
      })
    },
  }
}
