import { randomInt } from 'node:crypto'

import type { Funnel, User } from '@wildpath/contract'
import { themeLook } from '@wildpath/page/themes'
import type { FastifyInstance } from 'fastify'

import { createInFlightLimiter } from '../../concurrency/in-flight-limiter.ts'
import { createSemaphore } from '../../concurrency/semaphore.ts'
import type { Database } from '../../db/client.ts'
import type { Leases } from '../../db/leases.ts'
import type { Feature } from '../../feature.ts'
import type { RateLimiters } from '../../http/rate-limiters.ts'
import { bounds } from '../../limits.ts'
import type { ImageAi } from '../../providers/image-ai/image-ai.ts'
import { ok, type Result } from '../../result.ts'
import { putImageOnAd } from '../funnels/index.ts'
import type { MediaAssetService } from '../media-library/index.ts'
import type { AnalyzeWebsiteOf } from '../website-reading/index.ts'
import { registerAdPictureRoutes } from './ad-picture-routes.ts'
import { createAdPictureService } from './ad-picture-service.ts'
import { describeBusiness } from './describe-business.ts'
import { createRoundPictureMaker } from './make-round-picture.ts'
import { createPictureRoundRepository, makeRoundPicture } from './picture-round-repository.ts'
import { registerPictureRoundRoutes } from './picture-round-routes.ts'
import { createPictureRoundService } from './picture-round-service.ts'
import { createWebsitePictureService } from './website-picture-service.ts'

type Options = {
  database: Database
  leases: Leases
  imageAi: ImageAi
  mediaAssets: MediaAssetService
  limiters: RateLimiters
  /** The owner's adventure as its screens read it, as long as the plan lets it be changed. */
  readEditable(owner: User, id: string): Promise<Result<Funnel>>
  findUserById(id: string): Promise<User | null>
  analyzeWebsite: AnalyzeWebsiteOf
  now: () => Date
  log: {
    warn(details: object, message: string): void
    error(details: object, message: string): void
  }
}

/** Pictures for ads: made out of words or a website, kept in the library, put on the ad. */
export function createAdPictureFeature(options: Options) {
  const { database, leases, imageAi, mediaAssets, limiters, readEditable, log } = options
  const pictures = createAdPictureService({
    imageAi,
    library: mediaAssets,
    async findSubject(owner, id) {
      const funnel = await readEditable(owner, id)
      if (!funnel.ok) return funnel
      const { generated_content: content, custom_branding: branding } = funnel.value
      const { scenes, theme } = content.landing_page.plan
      const { colours } = themeLook(theme)
      return ok({
        ...describeBusiness(funnel.value),
        scenes,
        ads: [...content.ad_copy.facebook_ads, ...content.ad_copy.google_ads],
        primary: branding.primary_color ?? colours.primary,
        secondary: branding.secondary_color ?? colours.secondary,
      })
    },
    putOnAd: (picture) => putImageOnAd(database.db, picture),
    limit: limiters.imagesOfUser,
    leases,
    turns: createSemaphore({
      permits: bounds.atOnce.imagesMade,
      largestQueue: bounds.atOnce.imagesWaiting,
    }),
    inFlight: createInFlightLimiter(bounds.atOnce.imagesOfUser),
    newSeed: () => randomInt(0x7fffffff),
    log,
  })
  const websitePictures = createWebsitePictureService({ ...options, pictures })
  const rounds = createPictureRoundRepository(database)
  return {
    register(app: FastifyInstance) {
      registerAdPictureRoutes(app, { pictures, websitePictures, presentFunnel: readEditable })
      registerPictureRoundRoutes(
        app,
        createPictureRoundService({ ...options, rounds, limit: limiters.pictureRoundsOfUser }),
      )
    },
    jobs: {
      pictures: { [makeRoundPicture]: createRoundPictureMaker({ ...options, rounds, pictures }) },
    },
  } satisfies Feature
}
