import type { AttemptLimiter } from '../../http/attempt-limiter.ts'

/** Counts tries of a password, wherever one is asked for, so that nobody guesses at one door more than at another. */
export type PasswordGuesses = {
  /** False when there were too many. */
  tryGuess(email: string, network: string): boolean
  /** After the right password, or once the mailbox has answered for the person. */
  forgive(email: string, network: string): void
}

/**
 * Hashing a password costs a tenth of a second of a core: tries are limited of a network, of a
 * network at one account, and of everybody at one account.
 */
export function createPasswordGuesses(
  limits: Record<'ofNetwork' | 'ofNetworkAtAccount' | 'atAccount', AttemptLimiter>,
): PasswordGuesses {
  return {
    tryGuess(email, network) {
      const account = email.toLowerCase()
      return (
        limits.ofNetwork.tryAttempt(network) &&
        limits.ofNetworkAtAccount.tryAttempt(`${network} ${account}`) &&
        limits.atAccount.tryAttempt(account)
      )
    },
    forgive(email, network) {
      const account = email.toLowerCase()
      limits.ofNetworkAtAccount.clear(`${network} ${account}`)
      limits.atAccount.clear(account)
    },
  }
}
