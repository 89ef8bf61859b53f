import { may, type SlugAvailability, slugSchema, type User } from '@wildpath/contract'

import { err, ok, type Result } from '../../result.ts'
import type { AddressRepository } from './address-repository.ts'
import type { FunnelRecord, OwnedFunnel } from './funnel-record.ts'
import type { OwnedFunnels } from './owned-funnels.ts'
import { findFreeSlug, isReservedSlug, numberableSlug, slugOf } from './slug.ts'

export type AddressService = {
  /** Another address, and public under it (spec 2, section 4); the old one leads there. */
  setSlug(owner: User, id: string, slug: string): Promise<Result<OwnedFunnel>>
  checkSlug(owner: User, id: string, slug: string): Promise<Result<SlugAvailability>>
}

type Options = {
  owned: Pick<OwnedFunnels, 'get' | 'getEditable'>
  addresses: AddressRepository
}

export function createAddressService({ owned, addresses }: Options): AddressService {
  async function availabilityOf(funnel: FunnelRecord, slug: string): Promise<SlugAvailability> {
    if (slug === funnel.slug) return { state: 'yours', suggestion: null }
    if (!slugSchema.safeParse(slug).success) return { state: 'invalid', suggestion: null }
    const taken = await addresses.listTaken(slug, funnel.id)
    const isTaken = taken.includes(slug) || (await addresses.isLabelClaimed(slug, funnel.id))
    if (!isTaken && !isReservedSlug(slug)) return { state: 'free', suggestion: null }
    return { state: isTaken ? 'taken' : 'reserved', suggestion: await suggest(slug) }
  }

  /** The first number behind the name that nobody has, whatever number it came with. */
  async function suggest(slug: string): Promise<string> {
    const base = numberableSlug(slugOf(slug.replace(/-\d+$/, '')))
    return findFreeSlug(base, new Set(await addresses.listTaken(base, null)), (label) =>
      addresses.isLabelClaimed(label, null),
    )
  }

  return {
    async setSlug(owner, id, slug) {
      const funnel = await owned.getEditable(owner, id)
      if (!funnel.ok) return funnel
      const { record } = funnel.value
      const moved = await addresses.publishAt(
        { id, userId: owner.id, slug },
        {
          isReserved: slug !== record.slug && isReservedSlug(slug),
          mayPublish: (publicCount) =>
            may(owner.plan, { to: 'publish-funnel', publicCount }).isAllowed,
        },
      )
      if (moved === null) return err({ code: 'funnel-not-found' })
      if (typeof moved === 'string') return err({ code: moved })
      return ok({ ...funnel.value, record: { ...record, ...moved } })
    },

    async checkSlug(owner, id, slug) {
      const funnel = await owned.get(owner, id)
      return funnel.ok ? ok(await availabilityOf(funnel.value.record, slug)) : funnel
    },
  }
}
