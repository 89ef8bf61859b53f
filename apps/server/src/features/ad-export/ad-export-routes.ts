import { type UploadKind, uploadFiles } from '@wildpath/ads/export'
import { adExportPath } from '@wildpath/contract'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

import type { InFlightLimiter } from '../../concurrency/in-flight-limiter.ts'
import type { SharedRateLimiter } from '../../http/shared-rate-limiter.ts'
import { rawRoute, sendFailure } from '../../http/route.ts'
import type { AdExportService } from './ad-export-service.ts'

type Options = {
  adExport: AdExportService
  limit: SharedRateLimiter
  /** How many exports of one person are on their way at a time. */
  inFlight: InFlightLimiter
  /** How many of everybody are. */
  allInFlight: InFlightLimiter
}

const owner = { kind: 'tenant', notFound: 'funnel-not-found' } as const
const asked = z.object({ id: z.uuid(), file: z.string() })

/** GET /api/funnels/:id/ads/:file, one of `uploadFiles`. */
export function registerAdExportRoutes(app: FastifyInstance, options: Options): void {
  const { adExport, limit, inFlight, allInFlight } = options
  rawRoute(
    app,
    { method: 'GET', path: adExportPath(':id', ':file'), access: owner },
    async (request, reply, user) => {
      const params = asked.safeParse(request.params)
      if (!params.success || user === null) return sendFailure(reply, { code: owner.notFound })
      const kind = kindOf(params.data.file)
      if (kind === null) return sendFailure(reply, { code: 'not-found' })
      const leave = inFlight.tryEnter(user.id)
      if (leave === null) return sendFailure(reply, { code: 'ad-export-busy' })
      const stop = new AbortController()
      reply.raw.once('close', () => {
        stop.abort()
        leave()
      })
      const leaveAll = allInFlight.tryEnter('everybody')
      if (leaveAll === null) return sendFailure(reply, { code: 'ad-exports-busy' })
      reply.raw.once('close', leaveAll)
      if (!(await limit.consume(user.id))) return sendFailure(reply, { code: 'too-many-requests' })
      const made = await adExport.make(user, { funnelId: params.data.id, kind }, stop.signal)
      if (!made.ok) return sendFailure(reply, made.error)
      return reply
        .type(made.value.type)
        .header('content-disposition', `attachment; filename="${made.value.name}"`)
        .send(made.value.content)
    },
  )
}

const kinds = Object.keys(uploadFiles) as UploadKind[]

function kindOf(file: string): UploadKind | null {
  return kinds.find((kind) => uploadFiles[kind] === file) ?? null
}
