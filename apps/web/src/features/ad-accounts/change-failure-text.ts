import { failureMessage } from '../../lib/request-failure.ts'

/** That a change was not made, and why, where the server says more than that. */
export function changeFailureText(failure: unknown, text: string): string {
  const reason = failureMessage(failure, '')
  return reason === '' || reason.startsWith('Failed to') ? text : `${text}. ${reason}`
}
