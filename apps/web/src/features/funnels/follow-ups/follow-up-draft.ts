import { type FollowUpEmail, joinFollowUp, splitFollowUp } from '@wildpath/contract'
import { z } from 'zod'

/** One email of a series while it is edited; `emails` is the series as it was when the editor was opened. */
export const followUpDraftSchema = z.object({
  position: z.int().nonnegative(),
  emails: z.array(z.string()),
  subject: z.string(),
  body: z.string(),
})
export type FollowUpDraft = z.infer<typeof followUpDraftSchema>

export function openDraft(emails: readonly string[], position: number): FollowUpDraft {
  const { subject, body } = splitFollowUp(emails[position] ?? '')
  return { position, emails: [...emails], subject: subject ?? '', body }
}

/** The email as it would be saved. */
export function emailOf({ subject, body }: FollowUpDraft): FollowUpEmail {
  return { subject: subject.trim(), body: body.trim() }
}

/** The series with the edited email in its place. */
export function seriesOf(draft: FollowUpDraft, emails = draft.emails): string[] {
  return emails.with(draft.position, joinFollowUp(emailOf(draft)))
}

export function isDirty(draft: FollowUpDraft): boolean {
  const opened = openDraft(draft.emails, draft.position)
  return draft.subject.trim() !== opened.subject || draft.body.trim() !== opened.body
}

/** The text with a word in place of what is marked, and where the writing goes on. */
export function insertAt(
  text: string,
  word: string,
  marked: { start: number; end: number },
): { text: string; caret: number } {
  return {
    text: text.slice(0, marked.start) + word + text.slice(marked.end),
    caret: marked.start + word.length,
  }
}
