import { adviceLetter } from './advice-letter.ts'
import { confirmationLetter } from './confirmation-letter.ts'
import type { Desk } from './desk.ts'
import { stepLetter } from './step-letter.ts'

/** Three letters with three jobs: confirm, advise, ask for one easy step. */
export function composeEmails(desk: Desk): string[] {
  return [confirmationLetter(desk), adviceLetter(desk), stepLetter(desk)]
}
