import { api } from '@wildpath/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'

import { route } from '../../http/route.ts'
import type { AnalyzeWebsiteOf } from './analysis/website-analysis-service.ts'
import type { PersonalReadings } from './personal-readings.ts'
import type { PhotoImportService } from './photo-import-service.ts'

const signedIn = { kind: 'user' } as const

type Options = {
  personal: PersonalReadings
  photoImports: PhotoImportService
  analyzeWebsite: AnalyzeWebsiteOf
}

export function registerWebsiteReadingRoutes(app: FastifyInstance, options: Options): void {
  const { personal, photoImports, analyzeWebsite } = options

  route(app, api.readWebsite, signedIn, ({ user, body, reply }) =>
    personal.readWebsite(user, body.url, signalOf(reply)),
  )
  route(app, api.analyzeWebsite, signedIn, ({ user, body, reply }) =>
    analyzeWebsite(user, body, signalOf(reply)),
  )
  route(app, api.importWebsitePhotos, signedIn, ({ user, body, reply }) =>
    personal.alone(user, () => photoImports.import(user, body.addresses, signalOf(reply))),
  )
}

/** Whoever leaves ends what is read for them. */
function signalOf(reply: FastifyReply): AbortSignal {
  const stop = new AbortController()
  reply.raw.on('close', () => stop.abort())
  return stop.signal
}
