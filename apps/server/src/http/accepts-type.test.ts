import { expect, it } from 'vitest'

import { acceptsType } from './accepts-type.ts'

it.each([
  'text/event-stream',
  'TEXT/Event-Stream',
  'application/json, text/event-stream;q=0.5',
  'text/event-stream ; charset=utf-8',
])('takes events where they are asked for (%s)', (header) => {
  expect(acceptsType(header, 'text/event-stream')).toBe(true)
})

it.each([
  undefined,
  '',
  '*/*',
  'text/*',
  'text/event-streamx',
  'x-text/event-stream',
  'text/event-stream;q=0',
  'application/json, text/event-stream; Q=0.000',
])('takes no events elsewhere (%s)', (header) => {
  expect(acceptsType(header, 'text/event-stream')).toBe(false)
})
