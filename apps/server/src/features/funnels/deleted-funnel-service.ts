import {
  type DeletedFunnel,
  type FunnelDeletion,
  keptDeletedDays,
  may,
  type User,
} from '@wildpath/contract'

import { bounds } from '../../limits.ts'
import { err, ok, type Result } from '../../result.ts'
import type { DeletedFunnelRepository, DeletedRow } from './deleted-funnel-repository.ts'
import type { OwnedFunnel } from './funnel-record.ts'
import type { OwnedFunnels } from './owned-funnels.ts'
import { presentTotals } from './present-funnel.ts'

export type DeletedFunnelService = {
  /** What a deletion would take along. */
  describe(owner: User, id: string): Promise<Result<FunnelDeletion>>
  /** For so long as `keptDeletedDays` it can be restored whole, its address included. */
  delete(owner: User, id: string): Promise<Result<null>>
  /** Last deleted first. */
  list(owner: User): Promise<DeletedFunnel[]>
  /** As it was deleted, where the plan has room for one more. */
  restore(owner: User, id: string): Promise<Result<OwnedFunnel>>
  purge(owner: User, id: string): Promise<Result<null>>
}

type Options = {
  deleted: DeletedFunnelRepository
  owned: Pick<OwnedFunnels, 'get'>
  /** Emails that would still go out to the leads of a funnel. */
  countWaitingEmails(funnelId: string): Promise<number>
  now: () => Date
}

const keptMs = keptDeletedDays * 86_400_000

/** What was deleted until then is no longer there for anybody. */
export function lastKept(now: Date): Date {
  return new Date(now.getTime() - keptMs)
}

export function createDeletedFunnelService({
  deleted,
  owned,
  countWaitingEmails,
  now,
}: Options): DeletedFunnelService {
  const ofOwner = (owner: User, id: string) => ({ userId: owner.id, id, since: lastKept(now()) })
  const doneIf = (isDone: boolean): Result<null> =>
    isDone ? ok(null) : err({ code: 'funnel-not-found' })

  return {
    async describe(owner, id) {
      const funnel = await owned.get(owner, id)
      if (!funnel.ok) return funnel
      const { slug, isPublic, totals } = funnel.value.record
      return ok({
        slug,
        isPublic,
        leads: totals?.leads ?? 0,
        views: totals?.views ?? 0,
        waiting_emails: await countWaitingEmails(id),
      })
    },

    delete: async (owner, id) => doneIf(await deleted.delete(owner.id, id, now())),

    async list(owner) {
      return (await deleted.list(owner.id, lastKept(now()))).map(present)
    },

    async restore(owner, id) {
      const outcome = await deleted.restore(
        ofOwner(owner, id),
        ({ funnelCount, deletedAt, isReplaced }) =>
          may(owner.plan, { to: 'create-funnel', funnelCount }).isAllowed ||
          // Undone at once, everything is as it was a moment before, whatever the plan.
          (!isReplaced && now().getTime() - deletedAt.getTime() < bounds.funnels.undoMs),
      )
      if (outcome === 'absent') return err({ code: 'funnel-not-found' })
      return outcome === 'refused' ? err({ code: 'restore-limit' }) : owned.get(owner, id)
    },

    purge: async (owner, id) => doneIf(await deleted.purge(ofOwner(owner, id))),
  }
}

function present({ deletedAt, totals, ...funnel }: DeletedRow): DeletedFunnel {
  return {
    ...funnel,
    stats: presentTotals(totals),
    deleted_at: deletedAt.toISOString(),
    purged_at: new Date(deletedAt.getTime() + keptMs).toISOString(),
  }
}
