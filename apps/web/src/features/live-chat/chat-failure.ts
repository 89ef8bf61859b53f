import { RequestFailure } from '../../lib/request-failure.ts'

/** What went wrong, in the words of spec 3, section 8.4, with those of product.md for the service it names. */
export function chatFailureCause(failure: unknown): string {
  const status = failure instanceof RequestFailure ? failure.status : null
  if (status === 403) {
    return 'Access denied. Please check your Backend security rules for the chats collection.'
  }
  if (status === 401) return 'Authentication required. Please log in again.'
  if (status === 0 || (status !== null && [502, 503, 504].includes(status))) {
    return unavailable
  }
  const message = failure instanceof Error ? failure.message : ''
  return message === '' ? 'An unknown error occurred' : message
}

export const unavailable = 'Backend is unavailable. Please check your internet connection.'

/** What did not work; the cause follows it. */
export type ChatFailureKind =
  | 'Connection test failed'
  | 'Failed to fetch chats'
  | 'Failed to assign chat'
  | 'Failed to close chat'
  | 'Failed to reopen chat'
  | 'Failed to hand over chat'
  | 'Failed to send message'
  | 'Failed to read canned answers'
  | 'Failed to save canned answer'
  | 'Failed to remove canned answer'
  | 'Real-time chat updates failed'
  | 'Message updates failed'
  | 'Failed to set up chat listener'
  | 'Failed to set up message listener'

export function chatFailureText(kind: ChatFailureKind, failure: unknown): string {
  return `${kind}: ${chatFailureCause(failure)}`
}
