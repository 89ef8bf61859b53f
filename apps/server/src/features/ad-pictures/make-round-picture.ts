import { type ErrorCode, errorTable, type Funnel, type User } from '@wildpath/contract'

import { databaseFailure } from '../../db/failure.ts'
import { done, type JobHandler, type JobOutcome } from '../../jobs/job.ts'
import type { Failure, Result } from '../../result.ts'
import type { AdPictureService, MadePicture } from './ad-picture-service.ts'
import type { PictureRoundRepository, RoundAd, StoredRound } from './picture-round-repository.ts'
import { listAds } from './picture-round-service.ts'

type Options = {
  rounds: PictureRoundRepository
  pictures: Pick<AdPictureService, 'make'>
  findUserById(id: string): Promise<User | null>
  readEditable(owner: User, id: string): Promise<Result<Funnel>>
  log: { error(details: object, message: string): void }
}

/** How soon a stop ends a picture that is being made. */
const askAgainMs = 1_000
/** Until places for pictures are free again. */
const busyMs = 10_000

/** The rest of the round would fail for the same reason. */
const endsRound: readonly ErrorCode[] = [
  'ad-images-need-plan',
  'design-limit',
  'image-limit',
  'funnel-not-found',
  'funnel-read-only',
]

/** Another tab, or another person of the team, was faster. */
const madeElsewhere: readonly ErrorCode[] = ['image-exists', 'image-busy']

/** The job of a round: makes one picture, notes it, and comes again for the next one. */
export function createRoundPictureMaker(options: Options): JobHandler {
  const { rounds, pictures, findUserById, readEditable, log } = options

  async function makeFor(round: StoredRound, id: string): Promise<RoundAd | 'busy'> {
    const owner = await findUserById(round.userId)
    if (owner === null) return { id, state: 'skipped' }
    const funnel = await readEditable(owner, round.funnelId)
    if (!funnel.ok) return failed(id, funnel.error, '')
    const ad = listAds(funnel.value).find((one) => one.id === id)
    if (ad === undefined || ad.imageUrl !== undefined) return { id, state: 'skipped' }
    const prompt = ad.imagePrompt ?? `${ad.headline}. ${ad.body}`
    const made = await makeUnlessStopped(round, owner, {
      prompt,
      style: 'basic',
      placement: 'facebook',
      funnel_id: round.funnelId,
      ad_id: id,
      is_first: true,
    })
    if (made === 'stopped') return { id, state: 'waiting' }
    if (made.ok) return { id, state: made.value.isOnAd ? 'made' : 'skipped' }
    if (made.error.code === 'images-busy') return 'busy'
    if (madeElsewhere.includes(made.error.code)) return { id, state: 'skipped' }
    return failed(id, made.error, prompt)
  }

  async function makeUnlessStopped(
    { id }: StoredRound,
    owner: User,
    asked: Parameters<AdPictureService['make']>[1],
  ): Promise<Result<MadePicture> | 'stopped'> {
    const stop = new AbortController()
    const look = async () => {
      const round = await rounds.find(id)
      if (round?.state !== 'running') stop.abort()
    }
    // A look that fails says nothing; the next one follows.
    const timer = setInterval(() => void look().catch(() => {}), askAgainMs)
    try {
      const made = await pictures.make(owner, asked, stop.signal)
      return !made.ok && stop.signal.aborted ? 'stopped' : made
    } finally {
      clearInterval(timer)
    }
  }

  async function makeSafely(round: StoredRound, id: string): Promise<RoundAd | 'busy'> {
    try {
      return await makeFor(round, id)
    } catch (error) {
      // Without its database the job starts over.
      if (databaseFailure(error) !== null) throw error
      log.error({ err: error }, 'a picture of a round could not be made')
      return failed(id, { code: 'image-failed' }, '')
    }
  }

  return {
    async run({ key }, { now }): Promise<JobOutcome> {
      const round = await rounds.find(key)
      if (round?.state !== 'running') return done
      const next = round.ads.find(({ state }) => state === 'waiting' || state === 'making')
      if (next === undefined) return endRound(round)
      const note = (ad: RoundAd) =>
        rounds.noteAds(
          round.id,
          round.ads.map((one) => (one.id === ad.id ? ad : one)),
        )
      await note({ id: next.id, state: 'making' })
      const ad = await makeSafely(round, next.id)
      if (ad === 'busy') {
        await note({ id: next.id, state: 'waiting' })
        return { kind: 'reschedule', at: new Date(now.getTime() + busyMs) }
      }
      await note(ad)
      if (ad.failure !== undefined && endsRound.includes(ad.failure.code)) return endRound(round)
      return { kind: 'reschedule', at: now }
    },
  }

  async function endRound({ id }: StoredRound): Promise<JobOutcome> {
    await rounds.end(id, 'finished')
    return done
  }
}

function failed(id: string, { code, message }: Failure, prompt: string): RoundAd {
  return {
    id,
    state: 'failed',
    failure: { code, message: message ?? errorTable[code].message, prompt },
  }
}
