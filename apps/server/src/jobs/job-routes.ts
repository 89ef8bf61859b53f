import { api, type JobQueue, jobQueues, type User } from '@wildpath/contract'
import type { FastifyInstance } from 'fastify'

import type { Transaction } from '../db/client.ts'
import { route } from '../http/route.ts'
import { err, ok } from '../result.ts'
import type { JobRepository } from './job-repository.ts'

type Options = {
  jobs: JobRepository
  countNotDue(): Promise<number>
  /** The queue that a kind of job waits in. */
  queueOf(kind: string): JobQueue
  recordRetry(
    transaction: Transaction,
    retry: { admin: User; job: { id: string; kind: string }; at: Date },
  ): Promise<void>
  now: () => Date
}

export function registerJobRoutes(app: FastifyInstance, options: Options): void {
  const { jobs, countNotDue, queueOf, recordRetry, now } = options

  route(app, api.getJobs, { kind: 'admin' }, async () => {
    const lengths = new Map<JobQueue, number>([['email', await countNotDue()]])
    for (const { kind, waiting } of await jobs.countWaiting()) {
      const queue = queueOf(kind)
      lengths.set(queue, (lengths.get(queue) ?? 0) + waiting)
    }
    const queues = jobQueues.map((name) => ({ name, waiting: lengths.get(name) ?? 0 }))
    const waiting = queues.reduce((sum, queue) => sum + queue.waiting, 0)
    return ok({ waiting, queues, failed: await jobs.listFailed() })
  })

  route(app, api.retryJob, { kind: 'admin' }, async ({ user: admin, body }) => {
    const at = now()
    const isRetried = await jobs.retry(body.id, at, (transaction, job) =>
      recordRetry(transaction, { admin, job, at }),
    )
    return isRetried ? ok({}) : err({ code: 'job-not-found' })
  })
}
