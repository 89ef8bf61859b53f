import { toMailboxKey } from '@wildpath/contract'

import type { RateLimiters } from './rate-limiters.ts'

export type UnconfirmedEmailLimit = {
  /**
   * Counts one email to an address that nobody has confirmed; false if it may not be sent. Emails to all spellings
   * of a mailbox count together, whichever account they belong to, so that deleting the account resets nothing.
   */
  consume(
    email: string,
    request?: {
      /** Of whoever requests the email; omitted for jobs. */
      network?: string
      /** Whether a signed-in owner of the account requests a confirmation. */
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
