import { createStore } from 'zustand/vanilla'

/** Running rounds by adventure ID, with the title to show on other screens. */
export const watchedRounds = createStore<Readonly<Record<string, { title: string }>>>(() => ({}))

export function watchRound(funnelId: string, title: string): void {
  watchedRounds.setState({ [funnelId]: { title } })
}

export function unwatchRound(funnelId: string): void {
  const { [funnelId]: _ended, ...others } = watchedRounds.getState()
  watchedRounds.setState(others, true)
}
