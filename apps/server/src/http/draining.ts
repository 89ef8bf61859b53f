/** Whether this process is about to stop: it still answers, but asks everybody to go elsewhere next time. */
export type Draining = { isDraining(): boolean; begin(): void }

export function createDraining(): Draining {
  let hasBegun = false
  return { isDraining: () => hasBegun, begin: () => void (hasBegun = true) }
}
