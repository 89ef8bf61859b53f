import { type SocialAdForm, socialAdFormSchema, type User } from '@wildpath/contract'

import type { Leases } from '../../db/leases.ts'
import { done, type JobHandler, type JobOutcome } from '../../jobs/job.ts'
import { bounds } from '../../limits.ts'
import type {
  SocialAds,
  SocialAdsFailure,
  SocialAdsResult,
} from '../../providers/social-ads/social-ads.ts'
import { err, type Failure, ok, type Result } from '../../result.ts'
import type { AccessTokens } from '../connections/index.ts'
import type { AdCreationRepository, StoredAdCreation } from './ad-creation-repository.ts'
import { madePartsSchema, makeSocialAd, undoSocialAd } from './make-social-ad.ts'

type Options = {
  socialAds: SocialAds
  tokens: Pick<AccessTokens<SocialAdsFailure>, 'use'>
  creations: AdCreationRepository
  leases: Leases
  /** A picture of the library as the network takes it; null when it is gone. */
  readPicture(userId: string, address: string): Promise<Uint8Array | null>
  now: () => Date
}

export type SocialAdCreation = ReturnType<typeof createSocialAdCreation>

/** Ads that are made as one: whole, undone, or still worked on; never half of one that nobody shows. */
export function createSocialAdCreation(options: Options) {
  const { socialAds, tokens, creations, leases, readPicture, now } = options

  /** Goes on with it, whoever began it. Answers the ad's id at the network. */
  async function proceed(creation: StoredAdCreation): Promise<Result<string>> {
    const form = socialAdFormSchema.parse(creation.form)
    const { userId, imageUrl } = creation
    if (creation.state === 'undoing') return undo(creation, form, creation.message)
    const made = await tokens.use(userId, (token) =>
      makeSocialAd({
        socialAds,
        access: { token, accountId: creation.accountId },
        form,
        readImage: imageUrl === null ? null : () => readPicture(userId, imageUrl),
        made: madePartsSchema.parse(creation.parts),
        note: (parts) => creations.change(creation.id, { parts }, now()),
      }),
    )
    if (made.ok) {
      await creations.change(creation.id, { state: 'created', adId: made.value }, now())
      return made
    }
    if (!isFinal(made.error)) return made
    const noted = await creations.find(creation.id)
    if (noted === null) return made
    const message = made.error.message ?? null
    await creations.change(creation.id, { state: 'undoing', message }, now())
    return undo(noted, form, message)
  }

  async function undo(
    creation: StoredAdCreation,
    form: SocialAdForm,
    message: string | null,
  ): Promise<Result<string>> {
    const undone = await tokens.use(creation.userId, (token): Promise<SocialAdsResult<null>> =>
      undoSocialAd({
        socialAds,
        access: { token, accountId: creation.accountId },
        form,
        made: madePartsSchema.parse(creation.parts),
      }),
    )
    if (undone.ok) await creations.change(creation.id, { state: 'failed' }, now())
    return err({ code: 'social-ad-refused', ...(message !== null && { message }) })
  }

  /** Alone, in all processes. */
  async function proceedAlone(id: string, waitMs: number): Promise<Result<string>> {
    const held = await leases.hold(
      `ad creation ${id}`,
      async () => {
        const creation = await creations.find(id)
        if (creation === null) return err({ code: 'social-ad-not-found' } as const)
        if (creation.state === 'created' && creation.adId !== null) return ok(creation.adId)
        if (creation.state === 'failed') return err(refusalOf(creation))
        return proceed(creation)
      },
      { waitMs },
    )
    return held.isHeld ? held.value : err({ code: 'social-ad-unfinished' })
  }

  return {
    /** Answers the ad's id; the same form again makes nothing twice. */
    async make(user: User, form: SocialAdForm, imageUrl: string | null): Promise<Result<string>> {
      const at = now()
      const { id, adAccountId, name } = form
      await creations.add(
        {
          id,
          userId: user.id,
          platform: 'facebook',
          accountId: adAccountId,
          name,
          form: { ...form, imageUrl: null },
          imageUrl,
          parts: {},
          state: 'creating',
          message: null,
          adId: null,
          askedAt: at,
          updatedAt: at,
        },
        new Date(at.getTime() + bounds.adAccounts.finishAfterMs),
      )
      const creation = await creations.find(id)
      // Made up, or somebody else's.
      if (creation?.userId !== user.id) return err({ code: 'social-ad-not-found' })
      const made = await proceedAlone(id, bounds.database.leaseWaitMs)
      if (made.ok || made.error.code === 'social-ad-refused') return made
      // What did not answer may have done it: the job finds out.
      return err({ code: 'social-ad-unfinished' })
    },

    job: {
      async run({ key }): Promise<JobOutcome> {
        const made = await proceedAlone(key, 0)
        const creation = await creations.find(key)
        const isSettled = creation === null || ['created', 'failed'].includes(creation.state)
        if (isSettled) return done
        return { kind: 'failed', reason: made.ok ? '' : made.error.code, isFinal: false }
      },
    } satisfies JobHandler,
  }
}

/** Whether asking again would not help. */
function isFinal({ code }: Failure): boolean {
  return code === 'social-ad-refused' || code === 'social-ad-not-found'
}

function refusalOf({ message }: StoredAdCreation): Failure {
  return { code: 'social-ad-refused', ...(message !== null && { message }) }
}
