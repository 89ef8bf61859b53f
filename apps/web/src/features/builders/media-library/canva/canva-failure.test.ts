import type { ErrorCode } from '@wildpath/contract'
import { expect, it } from 'vitest'

import { ApiFailure } from '../../../../entities/api/api-failure.ts'
import { networkFailure } from '../../../../lib/request-failure.ts'
import { canvaFailure, importFailure, isConnectionLost } from './canva-failure.ts'

const refused = (code: ErrorCode, message: string) => new ApiFailure({ code, status: 502, message })

it('tells a network that is gone from a Canva that does not answer', () => {
  expect(canvaFailure(networkFailure())).toBe(
    'Failed to load Canva SDK. Please check your internet connection and try again.',
  )
  expect(canvaFailure(refused('unexpected', ''))).toBe(
    'Failed to initialize Canva. Please try again.',
  )
})

it('says why an export failed', () => {
  const message = 'Canva export failed: the design has to be approved by a reviewer first'
  expect(importFailure(refused('design-export-failed', message))).toEqual({
    message,
    detail: 'Nothing was saved; your design in Canva is as it was.',
  })
})

it('says that a design was not saved, and why', () => {
  expect(importFailure(refused('design-limit', 'Your design library is full.'))).toEqual({
    message: 'Failed to export and save your design. Please try again.',
    detail: 'Your design library is full.',
  })
})

it('sees that the connection is over', () => {
  expect(isConnectionLost(refused('design-tool-reconnect', ''))).toBe(true)
  expect(isConnectionLost(refused('design-tool-unavailable', ''))).toBe(false)
})
