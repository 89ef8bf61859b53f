import type { AdminUser, PlanKey, User } from '@wildpath/contract'

import type { Transaction } from '../../db/client.ts'
import { err, ok, type Result } from '../../result.ts'
import { recordAudit } from '../audit/index.ts'
import type { AdminUserRepository } from './admin-user-repository.ts'

type Options = {
  people: AdminUserRepository
  assignPlan(assignment: {
    adminId: string
    userId: string
    plan: PlanKey
    endsPaid: boolean
    record(
      transaction: Transaction,
      done: { email: string; from: PlanKey; endedSubscriptions: number },
    ): Promise<void>
  }): Promise<Result<null>>
  /** With everything that is theirs, unless they are an admin; `record` writes in the same transaction. */
  eraseAccount(
    person: { id: string; email: string; adminId: string },
    record: (transaction: Transaction) => Promise<void>,
  ): Promise<Result<null>>
  now: () => Date
}

export type AdminService = ReturnType<typeof createAdminService>

/** What admins do to the accounts of others; each act is in the audit log, or was not done. */
export function createAdminService({ people, assignPlan, eraseAccount, now }: Options) {
  return {
    async changePlan(
      admin: User,
      id: string,
      { plan, reason, endsPaid }: { plan: PlanKey; reason: string; endsPaid: boolean },
    ): Promise<Result<AdminUser>> {
      const assigned = await assignPlan({
        adminId: admin.id,
        userId: id,
        plan,
        endsPaid,
        record: (transaction, { email, ...details }) =>
          recordAudit(transaction, {
            at: now(),
            actor: admin,
            action: 'plan-changed',
            target: { kind: 'user', id, label: email },
            reason,
            details: { ...details, to: plan },
          }),
      })
      if (!assigned.ok) return assigned
      const person = await people.find(id)
      return person === null ? err({ code: 'person-not-found' }) : ok(person)
    },

    async deleteUser(admin: User, id: string, reason: string): Promise<Result<null>> {
      const person = await people.find(id)
      if (person === null) return err({ code: 'person-not-found' })
      const { plan, funnelCount, totalSpent } = person
      return eraseAccount({ id, email: person.email, adminId: admin.id }, (transaction) =>
        recordAudit(transaction, {
          at: now(),
          actor: admin,
          action: 'user-deleted',
          target: { kind: 'user', id, label: person.email },
          reason,
          details: { plan, funnelCount, totalSpent },
        }),
      )
    },
  }
}
