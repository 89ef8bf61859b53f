import type { ForgivingLimiter, SharedLimiter } from '../../http/shared-limiter.ts'

/**
 * `knownAs` is what shows that the person uses this browser: a session, or the name of a browser
 * that the person signed in with; null for anybody.
 */
type Guess = { email: string; network: string; knownAs: string | null }

/** Counts tries of a password, wherever one is asked for, so that nobody guesses at one door more than at another. */
export type PasswordGuesses = {
  /** False when there were too many. */
  tryGuess(guess: Guess): Promise<boolean>
  /** After the right password, or once the mailbox has answered for the person. */
  forgive(guess: Guess): Promise<void>
}

/**
 * Hashing a password costs a tenth of a second of a core: tries are limited of a network, of a
 * network at one account, and of everybody at one account. Known browsers are counted apart from
 * everybody: strangers cannot lock the owner out.
 */
export function createPasswordGuesses(
  limits: { ofNetwork: SharedLimiter } & Record<
    'ofNetworkAtAccount' | 'atAccount',
    ForgivingLimiter
  >,
): PasswordGuesses {
  return {
    async tryGuess(guess) {
      const keys = keysOf(guess)
      return (
        (await limits.ofNetwork.tryAttempt(guess.network)) &&
        (await limits.ofNetworkAtAccount.tryAttempt(keys.ofNetworkAtAccount)) &&
        (await limits.atAccount.tryAttempt(keys.atAccount))
      )
    },
    async forgive(guess) {
      const keys = keysOf(guess)
      await limits.ofNetworkAtAccount.clear(keys.ofNetworkAtAccount)
      await limits.atAccount.clear(keys.atAccount)
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
