import { api } from '@wildpath/contract'
import type { FastifyInstance } from 'fastify'

import { route } from '../../http/route.ts'
import { ok } from '../../result.ts'
import type { PictureRoundService } from './picture-round-service.ts'

const owner = { kind: 'tenant', notFound: 'funnel-not-found' } as const

export function registerPictureRoundRoutes(
  app: FastifyInstance,
  rounds: PictureRoundService,
): void {
  route(app, api.getPictureRound, owner, async ({ user, params }) => {
    const found = await rounds.find(user, params.id)
    return found.ok ? ok({ round: found.value }) : found
  })
  route(app, api.startPictureRound, owner, async ({ user, params }) => {
    const started = await rounds.start(user, params.id)
    return started.ok ? ok({ round: started.value }) : started
  })
  route(app, api.stopPictureRound, owner, async ({ user, params }) => {
    const stopped = await rounds.stop(user, params.id)
    return stopped.ok ? ok({ round: stopped.value }) : stopped
  })
}
