import { editableFunnels, may, plans, type User } from '@wildpath/contract'

import { err, ok, type Result } from '../../result.ts'
import type { OwnedFunnel } from './funnel-record.ts'
import type { FunnelRepository } from './funnel-repository.ts'

/** Reads an owner's funnels with what the owner's plan leaves open of them. */
export type OwnedFunnels = {
  get(owner: User, id: string): Promise<Result<OwnedFunnel>>
  /** For every change of a funnel: refuses those that the owner's plan leaves readable only. */
  getEditable(owner: User, id: string): Promise<Result<OwnedFunnel>>
  /** Whether the plan leaves a funnel readable only. */
  isReadOnly(owner: User, id: string): Promise<boolean>
}

export function createOwnedFunnels(
  funnels: Pick<FunnelRepository, 'findOwned' | 'listIdsByOwner'>,
): OwnedFunnels {
  async function isReadOnly(owner: User, id: string): Promise<boolean> {
    if (plans[owner.plan].funnelLimit === null) return false
    const ids = await funnels.listIdsByOwner(owner.id)
    const editable = editableFunnels(owner.plan, ids, owner.editable_funnel_id)
    return editable !== null && !editable.has(id)
  }

  async function get(owner: User, id: string): Promise<Result<OwnedFunnel>> {
    const record = await funnels.findOwned(id, owner.id)
    if (record === null) return err({ code: 'funnel-not-found' })
    return ok({ record, isReadOnly: await isReadOnly(owner, id) })
  }

  return {
    get,
    isReadOnly,
    async getEditable(owner, id) {
      const funnel = await get(owner, id)
      if (!funnel.ok) return funnel
      const verdict = may(owner.plan, { to: 'edit-funnel', isReadOnly: funnel.value.isReadOnly })
      return verdict.isAllowed ? funnel : err({ code: 'funnel-read-only' })
    },
  }
}
