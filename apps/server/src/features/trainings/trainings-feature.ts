import { api, may } from '@wildpath/contract'
import type { FastifyInstance } from 'fastify'

import type { Database } from '../../db/client.ts'
import type { Feature } from '../../feature.ts'
import type { RateLimiters } from '../../http/rate-limiters.ts'
import { route } from '../../http/route.ts'
import { err } from '../../result.ts'
import { createTrainingInvitation, trainingInvitation } from './training-invitation-job.ts'
import { createTrainingService } from './training-service.ts'

type Options = Parameters<typeof createTrainingInvitation>[0] & {
  database: Pick<Database, 'db'>
  limiters: Pick<RateLimiters, 'trainingChangesOfUser'>
  /** Whether new chats are begun. */
  takesChats(): boolean
}

/** The chat's person or an admin; which of them it is, is told by the chat. */
const member = { kind: 'tenant', notFound: 'chat-not-found' } as const

const refused = err({ code: 'too-many-requests' })

/** Trainings with the team, booked in the chat. */
export function createTrainingsFeature(options: Options) {
  const { database, limiters, takesChats, now } = options
  const trainings = createTrainingService({ db: database.db, now })

  return {
    jobs: { email: { [trainingInvitation]: createTrainingInvitation(options) } },
    register(app: FastifyInstance) {
      route(app, api.requestTraining, { kind: 'user' }, async ({ user, body }) => {
        if (!may(user.plan, { to: 'use', feature: 'custom-training' }).isAllowed) {
          return err({ code: 'training-needs-plan' })
        }
        if (!takesChats()) return err({ code: 'support-chat-off' })
        if (!limiters.trainingChangesOfUser.consume(user.id)) return refused
        return trainings.request(user, body)
      })

      route(app, api.getTraining, member, ({ user, params }) => trainings.find(user, params.id))

      route(app, api.acceptTraining, member, async ({ user, params, body }) => {
        if (!limiters.trainingChangesOfUser.consume(user.id)) return refused
        return trainings.accept(user, params.id, body.revision)
      })

      route(app, api.cancelTraining, member, async ({ user, params, body }) => {
        if (!limiters.trainingChangesOfUser.consume(user.id)) return refused
        return trainings.cancel(user, params.id, body)
      })

      route(app, api.scheduleTraining, { kind: 'admin' }, ({ user, params, body }) =>
        trainings.schedule(user, params.id, body),
      )
    },
  } satisfies Feature
}
