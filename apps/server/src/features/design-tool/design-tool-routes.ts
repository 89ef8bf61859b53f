import { api, designToolCallbackPath } from '@wildpath/contract'
import type { FastifyInstance } from 'fastify'

import type { RateLimiter } from '../../http/memory-rate-limiter.ts'
import { route } from '../../http/route.ts'
import { err, ok, type Result } from '../../result.ts'
import { sessionKeyOf } from '../accounts/index.ts'
import { type ConnectionService, registerConnectionCallback } from '../connections/index.ts'
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
  route(app, api.connectDesignTool, signedIn, ({ user, body, request }) =>
    withTool(user, async ({ connections }) => {
      const session = sessionKeyOf(request.headers.cookie)
      if (session === null) return err({ code: 'not-signed-in' })
      return ok(await connections.start({ user, session }, body.returnTo))
    }),
  )
  route(app, api.disconnectDesignTool, signedIn, ({ user }) =>
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
  registerConnectionCallback(app, {
    ...options,
    path: designToolCallbackPath,
    connections: services?.connections ?? null,
    texts: {
      name: 'Canva',
      startAgain: 'from your designs',
      failed: 'Failed to initialize Canva. Please try again.',
    },
  })
}
