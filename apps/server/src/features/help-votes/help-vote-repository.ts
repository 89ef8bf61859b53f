import { sql, sum } from 'drizzle-orm'

import type { Database } from '../../db/client.ts'
import { helpVotes } from './help-vote-table.ts'

export type CountedVotes = { article: string; helpful: number; unhelpful: number }

export type HelpVoteRepository = {
  /** `day` is UTC, as `2026-05-01`. */
  add(article: string, day: string, isHelpful: boolean): Promise<void>
  /** Of every article that anybody voted on. */
  listTotals(): Promise<CountedVotes[]>
}

export function createHelpVoteRepository({ db }: Pick<Database, 'db'>): HelpVoteRepository {
  return {
    async add(article, day, isHelpful) {
      const [helpful, unhelpful] = isHelpful ? [1, 0] : [0, 1]
      await db
        .insert(helpVotes)
        .values({ article, day, helpful, unhelpful })
        .onConflictDoUpdate({
          target: [helpVotes.article, helpVotes.day],
          set: {
            helpful: sql`${helpVotes.helpful} + ${helpful}`,
            unhelpful: sql`${helpVotes.unhelpful} + ${unhelpful}`,
          },
        })
    },

    listTotals: () =>
      db
        .select({
          article: helpVotes.article,
          helpful: sum(helpVotes.helpful).mapWith(Number),
          unhelpful: sum(helpVotes.unhelpful).mapWith(Number),
        })
        .from(helpVotes)
        .groupBy(helpVotes.article)
        .then((rows) =>
          rows.map(({ article, helpful, unhelpful }) => ({
            article,
            helpful: helpful ?? 0,
            unhelpful: unhelpful ?? 0,
          })),
        ),
  }
}
