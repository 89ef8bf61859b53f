import { tryStorage } from '../lib/try-storage.ts'

type HintStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const key = 'wasSignedIn'

/** Whether somebody was signed in here when this browser last knew; the cookie itself is the server's alone. */
export type SessionHint = {
  wasSignedIn: () => boolean
  note: (isSignedIn: boolean) => void
}

export function createSessionHint(openStorage: () => HintStorage): SessionHint {
  return {
    wasSignedIn: () => tryStorage(() => openStorage().getItem(key) !== null) ?? false,
    note(isSignedIn) {
      tryStorage(() => {
        if (isSignedIn) openStorage().setItem(key, 'true')
        else openStorage().removeItem(key)
      })
    },
  }
}
