import { useSyncExternalStore } from 'react'

/** `feature` completes 'Unlock {feature}'; `note` says what was kept. */
export type UpgradeRequest = { feature: string; note?: string }

type State = UpgradeRequest & {
  isOpen: boolean
  /** What had the focus, and gets it back. */
  opener: { readonly current: HTMLElement | null }
}

const listeners = new Set<() => void>()
// Kept after closing: the dialog still shows it while it leaves.
let state: State = { isOpen: false, feature: '', opener: { current: null } }

function set(next: State) {
  state = next
  for (const listener of listeners) listener()
}

/** Opens the one upgrade dialog from wherever a plan is in the way. */
export function requestUpgrade(request: UpgradeRequest, opener = document.activeElement): void {
  const current = opener instanceof HTMLElement ? opener : null
  set({ ...request, isOpen: true, opener: { current } })
}

export function dismissUpgrade(): void {
  set({ ...state, isOpen: false })
}

/** What the dialog shows now. */
export const readUpgradeRequest = (): State => state

export function useUpgradeRequest(): State {
  return useSyncExternalStore(subscribe, readUpgradeRequest)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
