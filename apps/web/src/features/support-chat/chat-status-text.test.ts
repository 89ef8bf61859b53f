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
  expect(chatStatusText(waiting, promise)).toBe(`Waiting for somebody of our team. ${closeIt}`)
  expect(chatStatusText({ ...waiting, tier: 'priority' }, noPromise)).toBe(
    `You are in the priority queue. ${closeIt}`,
  )
  expect(chatStatusText({ ...waiting, tier: 'dedicated' }, noPromise)).toBe(
    `You are in the priority queue. ${closeIt}`,
  )
})

it('tells the hours and the name that are promised', () => {
  expect(chatStatusText({ ...waiting, tier: 'priority' }, promise)).toBe(
    `You are in the priority queue: we answer within 8 hours. ${closeIt}`,
  )
  expect(chatStatusText({ ...waiting, tier: 'dedicated' }, promise)).toBe(
    `Your contact is Mara. Your chat is first in the queue, and is answered within 1 hour. ${closeIt}`,
  )
  expect(chatStatusText({ ...waiting, tier: 'dedicated', isTicket: true }, promise)).toMatch(
    /^Your contact is Mara\. .* went to our team by email\./,
  )
})

it('says who is here once somebody is', () => {
  const taken = { ...waiting, tier: 'dedicated', status: 'assigned', adminName: 'Ben' } as const
  expect(chatStatusText(taken, promise)).toBe('Ben is here.')
})
