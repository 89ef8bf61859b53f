import { createStore, type StoreApi } from 'zustand/vanilla'

type Options = {
  /** Calls back when another tab signs in or out; returns how to stop. */
  onChange: (listener: () => void) => () => void
  /** Asks the server who is here now, and shows them; null for nobody. */
  refresh: () => Promise<{ id: string } | null>
  log: (message: string) => void
}

export type AuthListener = {
  store: StoreApi<{ isRunning: boolean }>
  /** Does nothing while it runs. */
  start: () => void
  stop: () => void
}

/** Follows who is signed in in this browser, once somebody asks for it (spec 3, section 4.14). */
export function createAuthListener({ onChange, refresh, log }: Options): AuthListener {
  const store = createStore(() => ({ isRunning: false }))
  let unsubscribe: (() => void) | null = null

  async function tell() {
    const user = await refresh().catch(() => undefined)
    if (unsubscribe === null) return
    if (user === undefined) log('Auth listener: the server did not answer')
    else log(user === null ? 'Auth listener: signed out' : `Auth listener: signed in as ${user.id}`)
  }

  return {
    store,
    start() {
      if (unsubscribe !== null) return
      unsubscribe = onChange(() => void tell())
      store.setState({ isRunning: true })
      void tell()
    },
    stop() {
      unsubscribe?.()
      unsubscribe = null
      store.setState({ isRunning: false })
    },
  }
}
