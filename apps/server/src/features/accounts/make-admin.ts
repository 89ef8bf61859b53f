import { toAddressKey } from '@wildpath/contract'
import { eq } from 'drizzle-orm'

import type { Database } from '../../db/client.ts'
import { recordAudit } from '../audit/index.ts'
import { users } from './account-tables.ts'

/** By whoever runs the installation; false when nobody has this address. */
export async function makeAdmin({ db }: Database, email: string, now: Date): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const [user] = await transaction
      .update(users)
      .set({ plan: 'admin', updatedAt: now })
      .where(eq(users.email, toAddressKey(email)))
      .returning({ id: users.id, email: users.email })
    if (user === undefined) return false
    await recordAudit(transaction, {
      at: now,
      actor: { id: null, email: 'the console' },
      action: 'admin-made',
      target: { kind: 'user', id: user.id, label: user.email },
      reason: 'npm run admin',
    })
    return true
  })
}
