import { ApiFailure, type FailureCode } from '../../entities/api/api-failure.ts'

const nextSteps: Partial<Record<FailureCode, string>> = {
  'user-not-found': 'Check the spelling of your email, or create an account below.',
  'wrong-password': 'Check for capital letters, or reset your password.',
  'email-already-in-use': 'Log in with it instead, or use another email.',
  'weak-password': 'Choose a longer password.',
  'invalid-email': 'Check the spelling of your email.',
  'too-many-requests': 'Wait a few minutes before you try again.',
  'answered-elsewhere':
    'Networks of hotels and campsites often want a sign-in first: open another page, then try again.',
  'network-request-failed': 'What you typed is still here; try again once you are connected.',
}

/** What a person may do about a failed sign-in or sign-up, next to the catalogue's sentence. */
export function nextStepAfter(failure: unknown): string {
  const own = failure instanceof ApiFailure ? nextSteps[failure.code] : undefined
  return own ?? 'What you typed is still here. Please try again in a moment.'
}
