import { done, type JobOutcome, type SettleJob } from '../../jobs/job.ts'
import type { Email, EmailSender } from '../../providers/email/email.ts'
import { setEmailProblem } from '../accounts/index.ts'

type Options = {
  email: EmailSender
  owner: { id: string; emailProblem: string | null }
  message: Email
}

const longestProblem = 200

/** Sends a notice. An address that refuses it is noted for its owner to see, and not tried again. */
export async function sendToOwner({
  email,
  owner,
  message,
}: Options): Promise<JobOutcome | SettleJob> {
  const sent = await email.send(message)
  if (sent.ok) {
    return async (transaction) => {
      if (owner.emailProblem !== null) await setEmailProblem(transaction, owner.id, null)
      return done
    }
  }
  const { kind, reason } = sent.failure
  if (kind === 'refused-recipient') {
    return async (transaction) => {
      await setEmailProblem(transaction, owner.id, reason.slice(0, longestProblem))
      return done
    }
  }
  return { kind: 'failed', reason, isFinal: kind === 'refused-message' }
}
