import { eq } from 'drizzle-orm'

import type { Database } from '../../db/client.ts'
import { users } from '../accounts/index.ts'
import { recordAudit } from '../audit/index.ts'
import { noteHappening } from './security-notice.ts'
import { removeSecondFactor } from './second-factor-repository.ts'

/** By whoever runs the installation, for somebody who lost theirs; false when nobody has this address. */
export async function resetSecondFactor(
  { db }: Database,
  email: string,
  now: Date,
): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const [user] = await transaction
      .select({ id: users.id, email: users.email })
      .from(users)
      .where(eq(users.email, email.toLowerCase()))
    if (user === undefined) return false
    await removeSecondFactor(transaction, user.id)
    await noteHappening(transaction, { userId: user.id, what: 'factor-reset', now })
    await recordAudit(transaction, {
      at: now,
      actor: { id: null, email: 'the console' },
      action: 'second-factor-reset',
      target: { kind: 'user', id: user.id, label: user.email },
      reason: 'npm run admin -- --reset-second-factor',
    })
    return true
  })
}
