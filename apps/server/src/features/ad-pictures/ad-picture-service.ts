import { drawnSizes, longestImagePrompt } from '@wildpath/ads'
import { basicPrompt, cutAtWord, fitPrompt } from '@wildpath/ads/picture-prompt'
import {
  type ErrorCode,
  type GenerateImage,
  type MediaAsset,
  may,
  type User,
} from '@wildpath/contract'
import { describeShot, type Scene } from '@wildpath/illustrator'
import type { Focus } from '@wildpath/page/media'

import type { InFlightLimiter } from '../../concurrency/in-flight-limiter.ts'
import type { Semaphore } from '../../concurrency/semaphore.ts'
import type { Leases } from '../../db/leases.ts'
import type { ResettableRateLimiter } from '../../http/shared-rate-limiter.ts'
import type { ImageAi, ImageFailure, MadeImage } from '../../providers/image-ai/image-ai.ts'
import { err, type Failure, ok, type Result } from '../../result.ts'
import type { MediaAssetService } from '../media-library/index.ts'
import type { PictureContext } from './describe-business.ts'

type PicturedAd = { id: string; imageUrl?: string | undefined }

/** What of an adventure a picture takes. */
export type PictureSubject = PictureContext & {
  scenes: readonly Scene[]
  /** All ads of the adventure, in their order. */
  ads: readonly PicturedAd[]
  primary: string
  secondary: string
}

/** `isFromWebsite`: the prompt comes from a website, so the business's setting is not added. */
export type PictureRequest = GenerateImage & { isFromWebsite?: true }

export type MadePicture = {
  asset: MediaAsset
  prompt: string
  kind: MadeImage['kind']
  focus: Focus
  /** Whether it stands on the ad that it was asked for. */
  isOnAd: boolean
}

type Options = {
  imageAi: ImageAi
  library: Pick<MediaAssetService, 'checkRoom' | 'upload'>
  /** The owner's adventure, as long as the plan lets it be changed. */
  findSubject(owner: User, funnelId: string): Promise<Result<PictureSubject>>
  /** False when the ad is gone. */
  putOnAd(picture: {
    userId: string
    funnelId: string
    adId: string
    imageUrl: string
    prompt: string
    focus: Focus
  }): Promise<boolean>
  /** Of a person, since each picture may cost money. */
  limit: ResettableRateLimiter
  leases: Leases
  /** Pictures of everybody that are made at a time. */
  turns: Semaphore
  /** Of one person, so that nobody fills all turns. */
  inFlight: InFlightLimiter
  newSeed: () => number
  log: { warn(details: object, message: string): void }
}

export type AdPictureService = ReturnType<typeof createAdPictureService>

/** Makes pictures out of prompts, keeps them in the owner's library, and puts them on ads. */
export function createAdPictureService(options: Options) {
  const { imageAi, library, findSubject, putOnAd, limit, leases, turns, inFlight, newSeed, log } =
    options

  async function draw(
    owner: User,
    asked: PictureRequest,
    signal: AbortSignal,
  ): Promise<Result<MadeImage & { prompt: string }>> {
    const { placement, funnel_id, ad_id, is_first } = asked
    const subject = await findSubject(owner, funnel_id)
    if (!subject.ok) return subject
    const { scenes, ads, primary, secondary, context } = subject.value
    const setting = asked.isFromWebsite ? noSetting : subject.value.setting
    const isPictured = ads.some(({ id, imageUrl }) => id === ad_id && imageUrl !== undefined)
    if (is_first && isPictured) return err({ code: 'image-exists' })
    const room = await library.checkRoom(owner, usualBytes)
    if (!room.ok) return room
    if (!(await limit.consume(owner.id))) return err({ code: 'image-limit' })
    const seed = seedFor(ads.findIndex(isWithoutPicture(ad_id)), newSeed())
    const { width, height } = drawnSizes[placement]
    const prompt = buildPrompt(asked, { context, seed })
    const colours = { primary, secondary }
    const words = asked.prompt
    const order = { prompt, words, setting, width, height, bases: scenes, colours, seed }
    const result = await turns.run(() => imageAi.make(order, { signal }))
    if (result?.ok) return ok({ ...result.image, prompt })
    if (result === null || madeNothing.includes(result.failure.kind)) await limit.giveBack(owner.id)
    if (result === null) return err({ code: 'images-busy' })
    log.warn({ failure: result.failure }, 'no picture was made')
    return err(failureOf(result.failure))
  }

  async function makeAlone(
    owner: User,
    asked: PictureRequest,
    signal: AbortSignal,
  ): Promise<Result<MadePicture>> {
    const drawn = await draw(owner, asked, signal)
    if (!drawn.ok) return drawn
    const { bytes, focus, kind, alt, prompt } = drawn.value
    const kept = await library.upload(
      owner,
      {
        bytes,
        // In the library people find it by what it shows.
        fileName: `${alt.slice(0, 80)}.png`,
        alt,
        source: kind === 'illustration' ? 'illustrator' : 'model',
        designId: null,
      },
      signal,
    )
    if (!kept.ok) return kept
    const asset = kept.value
    const isOnAd =
      asked.ad_id !== undefined &&
      (await putOnAd({
        userId: owner.id,
        funnelId: asked.funnel_id,
        adId: asked.ad_id,
        imageUrl: asset.url,
        prompt: cutAtWord(asked.prompt, longestImagePrompt),
        focus,
      }))
    return ok({ asset, prompt, kind, focus, isOnAd })
  }

  return {
    async make(
      owner: User,
      asked: PictureRequest,
      signal: AbortSignal,
    ): Promise<Result<MadePicture>> {
      if (!may(owner.plan, { to: 'use', feature: 'ad-images' }).isAllowed) {
        return err({ code: 'ad-images-need-plan' })
      }
      const known = await findSubject(owner, asked.funnel_id)
      if (!known.ok) return known
      // One picture of an ad at a time: two presses, two tabs and two processes make one. Without an ad, one of a person.
      const isAd = known.value.ads.some(({ id }) => id === asked.ad_id)
      const place = isAd ? `${asked.funnel_id} ${asked.ad_id}` : owner.id
      const leave = inFlight.tryEnter(owner.id)
      if (leave === null) return err({ code: 'images-busy' })
      try {
        const work = () => makeAlone(owner, asked, signal)
        const held = await leases.hold(`ad-picture ${place}`, work, { waitMs: 0 })
        return held.isHeld ? held.value : err({ code: 'image-busy' })
      } finally {
        leave()
      }
    },
  }
}

const noSetting: PictureContext['setting'] = { activities: [], hasFamilies: false }

/** Adds a different shot to each prompt of a round, so that an image model's pictures vary too. */
function buildPrompt(
  { prompt, style, is_first, isFromWebsite }: PictureRequest,
  { context, seed }: { context: string; seed: number },
): string {
  if (isFromWebsite) return fitPrompt(prompt)
  const shared = is_first ? `${context} ${describeShot(seed)}`.trim() : context
  return style === 'advanced'
    ? fitPrompt(`${prompt} ${shared}`.trim())
    : basicPrompt(prompt, shared)
}

/** Of a picture in all its widths. */
const usualBytes = 400_000

/** First pictures of an adventure's ads take turns, so that none of a round looks like another; later ones are chance. */
function seedFor(place: number, chance: number): number {
  return place === -1 ? chance : chance - (chance % turnsOfRound) + place
}

/** Number of seeds after which shots repeat (see `chooseAdScene`). */
const turnsOfRound = 6

function isWithoutPicture(adId: string | undefined) {
  return ({ id, imageUrl }: PicturedAd) => id === adId && imageUrl === undefined
}

const codes: Record<ImageFailure['kind'], ErrorCode> = {
  'content-policy': 'image-content-policy',
  'rate-limit': 'image-rate-limit',
  'invalid-request': 'image-invalid-request',
  'no-image': 'image-missing',
  'unavailable': 'image-failed',
  'other': 'image-failed',
  'cancelled': 'image-failed',
}

/** The service failed, and not the prompt; who leaves early may be charged for what they asked for. */
const madeNothing: readonly ImageFailure['kind'][] = [
  'rate-limit',
  'no-image',
  'unavailable',
  'other',
]

/** The provider's own sentence where it has one (spec 2, section 8). */
function failureOf(failure: ImageFailure): Failure {
  const code = codes[failure.kind]
  return failure.kind === 'other' && failure.message !== null
    ? { code, message: failure.message }
    : { code }
}
