import { expect, it } from 'vitest'

import { RequestFailure } from '../../lib/request-failure.ts'
import { changeFailureText } from './change-failure-text.ts'

const failure = (message: string) =>
  new RequestFailure({ code: 'unexpected', status: 500, message })

it.each([
  ['', 'Failed to delete ad'],
  ['Failed to delete Facebook ad', 'Failed to delete ad'],
  ['Facebook asks for a pause.', 'Failed to delete ad. Facebook asks for a pause.'],
])('with %j from the server it is %j', (message, text) => {
  expect(changeFailureText(failure(message), 'Failed to delete ad')).toBe(text)
})
