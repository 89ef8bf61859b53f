import { randomBytes } from 'node:crypto'

import { and, asc, desc, eq, inArray, isNotNull, isNull, lte, notInArray, sql } from 'drizzle-orm'

import type { Database, Transaction } from '../../db/client.ts'
import { bounds } from '../../limits.ts'
import {
  funnels,
  isOwnedBy,
  leaveHosts,
  listTakenSlugs,
  lockNames,
  writeFunnelDomain,
} from '../funnels/index.ts'
import { domains, type HostRole, type ReplacedDomain, siteHosts } from './domain-tables.ts'
import type { DomainRow } from './domain-rules.ts'

export type NewClaim = Pick<DomainRow, 'kind' | 'domain' | 'primaryHost' | 'otherHost'>

/** 'taken': somebody else has the subdomain; 'own': another adventure of the same owner has the domain. */
type ClaimRefusal = 'taken' | 'own'

type Owner = { funnelId: string; userId: string }

/** Undoes what a claim has written when it is refused. */
class Refused extends Error {
  readonly refusal: ClaimRefusal
  constructor(refusal: ClaimRefusal) {
    super(refusal)
    this.refusal = refusal
  }
}

export type DomainRepository = ReturnType<typeof createDomainRepository>

export function createDomainRepository({ db }: Pick<Database, 'db'>) {
  return {
    async find(funnelId: string): Promise<DomainRow | null> {
      const [row] = await db.select().from(domains).where(eq(domains.funnelId, funnelId))
      return row ?? null
    },

    /** Whether its hosts are this funnel's, or another claim came first. */
    async isHolder({ funnelId, primaryHost }: DomainRow): Promise<boolean> {
      const [row] = await db
        .select({ host: siteHosts.host })
        .from(siteHosts)
        .where(and(eq(siteHosts.host, primaryHost), eq(siteHosts.funnelId, funnelId)))
      return row !== undefined
    },

    /**
     * Claims hosts for a funnel, in the place of those that it had. One that nobody has is the funnel's from now
     * on; where another owner's claim came first, this one waits for its TXT record. Null when the funnel is not
     * the owner's.
     */
    async claim(
      owner: Owner,
      claim: NewClaim,
      now: Date,
    ): Promise<ClaimRefusal | DomainRow | null> {
      try {
        return await db.transaction((tx) => writeClaim(tx, owner, claim, now))
      } catch (error) {
        if (error instanceof Refused) return error.refusal
        throw error
      }
    },

    /** Its hosts lead to the page for a while. What it was to replace is back. */
    remove: ({ funnelId, userId }: Owner, now: Date): Promise<void> =>
      db.transaction(async (tx) => {
        await lockDomains(tx)
        if (await lockFunnel(tx, { funnelId, userId })) await withdrawClaim(tx, funnelId, now)
      }),

    /** Ends a claim that is still the same one. */
    async end(tx: Transaction, { funnelId, token }: DomainRow, now: Date): Promise<void> {
      await lockDomains(tx, [funnelId])
      const [claim] = await tx
        .select({ token: domains.token })
        .from(domains)
        .where(eq(domains.funnelId, funnelId))
        .for('update')
      if (claim?.token === token) await withdrawClaim(tx, funnelId, now)
    },

    /** Lets the two hosts of a pair change their roles. Null when the claim is another one by now. */
    swapHosts: (row: DomainRow, now: Date): Promise<DomainRow | null> =>
      db.transaction(async (tx) => {
        const { funnelId, primaryHost, otherHost, token, status } = row
        if (otherHost === null) return null
        await lockDomains(tx, [funnelId])
        const [swapped] = await tx
          .update(domains)
          .set({
            primaryHost: otherHost,
            otherHost: primaryHost,
            // Records say which of them is needed, so that what was found has to be judged anew.
            ...(status !== 'verified' && { report: null, status: 'pending', nextCheckAt: now }),
          })
          .where(and(eq(domains.funnelId, funnelId), eq(domains.token, token)))
          .returning()
        if (swapped === undefined) return null
        await setRole(tx, funnelId, otherHost, 'primary')
        await setRole(tx, funnelId, primaryHost, 'other')
        const isVerified = status === 'verified'
        await writeFunnelDomain(tx, funnelId, {
          customDomain: swapped.domain,
          domainVerified: isVerified,
          primaryHost: isVerified ? otherHost : null,
        })
        return swapped
      }),

    /** Claims that are to be looked at by now, longest waiting first. */
    listDue: (now: Date): Promise<DomainRow[]> =>
      db
        .select()
        .from(domains)
        .where(lte(domains.nextCheckAt, now))
        .orderBy(asc(domains.nextCheckAt))
        .limit(bounds.domains.dueAtOnce),

    /** Claims that nobody proved in time. */
    listExpired: (now: Date): Promise<DomainRow[]> =>
      db
        .select()
        .from(domains)
        .where(
          and(
            sql`${domains.status} <> 'verified'`,
            lte(domains.claimedAt, new Date(now.getTime() - bounds.domains.pendingKeptMs)),
          ),
        )
        .orderBy(asc(domains.claimedAt))
        .limit(bounds.domains.dueAtOnce),

    /** Hosts that were kept long enough are free again. */
    freeHosts: (now: Date): Promise<void> =>
      db.transaction(async (tx) => {
        await lockDomains(tx)
        const freed = await tx
          .delete(siteHosts)
          .where(lte(siteHosts.keptUntil, now))
          .returning({ host: siteHosts.host })
        await leaveHosts(
          tx,
          freed.map(({ host }) => host),
        )
      }),
  }
}

async function writeClaim(
  tx: Transaction,
  owner: Owner,
  claim: NewClaim,
  now: Date,
): Promise<DomainRow | null> {
  await lockDomains(tx)
  const { funnelId } = owner
  if (claim.kind === 'product') {
    // Before the funnel's row, as whoever changes a slug takes the two.
    await lockNames(tx)
    const label = claim.domain.split('.')[0] ?? ''
    if ((await listTakenSlugs(tx, label, funnelId)).includes(label)) throw new Refused('taken')
  }
  if (!(await lockFunnel(tx, owner))) return null
  const [present] = await tx.select().from(domains).where(eq(domains.funnelId, funnelId))
  if (present?.domain === claim.domain) return present
  if (present?.replaces?.domain === claim.domain) {
    const back = await withdrawClaim(tx, funnelId, now)
    if (back !== null) return back
  }
  await releaseHosts(tx, funnelId, now)
  await takeHosts(tx, owner, claim, now)
  const isVerified = claim.kind === 'product'
  const row = {
    ...claim,
    funnelId,
    token: randomBytes(16).toString('hex'),
    status: isVerified ? ('verified' as const) : ('pending' as const),
    report: null,
    checks: 0,
    checkedAt: isVerified ? now : null,
    nextCheckAt: isVerified ? null : new Date(now.getTime() + bounds.domains.shortestPauseMs),
    claimedAt: now,
    verifiedAt: isVerified ? now : null,
    brokenSince: null,
    replaces: isVerified ? null : replacedBy(present),
  }
  const [written] = await tx
    .insert(domains)
    .values(row)
    .onConflictDoUpdate({ target: domains.funnelId, set: row })
    .returning()
  await writeFunnelDomain(tx, funnelId, {
    customDomain: claim.domain,
    domainVerified: isVerified,
    // Until the new one is verified, the page stays at home where visitors find it.
    ...(isVerified && { primaryHost: claim.primaryHost }),
  })
  return written ?? null
}

/**
 * What changes who has a host runs one after another, in all processes: claims of one host wait for each other
 * anyway, and in different orders they would fail together. The funnels are locked before their hosts, as a
 * deletion locks them.
 */
export async function lockDomains(
  tx: Transaction,
  funnelIds: readonly string[] = [],
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('domains', 0))`)
  if (funnelIds.length === 0) return
  await tx
    .select({ id: funnels.id })
    .from(funnels)
    .where(inArray(funnels.id, [...funnelIds]))
    .orderBy(asc(funnels.id))
    .for('update')
}

/** One claim of a funnel at a time; false when it is not the owner's. */
async function lockFunnel(tx: Transaction, { funnelId, userId }: Owner): Promise<boolean> {
  const [row] = await tx
    .select({ id: funnels.id })
    .from(funnels)
    .where(isOwnedBy(userId, funnelId))
    .for('update')
  return row !== undefined
}

/** What leads to the page as long as nobody has proved the next claim. */
function replacedBy(present: DomainRow | undefined): ReplacedDomain | null {
  if (present?.verifiedAt == null) return present?.replaces ?? null
  const { kind, domain, primaryHost, otherHost, token, verifiedAt } = present
  return { kind, domain, primaryHost, otherHost, token, verifiedAt: verifiedAt.toISOString() }
}

/** Ends a claim. The domain that it was to replace, if its hosts still lead here, is back: then it is answered. */
async function withdrawClaim(
  tx: Transaction,
  funnelId: string,
  now: Date,
): Promise<DomainRow | null> {
  const [claim] = await tx.select().from(domains).where(eq(domains.funnelId, funnelId))
  await endClaim(tx, funnelId, now)
  const back = claim?.replaces ?? null
  return back === null ? null : restoreDomain(tx, { funnelId, back, now })
}

async function restoreDomain(
  tx: Transaction,
  { funnelId, back, now }: { funnelId: string; back: ReplacedDomain; now: Date },
): Promise<DomainRow | null> {
  const { kind, domain, primaryHost, otherHost, token } = back
  const isKept = and(
    eq(siteHosts.funnelId, funnelId),
    eq(siteHosts.isVerified, true),
    isNotNull(siteHosts.keptUntil),
  )
  const [held] = await tx
    .update(siteHosts)
    .set({ role: 'primary', keptUntil: null })
    .where(and(isKept, eq(siteHosts.host, primaryHost)))
    .returning()
  if (held === undefined) return null
  if (otherHost !== null) {
    await tx
      .update(siteHosts)
      .set({ role: 'other', keptUntil: null })
      .where(and(isKept, eq(siteHosts.host, otherHost)))
  }
  const [restored] = await tx
    .insert(domains)
    .values({
      funnelId,
      kind,
      domain,
      primaryHost,
      otherHost,
      token,
      status: 'verified',
      claimedAt: now,
      verifiedAt: new Date(back.verifiedAt),
      // Nobody looked at it meanwhile.
      nextCheckAt: kind === 'custom' ? now : null,
      checkedAt: kind === 'custom' ? null : now,
    })
    .returning()
  await writeFunnelDomain(tx, funnelId, { customDomain: domain, domainVerified: true, primaryHost })
  return restored ?? null
}

async function endClaim(tx: Transaction, funnelId: string, now: Date): Promise<void> {
  await releaseHosts(tx, funnelId, now)
  await tx.delete(domains).where(eq(domains.funnelId, funnelId))
  await writeFunnelDomain(tx, funnelId, {
    customDomain: null,
    domainVerified: false,
    primaryHost: null,
  })
}

/** What visitors came to leads to the page for a while; what never did is free at once. */
async function releaseHosts(tx: Transaction, funnelId: string, now: Date): Promise<void> {
  const isPresent = and(eq(siteHosts.funnelId, funnelId), isNull(siteHosts.keptUntil))
  await tx.delete(siteHosts).where(and(isPresent, eq(siteHosts.isVerified, false)))
  const keptUntil = new Date(now.getTime() + bounds.domains.formerHostDays * 86_400_000)
  await tx.update(siteHosts).set({ role: 'former', keptUntil }).where(isPresent)
  // Whoever tries many names keeps only the latest from others.
  const latest = tx
    .select({ host: siteHosts.host })
    .from(siteHosts)
    .where(and(eq(siteHosts.funnelId, funnelId), isNotNull(siteHosts.keptUntil)))
    .orderBy(desc(siteHosts.keptUntil), asc(siteHosts.host))
    .limit(bounds.domains.formerHosts)
  await tx
    .delete(siteHosts)
    .where(
      and(
        eq(siteHosts.funnelId, funnelId),
        isNotNull(siteHosts.keptUntil),
        notInArray(siteHosts.host, latest),
      ),
    )
}

async function takeHosts(
  tx: Transaction,
  { funnelId, userId }: Owner,
  { kind, primaryHost, otherHost }: NewClaim,
  now: Date,
): Promise<void> {
  const wanted = [{ host: primaryHost, role: 'primary' as HostRole }]
  if (otherHost !== null) wanted.push({ host: otherHost, role: 'other' })
  // In one order, so that two claims of a pair wait for each other instead of failing together.
  wanted.sort((a, b) => (a.host < b.host ? -1 : 1))
  const isVerified = kind === 'product'
  await freeHostsOfDeleted(tx, { userId, hosts: wanted.map(({ host }) => host), now })
  const isOwn = sql`exists (
    select from ${funnels} where ${funnels.id} = ${siteHosts.funnelId} and ${funnels.userId} = ${userId})`
  const taken: string[] = []
  for (const { host, role } of wanted) {
    // oxlint-disable-next-line no-await-in-loop -- in their order
    const rows = await tx
      .insert(siteHosts)
      .values({ host, funnelId, role, isVerified })
      .onConflictDoUpdate({
        target: siteHosts.host,
        // A former host of the same owner goes on being served.
        set: {
          funnelId,
          role,
          keptUntil: null,
          isVerified: sql`${isVerified} or (${siteHosts.isVerified} and ${isOwn})`,
        },
        setWhere: sql`${siteHosts.keptUntil} <= ${now.toISOString()}::timestamptz
          or (${siteHosts.keptUntil} is not null and ${isOwn})`,
      })
      .returning({ host: siteHosts.host })
    taken.push(...rows.map((row) => row.host))
  }
  if (taken.length === wanted.length) return
  if (kind === 'product') throw new Refused('taken')
  const others = wanted.map(({ host }) => host).filter((host) => !taken.includes(host))
  const [own] = await tx
    .select({ id: funnels.id })
    .from(siteHosts)
    .innerJoin(funnels, eq(funnels.id, siteHosts.funnelId))
    .where(and(inArray(siteHosts.host, others), isOwnedBy(userId)))
  if (own !== undefined) throw new Refused('own')
  // All or nothing: the pair goes to whose TXT record is found.
  await tx
    .delete(siteHosts)
    .where(and(inArray(siteHosts.host, taken), eq(siteHosts.funnelId, funnelId)))
}

/** An adventure in the bin gives its hosts up for another one of its owner. */
async function freeHostsOfDeleted(
  tx: Transaction,
  { userId, hosts, now }: { userId: string; hosts: string[]; now: Date },
): Promise<void> {
  const holders = await tx
    .selectDistinct({ funnelId: funnels.id })
    .from(siteHosts)
    .innerJoin(funnels, eq(funnels.id, siteHosts.funnelId))
    .where(
      and(inArray(siteHosts.host, hosts), eq(funnels.userId, userId), isNotNull(funnels.deletedAt)),
    )
  // oxlint-disable-next-line no-await-in-loop -- one or two
  for (const { funnelId } of holders) await endClaim(tx, funnelId, now)
}

function setRole(tx: Transaction, funnelId: string, host: string, role: HostRole) {
  return tx
    .update(siteHosts)
    .set({ role })
    .where(and(eq(siteHosts.host, host), eq(siteHosts.funnelId, funnelId)))
}
