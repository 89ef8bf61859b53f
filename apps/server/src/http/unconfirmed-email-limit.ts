import { toMailboxKey } from '@wildpath/contract'

import type { RateLimiters } from './rate-limiters.ts'

export type UnconfirmedEmailLimit = {
  /**
   * Counts an email to an unconfirmed address and returns false if the limit is reached. Emails to all spellings
   * of a mailbox count together across accounts, so that deleting an account does not reset the limit.
   */
  consume(
    email: string,
    request?: {
      /** The requester's network; omitted for jobs. */
      network?: string
      /** True if the signed-in account owner requests a confirmation. */
      isOwnersConfirmation?: boolean
    },
  ): Promise<boolean>
}

export function createUnconfirmedEmailLimit(
  limiters: Pick<
    RateLimiters,
    | 'emailsToUnconfirmedAddress'
    | 'otherEmailsToUnconfirmedAddress'
    | 'emailsOfNetworkToUnconfirmedAddress'
  >,
): UnconfirmedEmailLimit {
  return {
    async consume(email, { network, isOwnersConfirmation = false } = {}) {
      const mailbox = toMailboxKey(email)
      const ofNetwork = limiters.emailsOfNetworkToUnconfirmedAddress
      if (network !== undefined && !(await ofNetwork.consume(`${network} ${mailbox}`))) return false
      if (
        !isOwnersConfirmation &&
        !(await limiters.otherEmailsToUnconfirmedAddress.consume(mailbox))
      )
        return false
      return limiters.emailsToUnconfirmedAddress.consume(mailbox)
    },
  }
}
