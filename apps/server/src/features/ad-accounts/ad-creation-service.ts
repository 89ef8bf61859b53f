import { isDeepStrictEqual } from 'node:util'

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
import type { AdSpending } from './ad-spending.ts'

export type MakingOf = {
  /** Durable before it resolves. */
  note(parts: object): Promise<void>
  /** Whether the ad of this id may not begin to spend: it was stopped, or is to be taken back. */
  isStopped(adId: string): Promise<boolean>
}

/** How the ads of one platform are made of what was asked for. */
export type AdMaker = {
  platform: AdPlatformKey
  /** What it is called when the platform does not take it, when it is gone, when nobody knows yet, and when it does not answer. */
  codes: {
    refused: ErrorCode
    notFound: ErrorCode
    unfinished: ErrorCode
    silent: readonly ErrorCode[]
  }
  /** Goes on where it was left. Answers the id at the platform. */
  make(creation: StoredAdCreation, by: MakingOf): Promise<Result<string>>
  /** Takes back what was made, also what nobody heard of. */
  undo(creation: StoredAdCreation): Promise<Result<null>>
  /**
   * What is noted of what is whole but for being switched on: its id at the platform, which is null
   * after a lost answer. Null where it was not asked for yet.
   */
  madeOf(creation: StoredAdCreation): { id: string | null } | null
}

type Options = {
  maker: AdMaker
  isDemo: boolean
  creations: AdCreationRepository
  spending: Pick<AdSpending, 'fitsLoweredCap'>
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
export function createAdCreationService(options: Options) {
  const { maker, isDemo, creations, spending, leases, now } = options
  const { codes, platform } = maker

  /** Goes on with it, whoever began it. Answers the ad's id at the platform. */
  async function proceed(creation: StoredAdCreation): Promise<Result<string>> {
    if (creation.state === 'undoing') return refuse(creation)
    const obstacle = await findObstacle(creation)
    if (obstacle !== null) return takeBack(creation, obstacle)
    // What nobody heard of may be what its owner found in the list and deleted: it is not made again.
    if (maker.madeOf(creation)?.id === null && (await creations.mayBeDeleted(creation)))
      return takeBack(creation, 'It was taken back, since you deleted an ad before it was whole')
    const made = await maker.make(creation, {
      note: (parts) => creations.noteParts(creation.id, parts, now()),
      isStopped: (adId) => isStopped(creation, adId),
    })
    if (made.ok) {
      const end = { state: 'created', adId: made.value } as const
      const isWhole = await creations.settle(creation.id, end, now())
      return isWhole ? made : takeBack(creation, null)
    }
    return isFinal(made.error) ? takeBack(creation, made.error.message ?? null) : made
  }

  /** What changed since it was asked for, so that it is not made after all, for a person. */
  async function findObstacle(creation: StoredAdCreation): Promise<string | null> {
    if (!(await creations.mayGoOn(creation))) return 'Your plan ended before it was whole'
    return (await spending.fitsLoweredCap(creation)) ? null : overLoweredCap
  }

  async function isStopped(creation: StoredAdCreation, adId: string): Promise<boolean> {
    if (await creations.isStopped(creation, adId)) return true
    const obstacle = await findObstacle(creation)
    if (obstacle === null) return false
    await creations.withdraw(creation.id, obstacle, now())
    return true
  }

  /** With all that was made of it, also since it was read. */
  async function takeBack(
    { id }: StoredAdCreation,
    message: string | null,
  ): Promise<Result<string>> {
    await creations.withdraw(id, message, now())
    const noted = await creations.find(id)
    return noted === null ? err({ code: codes.notFound }) : refuse(noted)
  }

  async function refuse(creation: StoredAdCreation): Promise<Result<string>> {
    await undo(creation)
    return err(refusalOf(creation))
  }

  async function undo(creation: StoredAdCreation): Promise<Result<null>> {
    const undone = await maker.undo(creation)
    if (undone.ok) await creations.settle(creation.id, { state: 'failed' }, now())
    return undone
  }

  /** With a creation as it stands, while nobody else, in any process, works on it. */
  async function alone<T>(
    id: string,
    work: (creation: StoredAdCreation | null) => Promise<Result<T>>,
    waitMs: number = bounds.database.leaseWaitMs,
  ): Promise<Result<T>> {
    const held = await leases.hold(
      `ad creation ${id}`,
      async () => work(await creations.find(id)),
      { waitMs },
    )
    return held.isHeld ? held.value : err({ code: 'ad-change-under-way' })
  }

  const proceedAlone = (id: string, waitMs?: number): Promise<Result<string>> =>
    alone(
      id,
      async (creation) => {
        if (creation === null) return err({ code: codes.notFound })
        if (creation.state === 'created' && creation.adId !== null) return ok(creation.adId)
        if (creation.state === 'failed') return err(refusalOf(creation))
        return proceed(creation)
      },
      waitMs,
    )

  const mayYetBeDone = ({ code }: Failure): boolean =>
    code === 'ad-change-under-way' || codes.silent.includes(code)

  /** Whether asking again would not help. */
  function isFinal({ code }: Failure): boolean {
    return code === codes.refused || code === codes.notFound
  }

  function refusalOf({ message }: StoredAdCreation): Failure {
    return { code: codes.refused, ...(message !== null && { message }) }
  }

  /**
   * Whether a form is new, or was asked for already: with the same entries or with others. A picture that came along is
   * the one that was kept for it.
   */
  async function recognize({
    id,
    form,
    imageUrl,
  }: Pick<AskedAd, 'id' | 'form' | 'imageUrl'>): Promise<'new' | 'same' | 'other'> {
    const known = await creations.find(id)
    if (known === null) return 'new'
    const isSamePicture = imageUrl?.startsWith('data:') === true || imageUrl === known.imageUrl
    // As the database answers it.
    const isSameForm = isDeepStrictEqual(known.form, JSON.parse(JSON.stringify(form)))
    return isSamePicture && isSameForm ? 'same' : 'other'
  }

  return {
    platform,
    codes,

    recognize,

    /** Keeps what was asked for, so that it is made whatever happens to this process. */
    async begin(user: User, { log, ...asked }: AskedAd): Promise<Result<null>> {
      const at = now()
      const isNew = await creations.add(
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
        { ...log, isDemo },
        new Date(at.getTime() + bounds.adAccounts.finishAfterMs),
      )
      if (isNew) return ok(null)
      switch (await recognize(asked)) {
        case 'same':
          return ok(null)
        case 'other':
          return err({ code: 'ad-already-begun' })
        case 'new':
          // The log knows it: it was taken back.
          return err({
            code: codes.refused,
            message: 'This was cancelled before. Nothing was made.',
          })
      }
    },

    /** Makes what was begun. Answers the ad's id; asked again, it makes nothing twice. */
    async make(user: User, id: string): Promise<Result<string>> {
      const creation = await creations.find(id)
      // Made up, or somebody else's.
      if (creation?.userId !== user.id || creation.platform !== platform) {
        return err({ code: codes.notFound })
      }
      const made = await proceedAlone(id)
      if (made.ok || made.error.code === codes.refused) return made
      // What did not answer may have done it: the job finds out.
      return err({ code: codes.unfinished })
    },

    /**
     * Takes back whatever is not whole, before the connection that it needs is given up. Fails while that may yet be done
     * but is not: the platform is silent, or somebody works on it. What was refused there for good stands in nobody's way.
     */
    async withdrawAll(userId: string): Promise<Result<null>> {
      for (const { id } of await creations.listBegun({ userId, platform })) {
        // Whoever works on it sees it before the ad begins to spend.
        // oxlint-disable-next-line no-await-in-loop -- rarely more than one
        await creations.withdraw(id, 'You disconnected before it was whole', now())
        // oxlint-disable-next-line no-await-in-loop
        const undone = await alone(id, async (creation) =>
          creation?.state === 'undoing' ? undo(creation) : ok(null),
        )
        if (!undone.ok && mayYetBeDone(undone.error)) return err({ code: 'ad-not-withdrawn' })
      }
      return ok(null)
    },

    /** What the job does with an ad that was left. */
    async finish(id: string): Promise<JobOutcome> {
      const made = await proceedAlone(id, 0)
      const creation = await creations.find(id)
      const isSettled = creation === null || ['created', 'failed'].includes(creation.state)
      if (isSettled) return done
      return { kind: 'failed', reason: made.ok ? '' : made.error.code, isFinal: false }
    },

    /** Takes back what is not whole, and takes what could not be made off the list. */
    async dismiss(user: User, id: string): Promise<Result<null>> {
      const asked = await creations.find(id)
      if (asked?.userId !== user.id || asked.platform !== platform) {
        return err({ code: codes.notFound })
      }
      const dismissed = await alone(id, async (creation) => {
        if (creation === null) return ok(null)
        if (creation.state === 'created') {
          return err({
            code: codes.notFound,
            message: 'It is whole already. Pause or delete it in the list.',
          })
        }
        if (creation.state === 'failed') return ok(null)
        await takeBack(creation, creation.message ?? 'You cancelled it')
        return ok(null)
      })
      if (!dismissed.ok) return dismissed
      // What the platform has not taken back yet stays in sight.
      await creations.delete({ userId: user.id, platform }, id)
      return ok(null)
    },
  }
}

const overLoweredCap =
  'You lowered the daily cap before it was whole, and with it the cap would be passed'

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
