import { type Funnel, may, type NewFunnel, plans, type User } from '@wildpath/contract'

import { err, ok, type Result } from '../../result.ts'
import type { GenerationService } from '../generation/index.ts'
import type { FunnelRepository } from './funnel-repository.ts'
import { slugOf } from './slug.ts'

export type FunnelService = {
  list(owner: User): Promise<Funnel[]>
  get(owner: User, id: string): Promise<Result<Funnel>>
  /**
   * A draft, private, titled '{business_name} Funnel' (spec 2, sections 4 and 5). The same id again
   * answers the funnel that it made the first time.
   */
  create(owner: User, input: NewFunnel, signal: AbortSignal): Promise<Result<Funnel>>
  setPublished(owner: User, id: string, isPublic: boolean): Promise<Result<Funnel>>
  delete(owner: User, id: string): Promise<Result<null>>
}

type Options = {
  funnels: FunnelRepository
  generation: GenerationService
  newId: () => string
}

export function createFunnelService({ funnels, generation, newId }: Options): FunnelService {
  const found = (funnel: Funnel | null) =>
    funnel === null ? err({ code: 'funnel-not-found' }) : ok(funnel)

  return {
    list: (owner) => funnels.listByOwner(owner.id),

    async get(owner, id) {
      return found(await funnels.findOwned(id, owner.id))
    },

    async create(owner, input, signal) {
      const made = input.id === undefined ? null : await funnels.findOwned(input.id, owner.id)
      if (made !== null) return ok(made)
      // Nobody waits for, or pays for, texts of a funnel that is refused; the insert checks again.
      const funnelCount = await funnels.countByOwner(owner.id)
      if (!may(owner.plan, { to: 'create-funnel', funnelCount }).isAllowed) {
        return err({ code: 'funnel-limit' })
      }
      const written = await writtenContent(owner, input, signal)
      if (!written.ok) return written
      const title = `${input.business_info.business_name} Funnel`
      const funnel = await funnels.create(
        {
          id: input.id ?? newId(),
          userId: owner.id,
          title,
          baseSlug: slugOf(title),
          businessInfo: input.business_info,
          generatedContent: written.value.content,
          writtenBy: written.value.writtenBy,
        },
        plans[owner.plan].funnelLimit,
      )
      return funnel === null ? err({ code: 'funnel-limit' }) : ok(funnel)
    },

    async setPublished(owner, id, isPublic) {
      return found(await funnels.setPublished(id, owner.id, isPublic))
    },

    async delete(owner, id) {
      return (await funnels.deleteOwned(id, owner.id))
        ? ok(null)
        : err({ code: 'funnel-not-found' })
    },
  }

  async function writtenContent(owner: User, input: NewFunnel, signal: AbortSignal) {
    if (input.generated_content === undefined) {
      return generation.generate(input.business_info, {
        userId: owner.id,
        signal,
        onStage: () => {},
      })
    }
    return ok({ content: input.generated_content, writtenBy: input.written_by ?? 'copywriter' })
  }
}
