import { randomUUID } from 'node:crypto'

import { may, readSenderEntry, type SenderDomain, type User } from '@wildpath/contract'
import { getDomain } from 'tldts'

import type { Leases } from '../../db/leases.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import type { Dns } from '../../providers/dns/dns.ts'
import type { SenderDomain as SigningDomain } from '../../providers/email/email.ts'
import { err, ok, type Result } from '../../result.ts'
import type { Sealing } from '../../sealing.ts'
import { decideStatus } from './decide-status.ts'
import { checkSender } from './mail-dns/check-sender.ts'
import { isUsableDomain } from './usable-domain.ts'
import { presentSender } from './present-sender.ts'
import { senderBroken } from './sender-broken.ts'
import type { SenderDomainRepository, StoredSender } from './sender-domain-repository.ts'
import { createSenderKey } from './sender-key.ts'

/** What a message of an owner comes from; `takesAnswers`: answers to it arrive. */
export type OwnSender = SigningDomain & { takesAnswers: boolean }

type Person = Pick<User, 'id' | 'plan'>

export type SenderDomainService = {
  get(user: Person): Promise<SenderDomain | null>
  set(user: Person, entry: string): Promise<Result<SenderDomain>>
  verify(user: Person): Promise<Result<SenderDomain>>
  remove(userId: string): Promise<void>
  /** Looks at those that are due, at some of them where there are many. */
  checkDue(now: Date): Promise<void>
  /** Null while mail comes from the product's address. */
  findSender(userId: string): Promise<OwnSender | null>
}

type Options = {
  senders: SenderDomainRepository
  leases: Leases
  sealing: Sealing
  dns: Dns
  spfInclude: string
  /** Domains of the product itself: nobody else sends from these or from below. */
  ownDomains: readonly string[]
  findUser(userId: string): Promise<User | null>
  now(): Date
}

/** So many of those that are due are looked at in one go. */
const checkedAtOnce = 20

export function createSenderDomainService(options: Options): SenderDomainService {
  const { senders, leases, sealing, dns, spfInclude, ownDomains, findUser, now } = options

  /** One look at a time; what it found is written only while the entry is still the same. */
  async function check(sender: StoredSender): Promise<Result<StoredSender>> {
    const held = await leases.hold(`sender-domain ${sender.userId}`, async () => {
      const known = await withOpenKey(sender)
      const report = await checkSender(dns, { ...known, zone: zoneOf(known.domain), spfInclude })
      const time = now()
      const next = decideStatus(known, report, time)
      const isBreaking = known.status === 'verified' && next.status === 'failed'
      return senders.update(known, { ...next, report, checkedAt: time }, async (transaction) => {
        if (!isBreaking) return
        const key = `${known.claimId}-${time.toISOString()}`
        const payload = { user_id: known.userId, domain: known.domain }
        await enqueue(transaction, senderBroken, [{ key, payload, runAt: time }], time)
      })
    })
    if (!held.isHeld) return err({ code: 'domain-busy' })
    return held.value === null ? err({ code: 'sender-domain-not-found' }) : ok(held.value)
  }

  /** With another secret of the installation nothing opens any more: then there is another key, to be set up anew. */
  async function withOpenKey(sender: StoredSender): Promise<StoredSender> {
    if (openKey(sender) !== null) return sender
    const { selector, publicKey, privateKey } = await createSenderKey()
    const sealedKey = sealing.seal(privateKey, sender.claimId)
    const renewed = { selector, publicKey, sealedKey, soughtSince: now() }
    return (await senders.update(sender, renewed)) ?? sender
  }

  const openKey = ({ sealedKey, claimId }: StoredSender) => sealing.open(sealedKey, claimId)

  async function claim(userId: string, address: string, domain: string): Promise<StoredSender> {
    const { selector, publicKey, privateKey } = await createSenderKey()
    const claimId = randomUUID()
    const time = now()
    return {
      userId,
      claimId,
      address,
      domain,
      selector,
      publicKey,
      sealedKey: sealing.seal(privateKey, claimId),
      status: 'pending',
      report: null,
      checks: 0,
      checkedAt: null,
      nextCheckAt: time,
      soughtSince: time,
      brokenSince: null,
    }
  }

  const isIncluded = ({ plan }: Person) =>
    may(plan, { to: 'use', feature: 'custom-domains' }).isAllowed

  return {
    async get(user) {
      const sender = await senders.find(user.id)
      return sender && presentSender(sender, isIncluded(user))
    },

    async set(user, entry) {
      if (!isIncluded(user)) return err({ code: 'sender-domain-needs-plan' })
      const entered = readSenderEntry(entry)
      if (entered === null) return err({ code: 'sender-address-invalid' })
      const { address, domain } = entered
      if (!isUsableDomain(domain, ownDomains)) return err({ code: 'sender-domain-unusable' })
      const before = await senders.find(user.id)
      if (before?.domain === domain) {
        const changed = await senders.update(before, { address })
        if (changed !== null) return ok(presentSender(changed, true))
      }
      const claimed = await claim(user.id, address, domain)
      await senders.save(claimed)
      const checked = await check(claimed)
      return ok(presentSender(checked.ok ? checked.value : claimed, true))
    },

    async verify(user) {
      const sender = await senders.find(user.id)
      if (sender === null) return err({ code: 'sender-domain-not-found' })
      const checked = await check(asAskedFor(sender, now()))
      return checked.ok ? ok(presentSender(checked.value, isIncluded(user))) : checked
    },

    remove: (userId) => senders.delete(userId),

    async checkDue(at) {
      const due = await senders.listDue(at, checkedAtOnce)
      // Whoever is asked about at this very moment is seen again next time.
      await Promise.all(due.map((sender) => check(sender)))
    },

    async findSender(userId) {
      const sender = await senders.find(userId)
      if (sender?.status !== 'verified') return null
      const privateKey = openKey(sender)
      const user = privateKey === null ? null : await findUser(userId)
      if (privateKey === null || user === null || !isIncluded(user)) return null
      const { address, domain, selector, report } = sender
      return { address, domain, selector, privateKey, takesAnswers: report?.takesMail ?? false }
    },
  }
}

/** A look that somebody asks for makes no later pause longer, and looks again for what was given up. */
function asAskedFor(sender: StoredSender, now: Date): StoredSender {
  if (sender.nextCheckAt === null) {
    return { ...sender, status: 'pending', checks: 0, soughtSince: now, brokenSince: null }
  }
  return { ...sender, checks: Math.max(sender.checks - 1, 0) }
}

/** The registered domain, which registrars name records after. */
const zoneOf = (domain: string) => getDomain(domain, { allowPrivateDomains: true }) ?? domain
