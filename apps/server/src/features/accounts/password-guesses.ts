import type { AttemptLimiter } from '../../http/attempt-limiter.ts'

/**
 * `knownAs` is what shows that the person uses this browser: a session, or the name of a browser
 * that the person signed in with; null for anybody.
 */
type Guess = { email: string; network: string; knownAs: string | null }

/** Counts tries of a password, wherever one is asked for, so that nobody guesses at one door more than at another. */
export type PasswordGuesses = {
  /** False when there were too many. */
  tryGuess(guess: Guess): boolean
  /** After the right password, or once the mailbox has answered for the person. */
  forgive(guess: Guess): void
}

/**
 * Hashing a password costs a tenth of a second of a core: tries are limited of a network, of a
 * network at one account, and of everybody at one account. Known browsers are counted apart from
 * everybody: strangers cannot lock the owner out.
 */
export function createPasswordGuesses(
  limits: Record<'ofNetwork' | 'ofNetworkAtAccount' | 'atAccount', AttemptLimiter>,
): PasswordGuesses {
  return {
    tryGuess(guess) {
      const keys = keysOf(guess)
      return (
        limits.ofNetwork.tryAttempt(guess.network) &&
        limits.ofNetworkAtAccount.tryAttempt(keys.ofNetworkAtAccount) &&
        limits.atAccount.tryAttempt(keys.atAccount)
      )
    },
    forgive(guess) {
      const keys = keysOf(guess)
      limits.ofNetworkAtAccount.clear(keys.ofNetworkAtAccount)
      limits.atAccount.clear(keys.atAccount)
    },
  }
}

function keysOf({ email, network, knownAs }: Guess) {
  const account = email.toLowerCase()
  return {
    ofNetworkAtAccount: `${network} ${account}`,
    atAccount: knownAs === null ? account : `${account} ${knownAs}`,
  }
}
