import { ApiFailure } from '../../entities/api/api-failure.ts'
import { failureMessage } from '../../lib/request-failure.ts'

/**
 * The text and duration of the toast for a failed sign-in or sign-up (spec 1, section 8). Messages
 * about the connection carry the attempt number; 'Network connection failed' stays 6 s, another
 * 'check your internet connection' 5 s, anything else the usual 4 s. The catalogue's one network
 * message contains both phrases: it shows the number and stays the longer time.
 */
export function authFailureToast(
  failure: unknown,
  attempt: number,
): { text: string; durationMs: number } {
  const message = authFailureMessage(failure)
  const text = message.includes('check your internet connection')
    ? `${message} (Attempt ${attempt})`
    : message
  if (message.includes('Network connection failed')) return { text, durationMs: 6000 }
  if (message.includes('check your internet connection')) return { text, durationMs: 5000 }
  return { text, durationMs: 4000 }
}

/** The sentence for a person: the server's own, or the catalogue's for a failure without one. */
export function authFailureMessage(failure: unknown): string {
  const fallback =
    failure instanceof ApiFailure ? 'Unexpected error occurred.' : 'Something went wrong'
  return failureMessage(failure, fallback)
}
