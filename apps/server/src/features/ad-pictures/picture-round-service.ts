import { randomUUID } from 'node:crypto'

import { type Funnel, may, type PictureRound, type User } from '@wildpath/contract'

import type { SharedRateLimiter } from '../../http/shared-rate-limiter.ts'
import { err, ok, type Result } from '../../result.ts'
import type { PictureRoundRepository, StoredRound } from './picture-round-repository.ts'

type Options = {
  rounds: PictureRoundRepository
  limit: SharedRateLimiter
  /** Finds the owner's adventure; fails if the plan does not allow editing it. */
  readEditable(owner: User, id: string): Promise<Result<Funnel>>
  now: () => Date
}

export type PictureRoundService = ReturnType<typeof createPictureRoundService>

/** Starts, reads, and stops rounds of 'Generate All Images'; a job generates the pictures. */
export function createPictureRoundService({ rounds, limit, readEditable, now }: Options) {
  const read = async (owner: User, funnelId: string) =>
    present(await rounds.findOfFunnel(owner.id, funnelId))

  return {
    async find(owner: User, funnelId: string): Promise<Result<PictureRound | null>> {
      const funnel = await readEditable(owner, funnelId)
      return funnel.ok ? ok(await read(owner, funnelId)) : funnel
    },

    /** Returns the running round if there is one; null if every ad has a picture. */
    async start(owner: User, funnelId: string): Promise<Result<PictureRound | null>> {
      const funnel = await readEditable(owner, funnelId)
      if (!funnel.ok) return funnel
      if (!may(owner.plan, { to: 'use', feature: 'ad-images' }).isAllowed) {
        return err({ code: 'ad-images-need-plan' })
      }
      const known = await read(owner, funnelId)
      if (known?.state === 'running') return ok(known)
      const missing = listAds(funnel.value).filter(({ imageUrl }) => imageUrl === undefined)
      if (missing.length === 0) return ok(null)
      if (!(await limit.consume(owner.id))) return err({ code: 'too-many-requests' })
      await rounds.start({
        id: randomUUID(),
        funnelId,
        userId: owner.id,
        state: 'running',
        ads: missing.map(({ id }) => ({ id, state: 'waiting' })),
        startedAt: now(),
      })
      return ok(await read(owner, funnelId))
    },

    async stop(owner: User, funnelId: string): Promise<Result<PictureRound | null>> {
      const funnel = await readEditable(owner, funnelId)
      if (!funnel.ok) return funnel
      const known = await rounds.findOfFunnel(owner.id, funnelId)
      if (known !== null) await rounds.end(known.id, 'stopped')
      return ok(await read(owner, funnelId))
    },
  }
}

/** Lists all ads of an adventure in display order. */
export function listAds({ generated_content: { ad_copy } }: Pick<Funnel, 'generated_content'>) {
  return [...ad_copy.facebook_ads, ...ad_copy.google_ads]
}

function present(round: StoredRound | null): PictureRound | null {
  if (round === null) return null
  const { id, funnelId, state, ads } = round
  return { id, funnel_id: funnelId, state, ads }
}
