/** A follow-up as it is written: 'Subject: …', a blank line, then the letter. */
export type FollowUpEmail = { subject: string | null; body: string }

/** Takes subject and letter apart; a text without a subject line is all letter. */
export function splitFollowUp(text: string): FollowUpEmail {
  const [first = '', ...rest] = text.trim().split(/\r?\n/)
  const subject = /^subject:\s*(.*)$/i.exec(first)?.[1]
  if (subject === undefined) return { subject: null, body: text.trim() }
  return { subject: subject.trim() || null, body: rest.join('\n').trim() }
}

/** When the email at this place of the series goes out (spec 2, section 7). */
export function followUpTiming(position: number): string {
  return position === 0 ? 'immediately' : `${position} day(s) after signup`
}
