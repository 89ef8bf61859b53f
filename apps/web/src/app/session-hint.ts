type HintStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const key = 'wasSignedIn'

/** Whether somebody was signed in here when this browser last knew; the cookie itself is the server's alone. */
export type SessionHint = {
  wasSignedIn: () => boolean
  note: (isSignedIn: boolean) => void
}

export function createSessionHint(openStorage: () => HintStorage): SessionHint {
  return {
    wasSignedIn: () => attempt(() => openStorage().getItem(key) !== null) ?? false,
    note(isSignedIn) {
      attempt(() => {
        if (isSignedIn) openStorage().setItem(key, 'true')
        else openStorage().removeItem(key)
      })
    },
  }
}

/** Storage may be off: the hint is a comfort, not a need. */
function attempt<Result>(use: () => Result): Result | null {
  try {
    return use()
  } catch {
    return null
  }
}
