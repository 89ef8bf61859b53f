import type { Lead } from '@wildpath/contract'
import { createStore, type StoreApi } from 'zustand/vanilla'

import type { LeadChanges } from './lead-changes.ts'
import type { LeadAction } from './optimistic-leads.ts'
import { extendTo, noSelection, type Selection, toggleOne } from './selection.ts'

type LeadSelectionState = {
  selection: Selection
  /** Asked about before they are deleted. */
  toDelete: readonly Lead[]
}

type LeadSelectionTools = {
  /** The leads that the list shows now. */
  readShown: () => readonly Lead[]
  changeLeads: LeadChanges['changeLeads']
  /** Called with what is gone for good. */
  onDeleted: (leads: readonly Lead[]) => void
}

export type LeadSelection = {
  store: StoreApi<LeadSelectionState>
  change: (leads: readonly Lead[], action: LeadAction) => void
  changeChosen: (action: LeadAction) => void
  select: (id: string, isRange: boolean) => void
  selectAll: (isSelected: boolean) => void
  clear: () => void
  /** Deletes nothing after all. */
  keep: () => void
  deleteForGood: () => void
}

/** Choosing leads and doing something with them, one or many; deleting asks first. */
export function createLeadSelection(tools: LeadSelectionTools): LeadSelection {
  const { readShown, changeLeads, onDeleted } = tools
  const store = createStore<LeadSelectionState>(() => ({ selection: noSelection, toDelete: [] }))
  const idsOf = () => readShown().map(({ id }) => id)

  function change(leads: readonly Lead[], action: LeadAction) {
    if (action.kind === 'delete') store.setState({ toDelete: leads })
    else changeLeads(leads, action)
  }

  return {
    store,
    change,
    changeChosen(action) {
      change(chosenOf(store.getState(), readShown()), action)
      if (action.kind !== 'delete') store.setState({ selection: noSelection })
    },
    select(id, isRange) {
      const { selection } = store.getState()
      store.setState({
        selection: isRange ? extendTo(selection, idsOf(), id) : toggleOne(selection, id),
      })
    },
    selectAll(isSelected) {
      const all = { ids: new Set(idsOf()), anchor: null }
      store.setState({ selection: isSelected ? all : noSelection })
    },
    clear: () => store.setState({ selection: noSelection }),
    keep: () => store.setState({ toDelete: [] }),
    deleteForGood() {
      const { toDelete } = store.getState()
      changeLeads(toDelete, { kind: 'delete' }, () => {
        store.setState({ toDelete: [], selection: noSelection })
        onDeleted(toDelete)
      })
    },
  }
}

/** What is chosen of the leads that are shown. */
export function chosenOf(
  { selection }: Pick<LeadSelectionState, 'selection'>,
  shown: readonly Lead[],
): readonly Lead[] {
  return shown.filter(({ id }) => selection.ids.has(id))
}
