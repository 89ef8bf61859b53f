import { may, type Publication, type User } from '@wildpath/contract'

import { err, ok, type Result } from '../../result.ts'
import type { OwnedFunnel } from './funnel-record.ts'
import type { OwnedFunnels } from './owned-funnels.ts'
import type { PublishingRepository } from './publishing-repository.ts'

export type PublishingService = {
  /** Whatever the plan, a funnel may be made private, and a public one stays public. */
  setPublished(owner: User, id: string, publication: Publication): Promise<Result<OwnedFunnel>>
}

type Options = {
  owned: Pick<OwnedFunnels, 'get' | 'getEditable'>
  publications: PublishingRepository
}

export function createPublishingService({ owned, publications }: Options): PublishingService {
  return {
    async setPublished(owner, id, { isPublic, baseRevision }) {
      if (!isPublic) {
        await publications.makePrivate(id, owner.id)
        return owned.get(owner, id)
      }
      const funnel = await owned.getEditable(owner, id)
      if (!funnel.ok) return funnel
      const published = await publications.publish(id, owner.id, {
        baseRevision,
        mayPublish: (publicCount) =>
          may(owner.plan, { to: 'publish-funnel', publicCount }).isAllowed,
      })
      if (published === null) return err({ code: 'funnel-not-found' })
      if (published === 'conflict') return err({ code: 'revision-conflict' })
      if (published === 'refused') return err({ code: 'publish-limit' })
      return ok({ ...funnel.value, record: { ...funnel.value.record, ...published } })
    },
  }
}
