import { api } from '@wildpath/contract'
import type { FastifyInstance } from 'fastify'

import { route } from '../http/route.ts'
import { err, ok } from '../result.ts'
import type { JobRepository } from './job-repository.ts'

type Options = { jobs: JobRepository; countNotDue(): Promise<number>; now: () => Date }

export function registerJobRoutes(app: FastifyInstance, { jobs, countNotDue, now }: Options): void {
  route(app, api.getJobs, { kind: 'admin' }, async () => {
    const waiting = (await jobs.countWaiting()) + (await countNotDue())
    return ok({ waiting, failed: await jobs.listFailed() })
  })

  route(app, api.retryJob, { kind: 'admin' }, async ({ body }) => {
    return (await jobs.retry(body.id, now())) ? ok({}) : err({ code: 'job-not-found' })
  })
}
