import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'

import type { Database } from '../../db/client.ts'
import type { Leases } from '../../db/leases.ts'
import type { RateLimiters } from '../../http/rate-limiters.ts'
import type { Dns } from '../../providers/dns/dns.ts'
import type { EmailSender } from '../../providers/email/email.ts'
import { checkDomains, createCheckDomains } from './check-domains-job.ts'
import { checkDomain } from './dns-check/check-domain.ts'
import type { ExpectedDns } from './dns-check/domain-report.ts'
import { createDomainEmail, domainEmail } from './domain-email-job.ts'
import { createDomainRepository } from './domain-repository.ts'
import { registerDomainRoutes } from './domain-routes.ts'
import { createDomainService } from './domain-service.ts'
import type { DnsTargets } from './expected-dns.ts'
import { createHostRegistry } from './host-registry.ts'

type Options = Pick<
  Parameters<typeof createDomainService>[0],
  'funnels' | 'isProductHost' | 'productDomain'
> & {
  database: Database
  leases: Leases
  limiters: RateLimiters
  dns: Dns
  targets: DnsTargets
  email: EmailSender
  publicUrl: string
  now: () => Date
  log: Logger
}

/** Addresses of one's own: claims, their proof by the DNS, and which hosts are served. */
export async function createDomainsFeature(options: Options) {
  const { database, limiters, dns } = options
  const repository = createDomainRepository(database)
  const registry = await createHostRegistry(options)
  const look = (expected: ExpectedDns) => checkDomain(dns, expected)
  const service = createDomainService({
    ...options,
    repository,
    look,
    claimLimit: limiters.domainClaimsOfUser,
    checkLimit: limiters.domainChecksOfUser,
  })
  return {
    isServed: registry.isServed,
    countHosts: registry.count,
    jobs: {
      domains: { [checkDomains]: createCheckDomains({ ...options, repository, look }) },
      email: { [domainEmail]: createDomainEmail(options) },
    },
    register: (app: FastifyInstance) => registerDomainRoutes(app, { service, registry }),
  }
}
