import { describe, expect, it } from 'vitest'

import { ApiFailure } from '../../../../entities/api/api-failure.ts'
import { problemOf } from './picture-problem.ts'

const failed = (code: ApiFailure['code'], status: number) =>
  problemOf(new ApiFailure({ code, status, message: 'No.' }), 'Failed to generate image')

describe('why a picture was not made', () => {
  it.each([
    ['image-failed', 502],
    ['image-missing', 502],
    ['image-rate-limit', 429],
    ['unexpected', 500],
    ['network-request-failed', 0],
  ] as const)('may lie with the service: %s', (code, status) => {
    expect(failed(code, status)).toEqual({ message: 'No.', isOfService: true })
  })

  it.each([
    ['image-content-policy', 422],
    ['image-invalid-request', 422],
    ['image-limit', 429],
    ['images-busy', 429],
    ['design-limit', 403],
    ['image-exists', 409],
  ] as const)('lies with what was asked for: %s', (code, status) => {
    expect(failed(code, status)).toEqual({ message: 'No.', isOfService: false })
  })
})
