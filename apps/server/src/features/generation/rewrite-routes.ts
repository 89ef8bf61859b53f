import { api, type BusinessFacts, type BusinessInfo, type User } from '@wildpath/contract'
import type { FastifyInstance } from 'fastify'

import { route } from '../../http/route.ts'
import { bounds } from '../../limits.ts'
import type { Result } from '../../result.ts'
import type { RewriteService } from './rewrite-service.ts'

type Options = {
  rewriting: RewriteService
  /** Refuses what is not the person's, or only to be read on their plan. */
  getEditable: (
    owner: User,
    id: string,
  ) => Promise<Result<{ record: { businessInfo: BusinessInfo; businessFacts: BusinessFacts } }>>
}

/** Other words for the texts of a section. Nothing is stored; closing the connection cancels the work. */
export function registerRewriteRoutes(
  app: FastifyInstance,
  { rewriting, getEditable }: Options,
): void {
  const access = { kind: 'tenant', notFound: 'funnel-not-found' } as const
  route(
    app,
    api.rewriteSection,
    access,
    async ({ user, params, body, reply }) => {
      const funnel = await getEditable(user, params.id)
      if (!funnel.ok) return funnel
      const cancel = new AbortController()
      reply.raw.on('close', () => cancel.abort())
      const { businessInfo, businessFacts } = funnel.value.record
      return rewriting.rewrite(
        { ...body, business: businessInfo, facts: businessFacts },
        { userId: user.id, signal: cancel.signal },
      )
    },
    { bodyBytes: bounds.requests.pageBodyBytes },
  )
}
