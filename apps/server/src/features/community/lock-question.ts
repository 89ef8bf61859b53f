import { eq } from 'drizzle-orm'

import type { Transaction } from '../../db/client.ts'
import { questions } from './community-tables.ts'

/**
 * A question that stays as it was read until the transaction ends; undefined where it is gone. Whatever writes to
 * a question, its answers, votes or reports takes this first: triggers and references lead there in any case, and
 * two that take the same locks in two orders wait for each other.
 */
export async function lockQuestion(transaction: Transaction, id: string) {
  const [question] = await transaction
    .select({
      authorId: questions.authorId,
      hiddenReason: questions.hiddenReason,
      closedReason: questions.closedReason,
    })
    .from(questions)
    .where(eq(questions.id, id))
    .for('no key update')
  return question
}
