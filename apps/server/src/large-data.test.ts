import { eq } from 'drizzle-orm'
import type { LeadFilter } from '@wildpath/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { type Database, openDatabase, type Transaction } from './db/client.ts'
import { createTestDatabase, type TestDatabase } from './db/testing/test-postgres.ts'
import { createAdminUserRepository } from './features/admin/admin-user-repository.ts'
import { forgetOldEvents, listPastEnd } from './features/billing/billing-repository.ts'
import { writeCursor } from './db/list-cursor.ts'
import { isSequenceRunning, listFollowUps } from './features/follow-ups/follow-up-repository.ts'
import { enqueueDue, findNextDue } from './features/follow-ups/follow-up-schedule.ts'
import { createAddressRepository } from './features/funnels/address-repository.ts'
import { createFeatureRequestReader } from './features/feature-requests/feature-request-reader.ts'
import { createFunnelRepository } from './features/funnels/funnel-repository.ts'
import { createPageVersionRepository } from './features/funnels/page-version-repository.ts'
import { trimStoredPages } from './features/funnels/trim-stored-pages.ts'
import { createSecondFactorRepository } from './features/second-factor/second-factor-repository.ts'
import { createSupportVisitRepository } from './features/support-access/support-visit-repository.ts'
import { createSuppressionReview } from './features/follow-ups/suppression-review.ts'
import { createQuarantineReview } from './features/leads/quarantine-review.ts'
import { createLeadRepository } from './features/leads/lead-repository.ts'
import { createMeasuringRepository } from './features/measuring/measuring-repository.ts'
import { findAlert } from './features/notifications/notification-repository.ts'
import { createCommunityModeration } from './features/community/community-moderation.ts'
import { createCommunityReader } from './features/community/community-reader.ts'
import { createAdCreationRepository } from './features/ad-accounts/ad-creation-repository.ts'
import { createPictureRoundRepository } from './features/ad-pictures/picture-round-repository.ts'
import { createAdSpendingRepository } from './features/ad-accounts/ad-spending-repository.ts'
import { createKnownAccountReader } from './features/ad-accounts/known-accounts.ts'
import { createAdResultRepository } from './features/ad-results/ad-result-repository.ts'
import { createAnalyticsRepository } from './features/analytics/analytics-repository.ts'
import { createOutboxRepository } from './features/outbox/index.ts'
import { supportChats } from './features/support-chat/chat-tables.ts'
import { createChatReader } from './features/support-chat/chat-reader.ts'
import { findUnseen } from './features/support-chat/check-chats.ts'
import { createDomainRepository } from './features/domains/domain-repository.ts'
import { createPublicFunnelRepository } from './features/public-site/public-funnel-repository.ts'
import { createJobLeases } from './jobs/job-leases.ts'
import { createJobRepository } from './jobs/job-repository.ts'
import { countReads } from './testing/count-reads.ts'
import { fillLargeData, largeData } from './testing/large-data.ts'

const { ordinary, quiet, busy, funnelId, busyLeadId, questionId, slug, formerSlug } = largeData

let place: TestDatabase
/** Of the test alone: while a call is counted nothing else is connected. */
let observer: Database

beforeAll(async () => {
  place = await createTestDatabase()
  const filler = openDatabase(place.connection, { queryTimeoutMs: null })
  await fillLargeData(filler, {
    owners: 1_000,
    funnelsOfAnOwner: 9,
    days: 10,
    quietFunnels: 300,
    busyLeads: 20_000,
  })
  await filler.close()
  observer = openDatabase(place.connection)
})
afterAll(async () => {
  await observer.close()
  await place.drop()
})

type Call = (database: Database) => Promise<unknown>
/** What is asked for, how many rows of a table it may read at most, and how it is asked for. */
type Case = [string, number, Call]

const domainsOf = createDomainRepository
const pages = createPublicFunnelRepository
const inbox = createLeadRepository
const of = (userId: string, filter: Partial<LeadFilter> = {}) => ({
  quarantined: 'false' as const,
  search: '',
  ...filter,
  userId,
})
const unseenChats = ({ db }: Database) => db.transaction((tx) => findUnseen(tx, new Date()))
const waitingChats = eq(supportChats.status, 'pending_admin')
const page = { before: undefined, limit: 51 }
const allQuestions = { show: 'all', q: '' } as const
const moderationOf = ({ db }: Database) => createCommunityModeration({ db, now: () => new Date() })
const peopleOf = createAdminUserRepository
const newest = { order: 'newest', limit: 50 } as const
const board = createFeatureRequestReader
const mostWanted = { order: 'votes', limit: 20 } as const
const since = new Date(Date.now() - 90 * 86_400_000)

describe('what a request reads does not grow with what belongs to others', () => {
  it.each<Case>([
    ['a public page by its address', 20, (d) => pages(d).findPublished(slug(ordinary, 3))],
    ['by its former address', 20, (d) => pages(d).findPublished(formerSlug(ordinary, 3))],
    ['by its id', 20, (d) => pages(d).findPublished(funnelId(ordinary, 3))],
    ['what ad platforms were told', 30, (d) => createMeasuringRepository(d).listRecent(busy)],
    ['a page by its host', 20, (d) => pages(d).findByHost(`www.${slug(ordinary, 3)}.example`)],
    ['a host that nobody has', 20, (d) => pages(d).findByHost('www.nobody.example')],
    ['domains that are due', 20, (d) => domainsOf(d).listDue(new Date())],
    ['claims that have ended', 20, (d) => domainsOf(d).listExpired(new Date())],
    ['hosts that are free again', 20, (d) => domainsOf(d).freeHosts(new Date())],
    ['the newest questions', 300, (d) => createCommunityReader(d).list(allQuestions)],
    [
      'a later page of them',
      300,
      (d) => createCommunityReader(d).list({ ...allQuestions, before: questionId(9_000) }),
    ],
    [
      'questions without an answer',
      300,
      (d) => createCommunityReader(d).list({ ...allQuestions, show: 'unanswered' }),
    ],
    [
      'questions that are solved',
      300,
      (d) => createCommunityReader(d).list({ ...allQuestions, show: 'solved' }),
    ],
    [
      'a search of the questions',
      300,
      (d) => createCommunityReader(d).list({ ...allQuestions, q: 'kayak 77' }),
    ],
    ['questions like another', 1_200, (d) => createCommunityReader(d).listSimilar('kayak 77')],
    [
      'one question with its answers',
      60,
      (d) => createCommunityReader(d).find(questionId(9), ordinary),
    ],
    ['posts that are reported', 300, (d) => moderationOf(d).list({ show: 'reported' })],
    ['posts that are hidden', 300, (d) => moderationOf(d).list({ show: 'hidden' })],
    ['how many posts wait for admins', 800, (d) => moderationOf(d).count()],
    ['the chats that admins see first', 500, (d) => createChatReader(d).list(undefined, 51)],
    ['suppressions that admins see', 120, (d) => createSuppressionReview(d).list({})],
    [
      'an address’s suppressions',
      20,
      (d) => createSuppressionReview(d).list({ email: 'nobody@example.com' }),
    ],
    ['leads that admins review', 500, (d) => createQuarantineReview(d).list(undefined)],
    ['the chats whose turn it is', 200, (d) => createChatReader(d).list(waitingChats, 51, 'queue')],
    ['the chat of a person', 20, (d) => createChatReader(d).findLatest(ordinary)],
    ['chats that the person has not seen', 20, (d) => unseenChats(d)],
    ['the people that admins see first', 1_000, (d) => peopleOf(d).list(newest)],
    ['the people of a plan', 1_000, (d) => peopleOf(d).list({ ...newest, plan: 'explorer' })],
    ['people by name', 1_000, (d) => peopleOf(d).list({ ...newest, order: 'name' })],
    ['people by their last visit', 1_000, (d) => peopleOf(d).list({ ...newest, order: 'active' })],
    ['the board of requests', 100, (d) => board(d).list(ordinary, mostWanted)],
    ['a later page of it', 100, (d) => board(d).list(ordinary, { ...mostWanted, after: '7-500' })],
    [
      'requests of a status, the newest',
      100,
      (d) => board(d).list(ordinary, { order: 'newest', status: 'planned', limit: 20 }),
    ],
    [
      'a search on the board',
      20,
      (d) => board(d).list(ordinary, { ...mostWanted, search: 'nobody' }),
    ],
    ['requests like a title', 20, (d) => board(d).findSimilar(ordinary, 'nobody else')],
    ['an address that nobody has', 20, (d) => pages(d).findPublished('nobody')],
    ['an id that nobody has', 20, (d) => pages(d).findPublished(funnelId('nobody', 1))],
  ])('%s', expectFewReads)

  it.each<Case>([
    ['the dashboard', 20, (d) => createFunnelRepository(d, 'localhost').listByOwner(ordinary)],
    [
      'the dashboard of many',
      1_000,
      (d) => createFunnelRepository(d, 'localhost').listByOwner(quiet),
    ],
    [
      'one with its numbers',
      20,
      (d) => createFunnelRepository(d, 'localhost').findOwned(funnelId(ordinary, 3), ordinary),
    ],
  ])('%s', expectFewReads)

  it.each<Case>([
    ['ordinary', 100, (d) => inbox(d).list(of(ordinary), page)],
    ['with many quiet funnels', 4_000, (d) => inbox(d).list(of(quiet), page)],
    ['busy', 500, (d) => inbox(d).list(of(busy), page)],
    [
      'busy, a later page',
      500,
      async (d) => {
        const [row] = await d.sql<{ value: string }>`
          select enquired_at::text as value from leads where id = ${busyLeadId(19_900)}`
        const before = writeCursor({ value: row?.value ?? '', id: busyLeadId(19_900) })
        return inbox(d).list(of(busy), { ...page, before })
      },
    ],
    [
      'quiet, of one funnel',
      100,
      (d) => inbox(d).list(of(quiet, { funnel_id: funnelId(quiet, 5) }), page),
    ],
    [
      'busy, of a quiet funnel',
      100,
      (d) => inbox(d).list(of(busy, { funnel_id: funnelId(busy, 5) }), page),
    ],
    ['quiet, a search', 4_000, (d) => inbox(d).list(of(quiet, { search: 'visitor' }), page)],
    [
      'quiet, what was quarantined',
      4_000,
      (d) => inbox(d).list(of(quiet, { quarantined: 'true' }), page),
    ],
    ['quiet, its totals', 4_000, (d) => inbox(d).summarize(of(quiet), since)],
    ['quiet, its labels', 4_000, (d) => inbox(d).listLabels(of(quiet))],
    ['busy, its totals', 25_000, (d) => inbox(d).summarize(of(busy), since)],
    ['one lead', 20, (d) => inbox(d).find(busy, busyLeadId(7))],
  ])('an inbox: %s', expectFewReads)
})

describe('what works in the background reads does not grow with what belongs to others', () => {
  const kinds = ['lead-created', 'weekly-summary']

  it.each<Case>([
    ['the next job, behind thousands of another kind', 20, (d) => leasesOf(d).take(kinds)],
    ['the next job of thousands', 60, (d) => leasesOf(d).take(['send-follow-up'])],
    ['what was given up', 200, (d) => createJobRepository(d).listFailed()],
    [
      'the alert of a lead',
      100,
      (d) => inTransaction(d, (tx) => findAlert(tx, busyLeadId(9_000), 3)),
    ],
    [
      'whether an address gets emails already',
      20,
      (d) => inTransaction(d, (tx) => isSequenceRunning(tx, series, new Date())),
    ],
    [
      'emails that are due',
      1_500,
      (d) => inTransaction(d, (tx) => enqueueDue(tx, { now: new Date() })),
    ],
    [
      'those of a lead',
      20,
      (d) =>
        inTransaction(d, (tx) => enqueueDue(tx, { leadId: busyLeadId(4_000), now: new Date() })),
    ],
    ['when the next one is due', 20, (d) => inTransaction(d, (tx) => findNextDue(tx, new Date()))],
    ['the emails of a lead', 20, (d) => listFollowUps(d.db, busyLeadId(9_000))],
    ['subscriptions that are to be asked about', 20, (d) => listPastEnd(d.db, new Date())],
    ['payment events that are forgotten', 20, (d) => forgetOldEvents(d.db, new Date())],
  ])('%s', expectFewReads)

  it.each<Case>([
    [
      'numbers of an owner',
      4_000,
      async (d) => {
        const funnelIds = await createAnalyticsRepository(d).listFunnelIds(ordinary)
        const range = { funnelIds, first: '2020-01-01', last: '2099-01-01' }
        await createAnalyticsRepository(d).listDays(range)
        await createAnalyticsRepository(d).listSources(range)
        await createAnalyticsRepository(d).listAds(range)
        await createAnalyticsRepository(d).listDevices(range)
      },
    ],
    [
      'what the ads of a person cost and brought',
      400,
      async (d) => {
        const results = createAdResultRepository(d)
        const days = { first: '2000-01-01', last: '2100-01-01' }
        await results.listSpent(ordinary, { ...days, funnelId: undefined })
        await results.listBrought([funnelId(ordinary, 1)], ['facebook/paid/facebook-1'], days)
        await results.findSyncedAt(ordinary)
      },
    ],
    [
      'what was done about an ad, and what was not answered',
      100,
      async (d) => {
        const log = createAdSpendingRepository(d)
        const place = { userId: ordinary, platform: 'facebook', accountId: 'act_demo' } as const
        await log.countStops(place, 'ad-1')
        await log.findStopped(place, 'ad-1')
        await log.listUnanswered(place, new Date())
        await createKnownAccountReader(d).list(ordinary)
      },
    ],
    [
      'what of an owner is made, under a cap that was lowered',
      150,
      async (d) => {
        const log = createAdSpendingRepository(d)
        const place = { userId: ordinary, platform: 'facebook', accountId: 'act_demo' } as const
        await createAdCreationRepository(d).listBegun(place)
        await log.findLoweredCap(place, new Date(0))
        await log.listSeen(place)
        await createAdResultRepository(d).noteConnected(ordinary, 'facebook', ['act_demo'])
      },
    ],
    [
      'the round of pictures of an adventure',
      20,
      async (d) => {
        const rounds = createPictureRoundRepository(d)
        const round = await rounds.findOfFunnel(ordinary, funnelId(ordinary, 3))
        await rounds.find(round?.id ?? '')
        await rounds.noteAds(round?.id ?? '', [])
        await rounds.end(round?.id ?? '', 'stopped')
      },
    ],
    ['emails to somebody', 20, (d) => createOutboxRepository(d).list(visitor)],
    ['the latest emails', 200, (d) => createOutboxRepository(d).list(null)],
    [
      'versions of a page',
      20,
      (d) => createPageVersionRepository(d).list(funnelId(ordinary, 3), ordinary),
    ],
    [
      'the stored bytes of an owner, at every save',
      200,
      (d) => inTransaction(d, (tx) => trimStoredPages(tx, ordinary)),
    ],
    [
      'an address of one\u2019s choice',
      20,
      (d) => createAddressRepository(d, 'localhost').listTaken('ridge', null),
    ],
    ['a session', 20, (d) => d.sql`select * from sessions where token = 'token-owner-7-1'`],
    ['the second factor of a person', 60, (d) => createSecondFactorRepository(d).find(ordinary)],
    ['a passkey', 20, (d) => createSecondFactorRepository(d).findPasskey('credential-owner-71')],
    ['the visits of support', 40, (d) => createSupportVisitRepository(d).findAccess(ordinary)],
    [
      'visits of support that are over',
      40,
      (d) => createSupportVisitRepository(d).closeOver(new Date()),
    ],
    ['somebody who goes', 1_000, (d) => d.sql`delete from users where id = 'owner-8'`],
    [
      'an adventure that goes',
      200,
      (d) => d.sql`delete from funnels where id = ${funnelId('owner-9', 2)}`,
    ],
    ['a lead that goes', 50, (d) => d.sql`delete from leads where id = ${busyLeadId(8_000)}`],
  ])('%s', expectFewReads)
})

const leasesOf = (database: Database) => createJobLeases(database, () => new Date())
const inTransaction = <T>({ db }: Database, run: (tx: Transaction) => Promise<T>) =>
  db.transaction(run)
const visitor = { id: ordinary, email: 'visitor7@example.com', email_verified: false }
const series = {
  funnelId: funnelId(busy, 1),
  leadId: busyLeadId(9_000),
  userId: busy,
  email: 'visitor9000@example.com',
}

async function expectFewReads(_what: string, most: number, call: Call): Promise<void> {
  const reads = await countReads(observer, place.connection, call)
  expect(tooMuch(reads, most)).toEqual([])
}

/** Tables that were read whole, or more of which was read than an owner has. */
function tooMuch(reads: Awaited<ReturnType<typeof countReads>>, most: number): string[] {
  return Object.entries(reads).flatMap(([table, { scans, rows }]) =>
    scans > 0 || rows > most ? [`${table}: ${rows} rows, ${scans} times all of it`] : [],
  )
}
