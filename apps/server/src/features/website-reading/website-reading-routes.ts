import { api } from '@wildpath/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'

import type { InFlightLimiter } from '../../concurrency/in-flight-limiter.ts'
import type { RateLimiter } from '../../http/memory-rate-limiter.ts'
import { route } from '../../http/route.ts'
import { err, type Result } from '../../result.ts'
import type { PhotoImportService } from './photo-import-service.ts'
import type { WebsiteReadingService } from './website-reading-service.ts'

const signedIn = { kind: 'user' } as const

type Options = {
  readings: WebsiteReadingService
  photoImports: PhotoImportService
  /** Of a person, for reading sites. */
  limit: RateLimiter
  /** Of a person at a time, for both. */
  inFlight: InFlightLimiter
  /** Whether websites are read at all. */
  isOn(): boolean
}

export function registerWebsiteReadingRoutes(app: FastifyInstance, options: Options): void {
  const { readings, photoImports, limit, inFlight, isOn } = options

  /** One at a time for each person; whoever leaves ends theirs. */
  async function alone<T>(
    { user, reply }: { user: { id: string }; reply: FastifyReply },
    work: (signal: AbortSignal) => Promise<Result<T>>,
  ): Promise<Result<T>> {
    if (!isOn()) return err({ code: 'website-reading-off' })
    const leave = inFlight.tryEnter(user.id)
    if (leave === null) return err({ code: 'website-busy' })
    const stop = new AbortController()
    reply.raw.on('close', () => stop.abort())
    try {
      return await work(stop.signal)
    } finally {
      leave()
    }
  }

  route(app, api.readWebsite, signedIn, (call) =>
    alone(call, async (signal) =>
      limit.consume(call.user.id)
        ? readings.read(call.body.url, signal)
        : err({ code: 'too-many-requests' }),
    ),
  )
  route(app, api.importWebsitePhotos, signedIn, (call) =>
    alone(call, (signal) => photoImports.import(call.user, call.body.addresses, signal)),
  )
}
