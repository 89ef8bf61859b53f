import { describe, expect, it } from 'vitest'

import { firstResponseAfter } from './lead-rules.ts'

const now = new Date('2026-05-02T10:00:00Z')
const earlier = new Date('2026-05-01T10:00:00Z')

describe('the first response to a lead', () => {
  it.each([
    ['new', null, null, null],
    ['new', null, earlier, null],
    ['new', now, null, now],
    ['new', now, earlier, earlier],
    ['contacted', null, null, now],
    ['booked', null, earlier, earlier],
    ['lost', now, earlier, earlier],
  ] as const)(
    'that is %s, replied at %s, first answered at %s is at %s',
    (status, repliedAt, firstResponseAt, after) => {
      expect(firstResponseAfter({ status, repliedAt, firstResponseAt }, now)).toEqual(after)
    },
  )
})
