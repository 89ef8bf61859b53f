import { describe, expect, it } from 'vitest'

import { ApiFailure, type FailureCode } from '../../entities/api/api-failure.ts'
import { creationFailureOf } from './creation-failure.ts'

function refusal(code: FailureCode, message = '', fields: Record<string, string> = {}) {
  return new ApiFailure({ code, status: 400, message, fields })
}

describe('creationFailureOf', () => {
  it.each(['not-signed-in', 'login-to-create'] as const)('asks to log in for %s', (code) => {
    expect(creationFailureOf(refusal(code, 'whatever'))).toEqual({
      kind: 'login',
      text: 'Please log in to create a funnel',
    })
  })

  it('offers the plans when the plan is full', () => {
    expect(creationFailureOf(refusal('funnel-limit'))).toEqual({ kind: 'limit' })
  })

  it('names the fields that the server refused, without the path of the request', () => {
    const failure = refusal('invalid-input', 'Please check the highlighted fields.', {
      'business_info.website_url': 'Please enter a valid URL',
      'generated_content': 'Invalid',
    })
    expect(creationFailureOf(failure)).toEqual({
      kind: 'fields',
      text: 'Please check the highlighted fields.',
      fields: { website_url: 'Please enter a valid URL' },
    })
  })

  it('shows what the server said', () => {
    expect(creationFailureOf(refusal('unexpected', 'The press is broken'))).toEqual({
      kind: 'other',
      text: 'The press is broken',
    })
  })

  it('says that the creation failed when the server said nothing', () => {
    expect(creationFailureOf(refusal('unexpected'))).toEqual({
      kind: 'other',
      text: 'Failed to create funnel',
    })
  })
})
