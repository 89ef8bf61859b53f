import type { AdPlatformKey, ErrorCode, User } from '@wildpath/contract'

import type { Leases } from '../../db/leases.ts'
import { done, type JobHandler, type JobOutcome } from '../../jobs/job.ts'
import { bounds } from '../../limits.ts'
import { err, type Failure, ok, type Result } from '../../result.ts'
import type {
  AdCreationRepository,
  CreationLog,
  StoredAdCreation,
} from './ad-creation-repository.ts'

/** How the ads of one platform are made of what was asked for. */
export type AdMaker = {
  platform: AdPlatformKey
  /** What it is called when the platform does not take it, when it is gone, and when nobody knows yet. */
  codes: { refused: ErrorCode; notFound: ErrorCode; unfinished: ErrorCode }
  /** Goes on where it was left. Answers the id at the platform. `note` is durable before it resolves. */
  make(creation: StoredAdCreation, note: (parts: object) => Promise<void>): Promise<Result<string>>
  /** Takes back what was made, also what nobody heard of. */
  undo(creation: StoredAdCreation): Promise<Result<null>>
}

type Options = {
  maker: AdMaker
  creations: AdCreationRepository
  leases: Leases
  now: () => Date
}

/** What was asked for: `id` is the form's, `imageUrl` of the design library. */
export type AskedAd = {
  id: string
  accountId: string
  name: string
  form: object
  imageUrl: string | null
  log: CreationLog
}

export type AdCreationService = ReturnType<typeof createAdCreationService>

/** Ads that are made as one: whole, undone, or still worked on; never half of one that nobody shows. */
export function createAdCreationService({ maker, creations, leases, now }: Options) {
  const { codes, platform } = maker

  /** Goes on with it, whoever began it. Answers the ad's id at the platform. */
  async function proceed(creation: StoredAdCreation): Promise<Result<string>> {
    if (creation.state === 'undoing') return undo(creation)
    const made = await maker.make(creation, (parts) =>
      creations.change(creation.id, { parts }, now()),
    )
    if (made.ok) {
      await creations.settle(creation.id, { state: 'created', adId: made.value }, now())
      return made
    }
    if (!isFinal(made.error)) return made
    const message = made.error.message ?? null
    await creations.change(creation.id, { state: 'undoing', message }, now())
    const noted = await creations.find(creation.id)
    return noted === null ? made : undo(noted)
  }

  async function undo(creation: StoredAdCreation): Promise<Result<string>> {
    const undone = await maker.undo(creation)
    if (undone.ok) await creations.settle(creation.id, { state: 'failed' }, now())
    return err(refusalOf(creation))
  }

  /** Alone, in all processes. */
  async function proceedAlone(id: string, waitMs: number): Promise<Result<string>> {
    const held = await leases.hold(
      `ad creation ${id}`,
      async () => {
        const creation = await creations.find(id)
        if (creation === null) return err({ code: codes.notFound })
        if (creation.state === 'created' && creation.adId !== null) return ok(creation.adId)
        if (creation.state === 'failed') return err(refusalOf(creation))
        return proceed(creation)
      },
      { waitMs },
    )
    return held.isHeld ? held.value : err({ code: codes.unfinished })
  }

  /** Whether asking again would not help. */
  function isFinal({ code }: Failure): boolean {
    return code === codes.refused || code === codes.notFound
  }

  function refusalOf({ message }: StoredAdCreation): Failure {
    return { code: codes.refused, ...(message !== null && { message }) }
  }

  return {
    platform,

    /** Whether it was asked for already, by whoever. */
    isKnown: async (id: string) => (await creations.find(id)) !== null,

    /** Keeps what was asked for, so that it is made whatever happens to this process. */
    async begin(user: User, { log, ...asked }: AskedAd): Promise<void> {
      const at = now()
      await creations.add(
        {
          ...asked,
          userId: user.id,
          platform,
          parts: {},
          state: 'creating',
          message: null,
          adId: null,
          askedAt: at,
          updatedAt: at,
        },
        log,
        new Date(at.getTime() + bounds.adAccounts.finishAfterMs),
      )
    },

    /** Makes what was begun. Answers the ad's id; asked again, it makes nothing twice. */
    async make(user: User, id: string): Promise<Result<string>> {
      const creation = await creations.find(id)
      // Made up, or somebody else's.
      if (creation?.userId !== user.id || creation.platform !== platform) {
        return err({ code: codes.notFound })
      }
      const made = await proceedAlone(id, bounds.database.leaseWaitMs)
      if (made.ok || made.error.code === codes.refused) return made
      // What did not answer may have done it: the job finds out.
      return err({ code: codes.unfinished })
    },

    /** What the job does with an ad that was left. */
    async finish(id: string): Promise<JobOutcome> {
      const made = await proceedAlone(id, 0)
      const creation = await creations.find(id)
      const isSettled = creation === null || ['created', 'failed'].includes(creation.state)
      if (isSettled) return done
      return { kind: 'failed', reason: made.ok ? '' : made.error.code, isFinal: false }
    },

    /** One that could not be made goes off the list; what is still worked on stays. */
    async dismiss(user: User, id: string): Promise<Result<null>> {
      const isGone = await creations.delete({ userId: user.id, platform }, id)
      return isGone ? ok(null) : err({ code: codes.notFound })
    },
  }
}

/** The job that finishes the ads of all platforms. */
export function createAdFinisher(
  creations: AdCreationRepository,
  services: readonly AdCreationService[],
): JobHandler {
  return {
    async run({ key }) {
      const creation = await creations.find(key)
      const service = services.find(({ platform }) => platform === creation?.platform)
      // One whose platform is off waits for the day that it is on again, as its owner sees.
      return service === undefined ? done : service.finish(key)
    },
  }
}
