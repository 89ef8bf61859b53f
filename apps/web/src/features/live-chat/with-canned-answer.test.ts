import { expect, it } from 'vitest'

import { withCannedAnswer } from './with-canned-answer.ts'

it('keeps what is written and adds the answer below', () => {
  expect(withCannedAnswer(' \n', 'Records take an hour.')).toBe('Records take an hour.')
  expect(withCannedAnswer('Hello Ana! ', 'Records take an hour.')).toBe(
    'Hello Ana!\nRecords take an hour.',
  )
})
