import { and, asc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm'

import type { Database } from '../../db/client.ts'
import { sessions } from '../accounts/index.ts'
import {
  answers,
  communityMembers,
  postReports,
  questions,
  questionVotes,
} from '../community/index.ts'
import { domains } from '../domains/index.ts'
import { adCreations, adSpendingCaps, adSpendingLog } from '../ad-accounts/index.ts'
import { serviceConnections } from '../connections/index.ts'
import { mediaAssets } from '../media-library/index.ts'
import { featureRequests, featureRequestVotes } from '../feature-requests/index.ts'
import { followUps, suppressions } from '../follow-ups/index.ts'
import { formerSlugs, funnels, pageVersions, publishedFunnels } from '../funnels/index.ts'
import { leads } from '../leads/index.ts'
import { funnelDailySourceStats, funnelDailyStats } from '../analytics/index.ts'
import { mayRead, outboxEmails, type Reader } from '../outbox/index.ts'
import { conversionEvents, measuringAccounts } from '../measuring/index.ts'
import { savedSections } from '../saved-sections/index.ts'
import { senderDomains } from '../sender-domains/index.ts'
import { passkeys } from '../second-factor/index.ts'
import { supportVisits } from '../support-access/index.ts'
import { supportChats, supportMessages } from '../support-chat/index.ts'
import { trainings } from '../trainings/index.ts'
import type { Pages } from './json-pieces.ts'

type FollowUp = typeof followUps.$inferSelect
type LeadWithFollowUps = typeof leads.$inferSelect & {
  followUps: FollowUp[]
  conversions: (typeof conversionEvents.$inferSelect)[]
}

type ChatWithMessages = typeof supportChats.$inferSelect & {
  messages: (typeof supportMessages.$inferSelect)[]
}

/** All of a person's rows, oldest first; only what is small by its nature is read at once. */
export type AccountReader = {
  sessions(userId: string): Pages<typeof sessions.$inferSelect>
  passkeys(userId: string): Pages<typeof passkeys.$inferSelect>
  supportVisits(userId: string): Pages<typeof supportVisits.$inferSelect>
  funnels(userId: string): Pages<typeof funnels.$inferSelect>
  formerSlugs(funnelId: string): Pages<typeof formerSlugs.$inferSelect>
  domain(funnelId: string): Pages<typeof domains.$inferSelect>
  published(funnelId: string): Pages<typeof publishedFunnels.$inferSelect>
  versions(funnelId: string): Pages<typeof pageVersions.$inferSelect>
  days(funnelId: string): Pages<typeof funnelDailyStats.$inferSelect>
  daySources(funnelId: string): Pages<typeof funnelDailySourceStats.$inferSelect>
  leads(funnelId: string): Pages<LeadWithFollowUps>
  suppressions(userId: string): Pages<typeof suppressions.$inferSelect>
  designs(userId: string): Pages<typeof mediaAssets.$inferSelect>
  savedSections(userId: string): Pages<typeof savedSections.$inferSelect>
  connections(userId: string): Pages<typeof serviceConnections.$inferSelect>
  ads(userId: string): Pages<typeof adCreations.$inferSelect>
  adSpendingCaps(userId: string): Pages<typeof adSpendingCaps.$inferSelect>
  adSpending(userId: string): Pages<typeof adSpendingLog.$inferSelect>
  senderDomain(userId: string): Pages<typeof senderDomains.$inferSelect>
  measuring(userId: string): Pages<typeof measuringAccounts.$inferSelect>
  chats(userId: string): Pages<ChatWithMessages>
  trainings(userId: string): Pages<typeof trainings.$inferSelect>
  featureRequests(userId: string): Pages<typeof featureRequests.$inferSelect>
  featureRequestVotes(userId: string): Pages<{ number: number; title: string; createdAt: Date }>
  questions(userId: string): Pages<typeof questions.$inferSelect>
  answers(userId: string): Pages<typeof answers.$inferSelect>
  communityName(userId: string): Pages<typeof communityMembers.$inferSelect>
  questionVotes(userId: string): Pages<typeof questionVotes.$inferSelect>
  postReports(userId: string): Pages<typeof postReports.$inferSelect>
  emails(person: Reader): Pages<typeof outboxEmails.$inferSelect>
}

/** A page of a builder may be large, a day is a few numbers. */
const pageSizes = { versions: 5, savedSections: 5, leads: 100, emails: 100, small: 500 }

/**
 * Reads without a transaction, so that a slow download holds no connection: what comes or goes meanwhile
 * may be there or not.
 */
export function createAccountReader({ db }: Database): AccountReader {
  return {
    sessions: (userId) =>
      pageOf(() =>
        db
          .select()
          .from(sessions)
          .where(eq(sessions.userId, userId))
          .orderBy(asc(sessions.createdAt)),
      ),

    passkeys: (userId) =>
      pageOf(() =>
        db
          .select()
          .from(passkeys)
          .where(eq(passkeys.userId, userId))
          .orderBy(asc(passkeys.createdAt)),
      ),

    supportVisits: (userId) =>
      pageOf(() =>
        db
          .select()
          .from(supportVisits)
          .where(eq(supportVisits.userId, userId))
          .orderBy(asc(supportVisits.startedAt)),
      ),

    async *funnels(userId) {
      const owned = await db
        .select({ id: funnels.id })
        .from(funnels)
        .where(eq(funnels.userId, userId))
        .orderBy(asc(funnels.createdAt), asc(funnels.id))
      for (const { id } of owned) yield await db.select().from(funnels).where(eq(funnels.id, id))
    },

    domain: (funnelId) =>
      pageOf(() => db.select().from(domains).where(eq(domains.funnelId, funnelId))),

    published: (funnelId) =>
      pageOf(() =>
        db.select().from(publishedFunnels).where(eq(publishedFunnels.funnelId, funnelId)),
      ),

    formerSlugs: (funnelId) =>
      pageOf(() =>
        db
          .select()
          .from(formerSlugs)
          .where(eq(formerSlugs.funnelId, funnelId))
          .orderBy(asc(formerSlugs.createdAt)),
      ),

    versions: (funnelId) =>
      pagesOf(pageSizes.versions, (last: { revision: number } | undefined) =>
        db
          .select()
          .from(pageVersions)
          .where(
            and(
              eq(pageVersions.funnelId, funnelId),
              last && gt(pageVersions.revision, last.revision),
            ),
          )
          .orderBy(asc(pageVersions.revision))
          .limit(pageSizes.versions),
      ),

    days: (funnelId) =>
      pagesOf(pageSizes.small, (last: { day: string } | undefined) =>
        db
          .select()
          .from(funnelDailyStats)
          .where(
            and(
              eq(funnelDailyStats.funnelId, funnelId),
              last && gt(funnelDailyStats.day, last.day),
            ),
          )
          .orderBy(asc(funnelDailyStats.day))
          .limit(pageSizes.small),
      ),

    daySources: (funnelId) =>
      pagesOf(pageSizes.small, (last: typeof funnelDailySourceStats.$inferSelect | undefined) => {
        const { day, source, device } = funnelDailySourceStats
        const after: SQL | undefined =
          last &&
          sql`(${day}, ${source}, ${device}) > (${last.day}::date, ${last.source}, ${last.device})`
        return db
          .select()
          .from(funnelDailySourceStats)
          .where(and(eq(funnelDailySourceStats.funnelId, funnelId), after))
          .orderBy(asc(day), asc(source), asc(device))
          .limit(pageSizes.small)
      }),

    leads: (funnelId) =>
      pagesOf(pageSizes.leads, async (last: { id: string } | undefined) => {
        const page = await db
          .select()
          .from(leads)
          .where(and(eq(leads.funnelId, funnelId), last && gt(leads.id, last.id)))
          .orderBy(asc(leads.id))
          .limit(pageSizes.leads)
        const ids = page.map(({ id }) => id)
        const steps = await db
          .select()
          .from(followUps)
          .where(inArray(followUps.leadId, ids))
          .orderBy(asc(followUps.step))
        const byLead = Map.groupBy(steps, ({ leadId }) => leadId)
        const events = await db
          .select()
          .from(conversionEvents)
          .where(inArray(conversionEvents.leadId, ids))
        const eventsOf = Map.groupBy(events, ({ leadId }) => leadId)
        return page.map((lead) => ({
          ...lead,
          followUps: byLead.get(lead.id) ?? [],
          conversions: eventsOf.get(lead.id) ?? [],
        }))
      }),

    suppressions: (userId) =>
      pagesOf(pageSizes.small, (last: { email: string } | undefined) =>
        db
          .select()
          .from(suppressions)
          .where(and(eq(suppressions.userId, userId), last && gt(suppressions.email, last.email)))
          .orderBy(asc(suppressions.email))
          .limit(pageSizes.small),
      ),

    designs: (userId) =>
      pagesOf(pageSizes.small, (last: { id: string } | undefined) =>
        db
          .select()
          .from(mediaAssets)
          .where(and(eq(mediaAssets.userId, userId), last && gt(mediaAssets.id, last.id)))
          .orderBy(asc(mediaAssets.id))
          .limit(pageSizes.small),
      ),

    savedSections: (userId) =>
      pagesOf(pageSizes.savedSections, (last: { id: string } | undefined) =>
        db
          .select()
          .from(savedSections)
          .where(and(eq(savedSections.userId, userId), last && gt(savedSections.id, last.id)))
          .orderBy(asc(savedSections.id))
          .limit(pageSizes.savedSections),
      ),

    connections: (userId) =>
      pageOf(() =>
        db.select().from(serviceConnections).where(eq(serviceConnections.userId, userId)),
      ),

    ads: (userId) =>
      pageOf(() => db.select().from(adCreations).where(eq(adCreations.userId, userId))),

    adSpendingCaps: (userId) =>
      pageOf(() => db.select().from(adSpendingCaps).where(eq(adSpendingCaps.userId, userId))),

    adSpending: (userId) =>
      pagesOf(pageSizes.small, (last: { at: Date; id: string } | undefined) =>
        db
          .select()
          .from(adSpendingLog)
          .where(
            and(
              eq(adSpendingLog.userId, userId),
              last &&
                sql`(${adSpendingLog.at}, ${adSpendingLog.id}) > (${last.at.toISOString()}, ${last.id})`,
            ),
          )
          .orderBy(asc(adSpendingLog.at), asc(adSpendingLog.id))
          .limit(pageSizes.small),
      ),

    senderDomain: (userId) =>
      pageOf(() => db.select().from(senderDomains).where(eq(senderDomains.userId, userId))),

    measuring: (userId) =>
      pageOf(() => db.select().from(measuringAccounts).where(eq(measuringAccounts.userId, userId))),

    /** One at a time, with what the team wrote to the person; its notes are the team's own. */
    async *chats(userId) {
      const owned = await db
        .select()
        .from(supportChats)
        .where(eq(supportChats.userId, userId))
        .orderBy(asc(supportChats.createdAt))
      for (const chat of owned) {
        const messages = await db
          .select()
          .from(supportMessages)
          .where(and(eq(supportMessages.chatId, chat.id), eq(supportMessages.isNote, false)))
          .orderBy(asc(supportMessages.position))
        yield [{ ...chat, messages }]
      }
    },

    trainings: (userId) =>
      pagesOf(pageSizes.small, (last: { id: string } | undefined) =>
        db
          .select()
          .from(trainings)
          .where(and(eq(trainings.userId, userId), last && gt(trainings.id, last.id)))
          .orderBy(asc(trainings.id))
          .limit(pageSizes.small),
      ),

    featureRequests: (userId) =>
      pagesOf(pageSizes.small, (last: { number: number } | undefined) =>
        db
          .select()
          .from(featureRequests)
          .where(
            and(
              eq(featureRequests.authorId, userId),
              last && gt(featureRequests.number, last.number),
            ),
          )
          .orderBy(asc(featureRequests.number))
          .limit(pageSizes.small),
      ),

    featureRequestVotes: (userId) =>
      pagesOf(pageSizes.small, (last: { number: number } | undefined) =>
        db
          .select({
            number: featureRequests.number,
            title: featureRequests.title,
            createdAt: featureRequestVotes.createdAt,
          })
          .from(featureRequestVotes)
          .innerJoin(featureRequests, eq(featureRequests.number, featureRequestVotes.requestNumber))
          .where(
            and(
              eq(featureRequestVotes.userId, userId),
              last && gt(featureRequestVotes.requestNumber, last.number),
            ),
          )
          .orderBy(asc(featureRequestVotes.requestNumber))
          .limit(pageSizes.small),
      ),

    questions: (userId) =>
      pagesOf(pageSizes.small, (last: typeof questions.$inferSelect | undefined) =>
        db
          .select()
          .from(questions)
          .where(and(eq(questions.authorId, userId), last && gt(questions.id, last.id)))
          .orderBy(asc(questions.id))
          .limit(pageSizes.small),
      ),

    answers: (userId) =>
      pagesOf(pageSizes.small, (last: typeof answers.$inferSelect | undefined) =>
        db
          .select()
          .from(answers)
          .where(and(eq(answers.authorId, userId), last && gt(answers.id, last.id)))
          .orderBy(asc(answers.id))
          .limit(pageSizes.small),
      ),

    communityName: (userId) =>
      pageOf(() => db.select().from(communityMembers).where(eq(communityMembers.userId, userId))),

    questionVotes: (userId) =>
      pageOf(() =>
        db
          .select()
          .from(questionVotes)
          .where(eq(questionVotes.userId, userId))
          .orderBy(asc(questionVotes.questionId)),
      ),

    postReports: (userId) =>
      pageOf(() =>
        db
          .select()
          .from(postReports)
          .where(eq(postReports.reporterId, userId))
          .orderBy(asc(postReports.id)),
      ),

    async *emails(person) {
      // By the index of recipients and times; a time is compared as the database wrote it, with its microseconds.
      const at = outboxEmails.createdAt
      const pages = pagesOf(
        pageSizes.emails,
        (last: { email: { id: string }; at: string } | undefined) =>
          db
            .select({ email: outboxEmails, at: sql<string>`${at}::text` })
            .from(outboxEmails)
            .where(
              and(
                mayRead(person),
                last &&
                  sql`(${at}, ${outboxEmails.id}) > (${last.at}::timestamptz, ${last.email.id}::uuid)`,
              ),
            )
            .orderBy(asc(at), asc(outboxEmails.id))
            .limit(pageSizes.emails),
      )
      for await (const page of pages) yield page.map(({ email }) => email)
    },
  }
}

async function* pageOf<Row>(read: () => Promise<Row[]>): AsyncGenerator<Row[]> {
  yield await read()
}

/** Page after page, each from where the one before ended. */
async function* pagesOf<Row>(
  size: number,
  readAfter: (last: Row | undefined) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let last: Row | undefined
  for (;;) {
    const page = await readAfter(last)
    if (page.length > 0) yield page
    if (page.length < size) return
    last = page.at(-1)
  }
}
