import { noPromise } from '@wildpath/contract'
import { expect, it } from 'vitest'

import { chatStatusText } from './chat-status-text.ts'

const waiting = {
  status: 'pending_admin',
  isTicket: false,
  adminName: null,
  tier: 'standard',
} as const
const promise = { contactName: 'Mara', priorityHours: 8, dedicatedHours: 1 }
const closeIt =
  'You can close this window: the answer waits here, and comes by email if you do not see it.'

it('promises nothing that the operator did not', () => {
  expect(chatStatusText(waiting, { promise, sendsEmail: true })).toBe(
    `Waiting for somebody of our team. ${closeIt}`,
  )
  expect(
    chatStatusText({ ...waiting, tier: 'priority' }, { promise: noPromise, sendsEmail: true }),
  ).toBe(`You are in the priority queue. ${closeIt}`)
  expect(
    chatStatusText({ ...waiting, tier: 'dedicated' }, { promise: noPromise, sendsEmail: true }),
  ).toBe(`You are in the priority queue. ${closeIt}`)
})

it('promises no email if this installation sends none', () => {
  const operator = { promise: noPromise, sendsEmail: false }
  for (const isTicket of [false, true]) {
    expect(chatStatusText({ ...waiting, isTicket }, operator)).toBe(
      'Waiting for somebody of our team. You can close this window: the answer waits here.',
    )
  }
})

it('tells the hours and the name that are promised', () => {
  expect(chatStatusText({ ...waiting, tier: 'priority' }, { promise, sendsEmail: true })).toBe(
    `You are in the priority queue: we answer within 8 hours. ${closeIt}`,
  )
  expect(chatStatusText({ ...waiting, tier: 'dedicated' }, { promise, sendsEmail: true })).toBe(
    `Your contact is Mara. Your chat is first in the queue, and is answered within 1 hour. ${closeIt}`,
  )
  expect(
    chatStatusText(
      { ...waiting, tier: 'dedicated', isTicket: true },
      { promise, sendsEmail: true },
    ),
  ).toMatch(/^Your contact is Mara\. .* went to our team by email\./)
})

it('says who is here once somebody is', () => {
  const taken = { ...waiting, tier: 'dedicated', status: 'assigned', adminName: 'Ben' } as const
  expect(chatStatusText(taken, { promise, sendsEmail: true })).toBe('Ben is here.')
})
