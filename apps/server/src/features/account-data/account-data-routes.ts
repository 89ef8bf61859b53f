import { Readable } from 'node:stream'

import { accountExportPath, api } from '@wildpath/contract'
import type { FastifyInstance } from 'fastify'

import type { InFlightLimiter } from '../../concurrency/in-flight-limiter.ts'
import type { SharedRateLimiter } from '../../http/shared-rate-limiter.ts'
import { rawRoute, route, sendFailure } from '../../http/route.ts'
import { ok } from '../../result.ts'
import { clientContextOf } from '../accounts/index.ts'
import type { AccountDataService } from './account-data-service.ts'

type Options = {
  accountData: AccountDataService
  exportLimit: SharedRateLimiter
  /** How many exports of one person are on their way at a time. */
  exportsInFlight: InFlightLimiter
  /** Answers the cookies that end the session in the browser. */
  /** Answers cookies that are to be set. */
  endSession(headers: Headers): Promise<string[]>
}

const signedIn = { kind: 'user' } as const

const tooManyExports =
  'You have downloaded your data six times within an hour. Please try again later.'

export function registerAccountDataRoutes(
  app: FastifyInstance,
  { accountData, exportLimit, exportsInFlight, endSession }: Options,
): void {
  rawRoute(
    app,
    { method: 'GET', path: accountExportPath, access: signedIn },
    async (_request, reply, user) => {
      if (user === null) return sendFailure(reply, { code: 'not-signed-in' })
      const leave = exportsInFlight.tryEnter(user.id)
      if (leave === null) return sendFailure(reply, { code: 'export-busy' })
      reply.raw.once('close', leave)
      if (!(await exportLimit.consume(user.id))) {
        return sendFailure(reply, { code: 'too-many-requests', message: tooManyExports })
      }
      const file = await accountData.export(user)
      return reply
        .type('application/json; charset=utf-8')
        .header('content-disposition', `attachment; filename="${file.fileName}"`)
        .send(Readable.from(file.pieces))
    },
  )

  route(app, api.deleteAccount, signedIn, async ({ user, body, request, reply }) => {
    const client = clientContextOf(request)
    const result = await accountData.delete(user, body.password, client)
    if (!result.ok) return result
    void reply.header('set-cookie', await endSession(client.headers))
    return ok({})
  })
}
