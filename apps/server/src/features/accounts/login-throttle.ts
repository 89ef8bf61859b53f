import type { ResettableRateLimiter, SharedRateLimiter } from '../../http/shared-rate-limiter.ts'

/**
 * `trustedDevice` is what shows that the person uses this browser: a session, or the name of a browser
 * that the person signed in with; null for anybody.
 */
type Guess = { email: string; network: string; trustedDevice: string | null }

/** Counts tries of a password, wherever one is asked for, so that nobody guesses at one door more than at another. */
export type LoginThrottle = {
  /** False when there were too many. */
  consume(guess: Guess): Promise<boolean>
  /** After the right password, or once the mailbox has answered for the person. */
  reset(guess: Guess): Promise<void>
}

/**
 * Hashing a password costs a tenth of a second of a core: tries are limited of a network, of a
 * network at one account, and of everybody at one account. Known browsers are counted apart from
 * everybody: strangers cannot lock the owner out.
 */
export function createLoginThrottle(
  limits: {
    ofNetwork: SharedRateLimiter
    /** Counts all browsers together, known or not. */
    fromAllBrowsers?: ResettableRateLimiter
  } & Record<'ofNetworkAtAccount' | 'atAccount', ResettableRateLimiter>,
): LoginThrottle {
  return {
    async consume(guess) {
      const keys = keysOf(guess)
      return (
        (await limits.ofNetwork.consume(guess.network)) &&
        (await limits.ofNetworkAtAccount.consume(keys.ofNetworkAtAccount)) &&
        (await limits.atAccount.consume(keys.atAccount)) &&
        (limits.fromAllBrowsers === undefined ||
          (await limits.fromAllBrowsers.consume(keys.account)))
      )
    },
    async reset(guess) {
      const keys = keysOf(guess)
      await limits.ofNetworkAtAccount.clear(keys.ofNetworkAtAccount)
      await limits.atAccount.clear(keys.atAccount)
      // Wrong guesses stay counted: they may be somebody else's.
      await limits.fromAllBrowsers?.giveBack(keys.account)
    },
  }
}

function keysOf({ email, network, trustedDevice }: Guess) {
  const account = email.toLowerCase()
  return {
    account,
    ofNetworkAtAccount: `${network} ${account}`,
    atAccount: trustedDevice === null ? account : `${account} ${trustedDevice}`,
  }
}
