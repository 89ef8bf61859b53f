import { describe, expect, it } from 'vitest'

import { ApiFailure } from '../../entities/api/api-failure.ts'
import { elsewhereFailure, networkFailure } from '../../lib/request-failure.ts'
import { authFailureToast } from './auth-failure-toast.ts'

function refusal(message: string) {
  return new ApiFailure({ code: 'unexpected', status: 500, message })
}

describe('authFailureToast', () => {
  it('shows a lost network for 6 s with the attempt number', () => {
    expect(authFailureToast(networkFailure(), 2)).toEqual({
      text: 'Network connection failed. Please check your internet connection. (Attempt 2)',
      durationMs: 6000,
    })
  })

  it('shows that somebody else answered for 5 s with the attempt number', () => {
    const failure = elsewhereFailure(new Response(null, { status: 511 }))
    expect(authFailureToast(failure, 3)).toEqual({
      text: 'The network you are on answered instead of us. Please check your internet connection. (Attempt 3)',
      durationMs: 5000,
    })
  })

  it('shows what the server said for the usual time', () => {
    expect(authFailureToast(refusal('Incorrect password.'), 1)).toEqual({
      text: 'Incorrect password.',
      durationMs: 4000,
    })
  })

  it('says that the error was unexpected when the server said nothing', () => {
    expect(authFailureToast(refusal(''), 1).text).toBe('Unexpected error occurred.')
  })

  it('says that something went wrong when even the failure is unknown', () => {
    expect(authFailureToast(undefined, 1).text).toBe('Something went wrong')
  })
})
