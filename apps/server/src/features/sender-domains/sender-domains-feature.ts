import type { User } from '@wildpath/contract'
import type { FastifyInstance } from 'fastify'

import type { Database } from '../../db/client.ts'
import type { Leases } from '../../db/leases.ts'
import type { RateLimiters } from '../../http/rate-limiters.ts'
import { done, type JobHandler } from '../../jobs/job.ts'
import { jobKind } from '../../jobs/job-kind.ts'
import type { Dns } from '../../providers/dns/dns.ts'
import type { EmailSender } from '../../providers/email/email.ts'
import { createSealing } from '../../sealing.ts'
import { createSenderBroken, senderBroken } from './sender-broken.ts'
import { createSenderDomainRepository } from './sender-domain-repository.ts'
import { registerSenderDomainRoutes } from './sender-domain-routes.ts'
import { createSenderDomainService } from './sender-domain-service.ts'

type Options = {
  database: Database
  leases: Leases
  limiters: RateLimiters
  dns: Dns
  email: EmailSender
  /** Of this installation. */
  secret: string
  publicUrl: string
  spfInclude: string
  ownDomains: readonly string[]
  findUser(userId: string): Promise<User | null>
  now(): Date
}

const checkSenderDomains = jobKind('check-sender-domains')
const everyMs = 60_000

/** Domains of owners that their emails come from, once their records say that we may send. */
export function createSenderDomainsFeature(options: Options) {
  const { limiters, secret, findUser } = options
  const senders = createSenderDomainRepository(options.database)
  const service = createSenderDomainService({
    ...options,
    senders,
    sealing: createSealing({ secret, purpose: 'keys of sender domains' }),
  })
  const checkDue: JobHandler = {
    everyMs,
    async run(_job, { now }) {
      await service.checkDue(now)
      return done
    },
  }
  return {
    findSender: service.findSender,

    jobs: {
      email: {
        [senderBroken]: createSenderBroken({ ...options, findUser, findStored: senders.find }),
      },
      other: { [checkSenderDomains]: checkDue },
    },

    register(app: FastifyInstance): void {
      registerSenderDomainRoutes(app, {
        senderDomains: service,
        limit: limiters.senderChecksOfUser,
      })
    },
  }
}
