import { and, eq, inArray, ne, or, isNull, sql } from 'drizzle-orm'

import type { Transaction } from '../../db/client.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { funnels, writeFunnelDomain } from '../funnels/index.ts'
import type { DomainReport } from './dns-check/domain-report.ts'
import { decideDomain, type DomainNews, type DomainRow } from './domain-rules.ts'
import { takenOverCode } from './taken-over.ts'
import { domainEmail } from './domain-email-job.ts'
import { lockDomains } from './domain-repository.ts'
import { domains, type HostRole, siteHosts } from './domain-tables.ts'

type Settled = {
  row: DomainRow
  report: DomainReport
  now: Date
  /** The owner looks on, and needs no email about what they see. */
  isWatched: boolean
}

/**
 * Writes down what a look at the DNS means: for the claim, for its hosts and for its funnel's page, together.
 * Null when the claim was changed or removed meanwhile: then the look means nothing.
 */
export async function settleCheck(
  tx: Transaction,
  { row, report, now, isWatched }: Settled,
): Promise<DomainRow | null> {
  await lockDomains(tx)
  const rivals = await listRivals(tx, row)
  await lockDomains(tx, [row.funnelId, ...rivals.flatMap(({ funnelId }) => funnelId ?? [])])
  const [claim] = await tx
    .select()
    .from(domains)
    .where(and(eq(domains.funnelId, row.funnelId), eq(domains.token, row.token)))
  if (claim === undefined || claim.primaryHost !== row.primaryHost) return null
  const [held] = await tx
    .select({ funnelId: siteHosts.funnelId })
    .from(siteHosts)
    .where(and(eq(siteHosts.host, claim.primaryHost), eq(siteHosts.isVerified, true)))
  const isHolder = held?.funnelId === claim.funnelId
  const isFree = rivals.every(({ token }) => token === null || !report.tokens.includes(token))
  const { news, ...decision } = decideDomain(claim, report, { now, isFree, isHolder })
  const shown = isFree ? report : withRival(report)
  // Of a verified domain the last look that somebody answered says more than that nobody does.
  const isTelling = report.isConclusive || claim.status !== 'verified'
  const [written] = await tx
    .update(domains)
    .set({
      ...decision,
      checkedAt: now,
      ...(isTelling && { report: shown }),
      ...(decision.status === 'verified' && { replaces: null }),
    })
    .where(eq(domains.funnelId, claim.funnelId))
    .returning()
  if (written === undefined) return null
  const isVerified = decision.status === 'verified'
  if (isVerified) {
    for (const { funnelId } of rivals) if (funnelId !== null) await loseHosts(tx, funnelId, now)
    await holdHosts(tx, written, report)
  } else if (claim.status === 'verified') {
    await tx
      .update(siteHosts)
      .set({ isVerified: false })
      .where(and(eq(siteHosts.funnelId, claim.funnelId), isNull(siteHosts.keptUntil)))
  }
  await writeFunnelDomain(tx, claim.funnelId, {
    customDomain: claim.domain,
    domainVerified: isVerified,
    ...(isVerified && { primaryHost: claim.primaryHost }),
    ...(!isVerified && claim.status === 'verified' && { primaryHost: null }),
  })
  if (news !== null && !isWatched) await tellOwner(tx, claim, news, now)
  return written
}

/** Whoever has hosts of the claim besides it, with the token that would prove it; a former host needs none. */
async function listRivals(tx: Transaction, claim: DomainRow) {
  const rows = await tx
    .select({ funnelId: siteHosts.funnelId, keptUntil: siteHosts.keptUntil, token: domains.token })
    .from(siteHosts)
    .leftJoin(domains, eq(domains.funnelId, siteHosts.funnelId))
    .where(
      and(
        inArray(siteHosts.host, hostsOf(claim)),
        or(isNull(siteHosts.funnelId), ne(siteHosts.funnelId, claim.funnelId)),
      ),
    )
  return rows.map(({ funnelId, keptUntil, token }) =>
    keptUntil === null ? { funnelId, token } : { funnelId: null, token: null },
  )
}

async function holdHosts(tx: Transaction, claim: DomainRow, report: DomainReport): Promise<void> {
  const { funnelId, primaryHost, otherHost } = claim
  const isGrace = !report.isConclusive || claim.brokenSince !== null
  const hosts: { host: string; role: HostRole; isVerified: boolean }[] = [
    { host: primaryHost, role: 'primary', isVerified: true },
  ]
  if (otherHost !== null) {
    // Nobody arrives at one that leads elsewhere, and no certificate could be had for it.
    hosts.push({ host: otherHost, role: 'other', isVerified: report.isOtherServing === true })
    // Unless nobody answered, or all of the domain broke: then what was served is served on for as long as the domain.
  }
  hosts.sort((a, b) => (a.host < b.host ? -1 : 1))
  for (const { host, ...held } of hosts) {
    const set = { funnelId, ...held, keptUntil: null }
    const isServedOn = sql`${held.isVerified} or (${siteHosts.isVerified} and ${siteHosts.funnelId} = ${funnelId})`
    // oxlint-disable-next-line no-await-in-loop -- in one order, as every claim takes them
    await tx
      .insert(siteHosts)
      .values({ host, ...set })
      .onConflictDoUpdate({
        target: siteHosts.host,
        set: { ...set, ...(isGrace && { isVerified: isServedOn }) },
      })
  }
}

/** Somebody proved that the domain is theirs. */
async function loseHosts(tx: Transaction, funnelId: string, now: Date): Promise<void> {
  const [before] = await tx.select().from(domains).where(eq(domains.funnelId, funnelId))
  const report = takenOver(before?.report ?? nothingSeen)
  const [lost] = await tx
    .update(domains)
    .set({ status: 'failed', report, verifiedAt: null, brokenSince: null, claimedAt: now })
    .where(eq(domains.funnelId, funnelId))
    .returning()
  if (lost === undefined) return
  await writeFunnelDomain(tx, funnelId, {
    customDomain: lost.domain,
    domainVerified: false,
    // A claim that was never proved was nobody's home.
    ...(before?.status === 'verified' && { primaryHost: null }),
  })
  await tellOwner(tx, lost, 'taken-over', now)
}

/** Asks for an email about what became of a claim. */
export async function tellOwner(
  tx: Transaction,
  { funnelId, domain }: Pick<DomainRow, 'funnelId' | 'domain'>,
  news: DomainNews,
  now: Date,
): Promise<void> {
  const [owner] = await tx
    .select({ id: funnels.userId })
    .from(funnels)
    .where(eq(funnels.id, funnelId))
  if (owner === undefined) return
  const payload = { funnel_id: funnelId, user_id: owner.id, news, domain }
  const key = `${funnelId}:${news}:${now.toISOString()}`
  await enqueue(tx, domainEmail, [{ key, payload, runAt: now }], now)
}

function withRival(report: DomainReport): DomainReport {
  return {
    ...report,
    problems: [
      {
        code: 'claimed-elsewhere',
        text: 'Another adventure uses this domain, and its TXT record is still there. Delete that record, or remove the domain from the other adventure.',
        weight: 'blocks',
      },
      ...report.problems,
    ],
  }
}

/** Of a claim that was lost before anybody looked at it. */
const nothingSeen: DomainReport = {
  isOwned: false,
  isServing: false,
  isOtherServing: null,
  tokens: [],
  isConclusive: false,
  retryAfterSeconds: null,
  records: [],
  problems: [],
  nameServers: [],
}

function takenOver(report: DomainReport): DomainReport {
  return {
    ...report,
    problems: [
      {
        code: takenOverCode,
        text: 'Somebody else proved by a TXT record that this domain is theirs, and it leads to their page now. If it is yours, look at who can change its records, set the TXT record listed here and press Verify.',
        weight: 'blocks',
      },
    ],
  }
}

function hostsOf({ primaryHost, otherHost }: DomainRow): string[] {
  return otherHost === null ? [primaryHost] : [primaryHost, otherHost]
}
