import { api, isAdmin } from '@wildpath/contract'
import type { FastifyInstance } from 'fastify'

import { route } from '../http/route.ts'
import { err, ok } from '../result.ts'
import type { JobRepository } from './job-repository.ts'

type Options = { jobs: JobRepository; countNotDue(): Promise<number>; now: () => Date }

/** For admins; nobody else learns that these addresses exist. */
export function registerJobRoutes(app: FastifyInstance, { jobs, countNotDue, now }: Options): void {
  route(app, api.getJobs, { kind: 'user' }, async ({ user }) => {
    if (!isAdmin(user)) return err({ code: 'not-found' })
    const waiting = (await jobs.countWaiting()) + (await countNotDue())
    return ok({ waiting, failed: await jobs.listFailed() })
  })

  route(app, api.retryJob, { kind: 'user' }, async ({ user, body }) => {
    if (!isAdmin(user)) return err({ code: 'not-found' })
    return (await jobs.retry(body.id, now())) ? ok({}) : err({ code: 'job-not-found' })
  })
}
