import { describe, expect, it } from 'vitest'

import { ApiFailure } from '../../entities/api/api-failure.ts'
import { networkFailure } from '../../lib/request-failure.ts'
import { nextStepAfter } from './next-step-after.ts'

describe('nextStepAfter', () => {
  it('leads someone without an account to one', () => {
    const failure = new ApiFailure({ code: 'user-not-found', status: 404, message: 'No account' })
    expect(nextStepAfter(failure)).toBe(
      'Check the spelling of your email, or create an account below.',
    )
  })

  it('says that nothing typed is lost when the network is', () => {
    expect(nextStepAfter(networkFailure())).toBe(
      'What you typed is still here; try again once you are connected.',
    )
  })

  it('asks for another try after anything else', () => {
    expect(nextStepAfter(new Error('?'))).toBe(
      'What you typed is still here. Please try again in a moment.',
    )
  })
})
