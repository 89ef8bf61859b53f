import { type AnswerPost, isAdmin, type Question, type User } from '@wildpath/contract'

import type { AnswerRow, QuestionRow } from './community-reader.ts'

type Viewer = User | null
type Hideable = { authorId: string; hiddenReason: string | null }

/** What is hidden is there for its author, who is told, and for admins. */
export function maySee({ authorId, hiddenReason }: Hideable, viewer: Viewer): boolean {
  if (hiddenReason === null) return true
  return viewer !== null && (viewer.id === authorId || isAdmin(viewer))
}

/** A question as somebody may see it; null where it is not there for them. */
export function presentQuestion(row: QuestionRow, viewer: Viewer): Question | null {
  if (!maySee(row, viewer)) return null
  const shown = row.answers.filter((answer) => maySee(answer, viewer))
  const solutionFirst = shown.toSorted(
    (one, other) => Number(other.id === row.solutionId) - Number(one.id === row.solutionId),
  )
  return {
    id: row.id,
    title: row.title,
    text: row.text,
    author: row.author,
    createdAt: row.createdAt.toISOString(),
    editedAt: row.editedAt?.toISOString() ?? null,
    votes: row.votes,
    hidden: hiddenOf(row),
    closed: row.closedReason === null ? null : { reason: row.closedReason },
    solutionId: row.solutionId,
    answers: solutionFirst.map((answer) => presentAnswer(answer, viewer)),
    isOwn: viewer?.id === row.authorId,
    hasVoted: row.hasVoted,
    isReported: row.isReported,
  }
}

/** Of an answer that `viewer` may see. */
export function presentAnswer(row: AnswerRow, viewer: Viewer): AnswerPost {
  return {
    id: row.id,
    text: row.text,
    author: row.author,
    isTeam: row.isTeam,
    createdAt: row.createdAt.toISOString(),
    editedAt: row.editedAt?.toISOString() ?? null,
    hidden: hiddenOf(row),
    isOwn: viewer?.id === row.authorId,
    isReported: row.isReported,
  }
}

function hiddenOf({ hiddenReason }: Hideable): Question['hidden'] {
  return hiddenReason === null ? null : { reason: hiddenReason }
}
