import { answersInWords, answerText, type Lead } from '@wildpath/contract'
import { toSearchableText } from '@wildpath/text'

/** The text that the inbox searches: a line for each answer, raw and as displayed, and the note; no consents. */
export function searchTextOf(values: Lead['values'], note: string): string {
  const answers = answersInWords(values).flatMap((answer) => [
    ...new Set([answer.value, answerText(answer)]),
  ])
  return toSearchableText([...answers, note].filter(Boolean).join('\n'))
}
