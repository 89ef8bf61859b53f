import { leadStatuses } from '@wildpath/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { dueAt, type FollowUpFacts, isPaused, skipReason } from './follow-up-rules.ts'

const free: FollowUpFacts = {
  isQuarantined: false,
  suppression: null,
  hasReplied: false,
  status: 'new',
  pausesContacted: false,
  isSwitchedOn: true,
  text: 'Subject: Hello\n\nHi {name}',
}

describe('isPaused', () => {
  it.each([
    [true, { status: 'contacted', pausesContacted: true }],
    [false, { status: 'contacted' }],
    [false, { status: 'new', pausesContacted: true }],
    [false, { status: 'lost', pausesContacted: true }],
  ] as const)('returns %s for %j', (expected, change) => {
    expect(isPaused({ ...free, ...change })).toBe(expected)
  })
})

describe('skipReason', () => {
  it.each([
    ['unsubscribed', { suppression: 'unsubscribed' }],
    ['suppressed', { suppression: 'bounced' }],
    ['suppressed', { suppression: 'added' }],
    ['quarantined', { isQuarantined: true }],
    ['replied', { hasReplied: true }],
    ['booked', { status: 'booked' }],
    ['lost', { status: 'lost' }],
    ['switched-off', { isSwitchedOn: false }],
    ['empty', { text: '' }],
    ['empty', { text: ' \n' }],
    [null, {}],
    [null, { status: 'contacted' }],
  ] as const)('answers %s for %j', (reason, change) => {
    expect(skipReason({ ...free, ...change })).toBe(reason)
  })

  const facts = fc.record<FollowUpFacts>({
    isQuarantined: fc.boolean(),
    suppression: fc.constantFrom('unsubscribed', 'bounced', 'added', null),
    hasReplied: fc.boolean(),
    status: fc.constantFrom(...leadStatuses),
    pausesContacted: fc.boolean(),
    isSwitchedOn: fc.boolean(),
    text: fc.constantFrom('', ' \n', 'Hi {name}'),
  })

  it('lets an email out only where nothing at all speaks against it', () => {
    fc.assert(
      fc.property(facts, (given) => {
        const isFree =
          !given.isQuarantined &&
          given.suppression === null &&
          !given.hasReplied &&
          (given.status === 'new' || given.status === 'contacted') &&
          given.isSwitchedOn &&
          given.text === 'Hi {name}'
        expect(skipReason(given) === null).toBe(isFree)
      }),
    )
  })

  it('says that somebody unsubscribed whatever else is true', () => {
    fc.assert(
      fc.property(facts, (given) => {
        expect(skipReason({ ...given, suppression: 'unsubscribed' })).toBe('unsubscribed')
      }),
    )
  })
})

describe('dueAt', () => {
  it('sends the first at once and the third two days later', () => {
    const start = new Date('2026-03-28T22:15:00Z')
    expect(dueAt(start, 1)).toEqual(start)
    expect(dueAt(start, 3)).toEqual(new Date('2026-03-30T22:15:00Z'))
  })
})
