import { domainToUnicode } from 'node:url'

import {
  type Domain,
  type DomainSettings,
  may,
  readDomainEntry,
  type User,
} from '@wildpath/contract'

import { rateLimits } from '../../limits.ts'
import type { Leases } from '../../db/leases.ts'
import type { SharedRateLimiter } from '../../http/shared-rate-limiter.ts'
import { err, ok, type Result } from '../../result.ts'
import { isDeceptiveLabel, isReservedSlug, type OwnedFunnel } from '../funnels/index.ts'
import { checkClaim } from './check-claim.ts'
import { expectedRecords } from './dns-check/expected-records.ts'
import { domainOf } from './dns-check/registered-domain.ts'
import type { DomainRepository, NewClaim } from './domain-repository.ts'
import type { DomainRow } from './domain-rules.ts'
import { type DnsTargets, expectedDns } from './expected-dns.ts'
import { presentDomain } from './present-domain.ts'
import type { LookAtDns } from './check-claim.ts'

export type DomainService = {
  open(owner: User, funnelId: string): Promise<Result<DomainSettings>>
  set(owner: User, funnelId: string, text: string): Promise<Result<Domain>>
  verify(owner: User, funnelId: string): Promise<Result<Domain>>
  setPrimaryHost(owner: User, funnelId: string, host: string): Promise<Result<Domain>>
  remove(owner: User, funnelId: string): Promise<Result<Record<string, never>>>
}

type Options = {
  repository: DomainRepository
  leases: Leases
  look: LookAtDns
  targets: DnsTargets
  productDomain: string
  publicUrl: string
  /** Whether a host is one of the product's own. */
  isProductHost(host: string): boolean
  funnels: {
    get(owner: User, id: string): Promise<Result<OwnedFunnel>>
    getEditable(owner: User, id: string): Promise<Result<OwnedFunnel>>
  }
  claimLimit: SharedRateLimiter
  checkLimit: SharedRateLimiter
  now: () => Date
}

/** A page's own address: a subdomain of the product, or a domain of the owner's (spec 2; product.md, 'Domains'). */
export function createDomainService(options: Options): DomainService {
  const { repository, leases, look, targets, funnels, now } = options
  const { productDomain, publicUrl, claimLimit, checkLimit } = options

  async function present(row: DomainRow): Promise<Domain> {
    const expected = row.kind === 'product' ? [] : expectedRecords(expectedDns(row, targets))
    const isHolder = await repository.isHolder(row)
    return presentDomain({ row, expected, isHolder, publicUrl })
  }

  async function findClaim(
    owner: User,
    funnelId: string,
    access: 'get' | 'getEditable',
  ): Promise<Result<DomainRow>> {
    const funnel = await funnels[access](owner, funnelId)
    if (!funnel.ok) return funnel
    const row = await repository.find(funnelId)
    return row === null ? err({ code: 'domain-not-found' }) : ok(row)
  }

  /** The hosts of an entry, or why there can be none. */
  function readClaim(owner: User, text: string): Result<NewClaim> {
    const entry = readDomainEntry(text, productDomain)
    if (entry.kind === 'invalid') return err(refusalOf(entry.code, productDomain))
    const isPaid = may(owner.plan, { to: 'use', feature: 'custom-domains' }).isAllowed
    const { host } = entry
    if (entry.kind === 'product') {
      if (!isPaid) return err({ code: 'subdomain-needs-plan' })
      if (isReservedSlug(entry.label) || options.isProductHost(host)) {
        return err({ code: 'subdomain-taken' })
      }
      if (isDeceptiveLabel(entry.label)) return err({ code: 'subdomain-deceptive' })
      return ok({ kind: 'product', domain: host, primaryHost: host, otherHost: null })
    }
    if (!isPaid) return err({ code: 'domain-needs-plan' })
    if (hasInvalidPunycode(host)) return err({ code: 'domain-invalid' })
    const hosts = domainOf(host)
    if (hosts === null) return err({ code: 'domain-unusable' })
    const { primaryHost, otherHost } = hosts
    const isOurs = [primaryHost, otherHost].some(
      (one) => one !== null && options.isProductHost(one),
    )
    if (isOurs) return err({ code: 'domain-unusable' })
    return ok({ kind: 'custom', domain: host, primaryHost, otherHost })
  }

  return {
    async open(owner, funnelId) {
      const funnel = await funnels.get(owner, funnelId)
      if (!funnel.ok) return funnel
      const row = await repository.find(funnelId)
      const { slug } = funnel.value.record
      return ok({
        domain: row === null ? null : await present(row),
        targetHost: targets.host,
        suggestedLabel: isReservedSlug(slug) || isDeceptiveLabel(slug) ? '' : slug,
      })
    },

    async set(owner, funnelId, text) {
      const funnel = await funnels.getEditable(owner, funnelId)
      if (!funnel.ok) return funnel
      const claim = readClaim(owner, text)
      if (!claim.ok) return claim
      if (!(await claimLimit.consume(owner.id))) {
        return err({ code: 'too-many-requests', message: tooManyDomains })
      }
      const written = await repository.claim({ funnelId, userId: owner.id }, claim.value, now())
      if (written === 'taken') return err({ code: 'subdomain-taken' })
      if (written === 'own') return err({ code: 'domain-in-use' })
      return written === null ? err({ code: 'funnel-not-found' }) : ok(await present(written))
    },

    async verify(owner, funnelId) {
      const found = await findClaim(owner, funnelId, 'get')
      if (!found.ok) return found
      if (found.value.kind === 'product') return ok(await present(found.value))
      if (!may(owner.plan, { to: 'use', feature: 'custom-domains' }).isAllowed) {
        return err({ code: 'domain-needs-plan' })
      }
      if (!(await checkLimit.consume(owner.id))) return err({ code: 'too-many-requests' })
      const held = await leases.hold(`domain ${funnelId}`, async (lease) =>
        checkClaim({ lease, look, targets, row: found.value, now, isWatched: true }),
      )
      if (!held.isHeld) return err({ code: 'domain-busy' })
      return held.value === null ? err({ code: 'domain-not-found' }) : ok(await present(held.value))
    },

    async setPrimaryHost(owner, funnelId, host) {
      const found = await findClaim(owner, funnelId, 'getEditable')
      if (!found.ok) return found
      const row = found.value
      if (host === row.primaryHost) return ok(await present(row))
      if (host !== row.otherHost) return err({ code: 'domain-not-found' })
      // Visitors of the present one would be sent to where nobody answers.
      if (row.status === 'verified' && row.report?.isOtherServing !== true) {
        return err({ code: 'primary-host-not-ready' })
      }
      const swapped = await repository.swapHosts(row, now())
      return swapped === null ? err({ code: 'domain-not-found' }) : ok(await present(swapped))
    },

    async remove(owner, funnelId) {
      const funnel = await funnels.get(owner, funnelId)
      if (!funnel.ok) return funnel
      await repository.remove({ funnelId, userId: owner.id }, now())
      return ok({})
    },
  }
}

const tooManyDomains = `You can add ${rateLimits.domainClaimsOfUser.limit} domains an hour. Try again in an hour.`

/** Returns text that cannot be decoded unchanged. */
function hasInvalidPunycode(host: string): boolean {
  return domainToUnicode(host)
    .split('.')
    .some((label) => label.startsWith('xn--'))
}

function refusalOf(code: 'domain-invalid' | 'subdomain-invalid', productDomain: string) {
  return code === 'domain-invalid'
    ? { code }
    : {
        code,
        message: `Please enter a valid subdomain of the product domain (e.g., yourname.${productDomain})`,
      }
}
