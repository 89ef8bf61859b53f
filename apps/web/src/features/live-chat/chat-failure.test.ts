import { describe, expect, it } from 'vitest'

import { networkFailure, RequestFailure } from '../../lib/request-failure.ts'
import { chatFailureCause, chatFailureText } from './chat-failure.ts'

const failure = (status: number, message = '') =>
  new RequestFailure({ code: 'unexpected', status, message })

describe('the cause of a failure', () => {
  it.each([
    [
      failure(403, 'Not allowed'),
      'Access denied. Please check your Backend security rules for the chats collection.',
    ],
    [failure(401, 'Who?'), 'Authentication required. Please log in again.'],
    [networkFailure(), 'Backend is unavailable. Please check your internet connection.'],
    [failure(503), 'Backend is unavailable. Please check your internet connection.'],
    [failure(409, 'Ada answers this chat already.'), 'Ada answers this chat already.'],
    [failure(500), 'An unknown error occurred'],
    [new Error('Odd'), 'Odd'],
    ['nothing known', 'An unknown error occurred'],
  ])('of %o is told', (what, cause) => {
    expect(chatFailureCause(what)).toBe(cause)
  })

  it('follows what did not work', () => {
    expect(chatFailureText('Failed to close chat', failure(500))).toBe(
      'Failed to close chat: An unknown error occurred',
    )
  })
})
