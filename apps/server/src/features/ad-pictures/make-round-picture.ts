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

/** Polling interval for a stop request while a picture is generated. */
const stopPollMs = 1_000
/** Delay before retrying when all generation slots are taken. */
const busyRetryMs = 10_000

/** Errors that would repeat for every remaining ad. */
const roundEndingErrors: readonly ErrorCode[] = [
  'ad-images-need-plan',
  'design-limit',
  'image-limit',
  'funnel-not-found',
  'funnel-read-only',
]

/** Another tab or team member generated the picture first. */
const madeElsewhere: readonly ErrorCode[] = ['image-exists', 'image-busy']

/** Generates one picture of a round per run, stores the result, and reschedules itself for the next ad. */
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
    const checkStop = async () => {
      const round = await rounds.find(id)
      if (round?.state !== 'running') stop.abort()
    }
    // Ignores a failed check; the next one follows within a second.
    const timer = setInterval(() => void checkStop().catch(() => {}), stopPollMs)
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
      // Rethrows database failures, so that the job is retried.
      if (databaseFailure(error) !== null) throw error
      log.error({ err: error }, 'failed to generate a picture of a round')
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
        return { kind: 'reschedule', at: new Date(now.getTime() + busyRetryMs) }
      }
      await note(ad)
      if (ad.failure !== undefined && roundEndingErrors.includes(ad.failure.code))
        return endRound(round)
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
