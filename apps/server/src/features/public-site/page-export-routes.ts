import { pageExportPath } from '@wildpath/contract'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

import type { SharedRateLimiter } from '../../http/shared-rate-limiter.ts'
import { rawRoute, sendFailure } from '../../http/route.ts'
import type { OwnPicture, PageExport } from './page-export.ts'

const owner = { kind: 'tenant', notFound: 'funnel-not-found' } as const
const byId = z.object({ id: z.uuid() })

/**
 * GET /api/funnels/:id/export: the public page as a file; also of funnels that are read-only.
 * A file takes far more work than a page, so that an account has only so many in a while.
 */
export function registerPageExportRoutes(
  app: FastifyInstance,
  { pageExport, limit }: { pageExport: PageExport; limit: SharedRateLimiter },
): void {
  rawRoute(
    app,
    { method: 'GET', path: pageExportPath(':id'), access: owner },
    async (request, reply, user) => {
      const params = byId.safeParse(request.params)
      if (!params.success || user === null) return sendFailure(reply, { code: owner.notFound })
      if (!(await limit.consume(user.id))) return sendFailure(reply, { code: 'too-many-requests' })
      const file = await pageExport.make(params.data.id, user.id)
      if (file === null) return sendFailure(reply, { code: owner.notFound })
      return reply
        .type(file.type)
        .header('content-disposition', `attachment; filename="${file.name}"`)
        .send(file.bytes)
    },
  )
}

/** Answers pictures and films as a visitor without a session gets them, without leaving the process. */
export function pictureReader(app: FastifyInstance): (path: string) => Promise<OwnPicture | null> {
  return async (path) => {
    const answer = await app.inject({ method: 'GET', url: path })
    const type = answer.headers['content-type']?.split(';', 1)[0] ?? ''
    if (answer.statusCode !== 200 || !/^(image|video)\//.test(type)) return null
    return { type, bytes: answer.rawPayload }
  }
}
