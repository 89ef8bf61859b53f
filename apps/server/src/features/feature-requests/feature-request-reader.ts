import type {
  FeatureRequest,
  FeatureRequestOrder,
  featureRequestQuerySchema,
} from '@wildpath/contract'
import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'

import type { Database, Transaction } from '../../db/client.ts'
import { bounds } from '../../limits.ts'
import { users } from '../accounts/index.ts'
import { featureRequests, featureRequestVotes } from './feature-request-tables.ts'
import { publicName } from './public-name.ts'
import { allWords, anyWord } from './request-words.ts'

type ListQuery = z.output<typeof featureRequestQuerySchema>
type Page = { requests: FeatureRequest[]; next: string | null }

export type FeatureRequestReader = {
  list(readerId: string, query: ListQuery): Promise<Page>
  /** Those that share words with a title, the closest first. */
  findSimilar(readerId: string, title: string): Promise<FeatureRequest[]>
  /** The one that a duplicate was merged into, in its place; null where there is none. */
  find(readerId: string, number: number): Promise<FeatureRequest | null>
}

/** The very words of the index. */
const words = sql`to_tsvector('english', fold_text(${featureRequests.title} || ' ' || ${featureRequests.purpose}))`
const isOnBoard = isNull(featureRequests.mergedInto)

export function createFeatureRequestReader({
  db,
}: {
  db: Database['db'] | Transaction
}): FeatureRequestReader {
  const select = (readerId: string) =>
    db
      .select({
        request: featureRequests,
        authorName: users.name,
        hasVoted: sql<boolean>`exists (
          select 1 from ${featureRequestVotes} as vote
          where vote.request_number = ${featureRequests.number} and vote.user_id = ${readerId})`,
      })
      .from(featureRequests)
      .leftJoin(users, eq(users.id, featureRequests.authorId))

  return {
    async list(readerId, { order, status, search, after, limit }) {
      const query = search ? allWords(search) : undefined
      if (query === null) return { requests: [], next: null }
      const rows = await select(readerId)
        .where(
          and(
            isOnBoard,
            status && eq(featureRequests.status, status),
            query === undefined ? undefined : sql`${words} @@ to_tsquery('english', ${query})`,
            after === undefined ? undefined : comesAfter(after, order),
          ),
        )
        .orderBy(
          ...(order === 'votes' ? [desc(featureRequests.voteCount)] : []),
          desc(featureRequests.number),
        )
        .limit(limit + 1)
      const page = rows.slice(0, limit)
      const last = page.at(-1)?.request
      const hasMore = rows.length > limit && last !== undefined
      return {
        requests: page.map((row) => present(row, readerId)),
        next: hasMore ? `${last.voteCount}-${last.number}` : null,
      }
    },

    async findSimilar(readerId, title) {
      const query = anyWord(title)
      if (query === null) return []
      const asked = sql`to_tsquery('english', ${query})`
      const rows = await select(readerId)
        .where(and(isOnBoard, sql`${words} @@ ${asked}`))
        .orderBy(
          // A word of the title says far more than one of the text.
          sql`ts_rank(setweight(to_tsvector('english', fold_text(${featureRequests.title})), 'A')
            || to_tsvector('english', fold_text(${featureRequests.purpose})), ${asked}) desc`,
          desc(featureRequests.number),
        )
        .limit(bounds.lists.similarRequests)
      return rows.map((row) => present(row, readerId))
    },

    async find(readerId, number) {
      const [row] = await select(readerId).where(
        sql`${featureRequests.number} = (
          select coalesce(asked.merged_into, asked.number)
          from ${featureRequests} as asked where asked.number = ${number})`,
      )
      return row === undefined ? null : present(row, readerId)
    },
  }
}

/** `after` is votes and number of the last of the page before. */
function comesAfter(after: string, order: FeatureRequestOrder): SQL {
  const [votes, number] = after.split('-').map(Number)
  return order === 'votes'
    ? sql`(${featureRequests.voteCount}, ${featureRequests.number}) < (${votes}, ${number})`
    : sql`${featureRequests.number} < ${number}`
}

type Row = {
  request: typeof featureRequests.$inferSelect
  authorName: string | null
  hasVoted: boolean
}

function present({ request, authorName, hasVoted }: Row, readerId: string): FeatureRequest {
  const isOwn = request.authorId === readerId
  return {
    number: request.number,
    title: request.title,
    purpose: request.purpose,
    status: request.status,
    answer: request.answer,
    answered_at: request.answeredAt?.toISOString() ?? null,
    votes: request.voteCount,
    has_voted: hasVoted,
    author_name: publicName(authorName),
    is_own: isOwn,
    is_editable: isOwn && request.voteCount === Number(hasVoted),
    created_at: request.createdAt.toISOString(),
  }
}
