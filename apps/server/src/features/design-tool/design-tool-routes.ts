import { api, designToolCallbackPath } from '@wildpath/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'

import type { RateLimiter } from '../../http/memory-rate-limiter.ts'
import { rawRoute, route, sendFailure } from '../../http/route.ts'
import { err, ok, type Result } from '../../result.ts'
import { sessionKeyOf } from '../accounts/index.ts'
import type { ConnectionService } from './connection-service.ts'
import { renderSignInPage, type SignInOutcome, signInPagePolicy } from './sign-in-page.ts'
import type { ToolDesignService } from './tool-design-service.ts'

export type DesignToolServices = { connections: ConnectionService; toolDesigns: ToolDesignService }

type Options = {
  /** Null where no design tool is configured. */
  services: DesignToolServices | null
  /** Of a person, for whatever asks the design tool. */
  limit: RateLimiter
  publicUrl: string
}

const signedIn = { kind: 'user' } as const
const inPerson = { kind: 'user', notByOthers: true } as const

export function registerDesignToolRoutes(app: FastifyInstance, options: Options): void {
  const { services, limit } = options

  /** What needs the tool: refused where there is none, and where a person asks too often. */
  async function withTool<T>(
    user: { id: string },
    work: (services: DesignToolServices) => Promise<Result<T>>,
  ): Promise<Result<T>> {
    if (services === null) return err({ code: 'design-tool-off' })
    if (!limit.consume(user.id)) return err({ code: 'too-many-requests' })
    return work(services)
  }

  route(app, api.getDesignTool, signedIn, async ({ user }) =>
    ok(services === null ? { state: 'studio' } : await services.connections.findStatus(user.id)),
  )
  route(app, api.connectDesignTool, inPerson, ({ user, body, request }) =>
    withTool(user, async ({ connections }) => {
      const session = sessionKeyOf(request.headers.cookie)
      if (session === null) return err({ code: 'not-signed-in' })
      return ok(await connections.start({ user, session }, body.returnTo))
    }),
  )
  route(app, api.disconnectDesignTool, inPerson, ({ user }) =>
    withTool(user, async ({ connections }) => ok(await connections.disconnect(user.id))),
  )
  route(app, api.createToolDesign, signedIn, ({ user, body }) =>
    withTool(user, ({ toolDesigns }) => toolDesigns.create(user, body)),
  )
  route(app, api.listToolDesigns, signedIn, ({ user, query }) =>
    withTool(user, ({ toolDesigns }) => toolDesigns.list(user, query.continuation ?? null)),
  )
  route(app, api.importToolDesign, signedIn, ({ user, body, reply }) =>
    withTool(user, ({ toolDesigns }) => {
      const stop = new AbortController()
      reply.raw.on('close', () => stop.abort())
      return toolDesigns.import(user, body.designId, stop.signal)
    }),
  )
  registerCallback(app, options)
}

const callbackSchema = z.object({
  state: z.string().max(200).default(''),
  code: z.string().min(1).max(4000).nullable().default(null).catch(null),
  error: z.string().nullable().default(null).catch(null),
})

/** Public, so that somebody who is not signed in (any more) reads a page and not a refusal in JSON. */
function registerCallback(app: FastifyInstance, { services, limit, publicUrl }: Options): void {
  const claim = { method: 'GET', path: designToolCallbackPath, access: { kind: 'public' } } as const

  rawRoute(app, claim, async (request, reply, user) => {
    if (services === null) return sendFailure(reply, { code: 'not-found' })
    const session = sessionKeyOf(request.headers.cookie)
    if (user === null || session === null) return answer(reply, 'signed-out', '/auth/login')
    if (!limit.consume(user.id)) return answer(reply, 'failed', null)
    const comeBack = readComeBack(request)
    if (comeBack === null) return answer(reply, 'stranger', null)
    const { outcome, returnTo } = await services.connections.finish({ user, session }, comeBack)
    return answer(reply, outcome, returnTo)
  })

  function answer(reply: FastifyReply, outcome: SignInOutcome, path: string | null) {
    // Whole addresses: whatever stands in a path, it stays on this site.
    const back = path === null ? null : new URL(path, publicUrl)
    const backUrl = back?.origin === new URL(publicUrl).origin ? back.href : null
    if (outcome === 'connected' && backUrl !== null) return reply.redirect(backUrl, 303)
    return reply
      .code(statuses[outcome])
      .type('text/html; charset=utf-8')
      .header('content-security-policy', signInPagePolicy)
      .send(renderSignInPage(outcome, backUrl))
  }
}

const statuses: Record<SignInOutcome, number> = {
  'connected': 200,
  'declined': 200,
  'failed': 502,
  'stranger': 400,
  'signed-out': 401,
}

function readComeBack({ query }: FastifyRequest) {
  const read = callbackSchema.safeParse(query)
  if (!read.success) return null
  const { state, code, error } = read.data
  return { state, code, isDeclined: error === 'access_denied' }
}
