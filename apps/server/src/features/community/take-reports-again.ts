import { and, eq, isNotNull, isNull } from 'drizzle-orm'

import type { Transaction } from '../../db/client.ts'
import { postReports } from './community-tables.ts'

/** What was decided was about other words: who reported those may report these. */
export async function takeReportsAgain(
  transaction: Transaction,
  questionId: string,
  answerId: string | null,
): Promise<void> {
  const ofPost =
    answerId === null ? isNull(postReports.answerId) : eq(postReports.answerId, answerId)
  await transaction
    .delete(postReports)
    .where(and(eq(postReports.questionId, questionId), ofPost, isNotNull(postReports.settledAt)))
}
