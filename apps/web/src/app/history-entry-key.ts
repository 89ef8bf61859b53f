import { newId } from '../lib/new-id.ts'

/**
 * Names the entry of the history that this document was loaded for, as the router names those that it adds
 * itself. A reload and the way back find the name again and with it how far somebody had scrolled; a link or an
 * address that is opened anew has one of its own, and begins at its top.
 */
export function keepHistoryEntryKey(history: Pick<History, 'state' | 'replaceState'>): void {
  const state = history.state as { key?: string } | null
  if (state?.key !== undefined) return
  history.replaceState({ ...state, key: newId() }, '')
}
