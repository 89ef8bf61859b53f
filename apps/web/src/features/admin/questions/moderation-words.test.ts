import type { ModeratedPost } from '@wildpath/contract'
import { expect, it } from 'vitest'

import { actsFor, countText, reportsText } from './moderation-words.ts'

const question: ModeratedPost = {
  questionId: '0190c1de-0000-7000-8000-000000000001',
  answerId: null,
  title: 'Can I move my page?',
  text: '',
  author: { name: 'Mia', email: 'mia@example.com' },
  createdAt: '2031-05-01T08:00:00.000Z',
  isHidden: false,
  isClosed: false,
  reports: {},
}
const answer = { ...question, answerId: '0190c1de-0000-7000-8000-000000000002' }

it('offers what can be done with a post as it is', () => {
  expect(actsFor(question)).toEqual(['hide', 'close'])
  expect(actsFor({ ...question, reports: { spam: 1 } })).toEqual(['keep', 'hide', 'close'])
  expect(actsFor({ ...question, isHidden: true, isClosed: true })).toEqual(['show', 'reopen'])
  expect(actsFor(answer)).toEqual(['hide'])
})

it('says why a post was reported, and how often', () => {
  expect(reportsText({ rude: 2, spam: 1 })).toBe(
    'It is advertising or spam, It is rude or hurts somebody (2)',
  )
  expect(reportsText({})).toBe('')
})

it('counts no further than the server does', () => {
  expect([countText(3), countText(99)]).toEqual(['3', '99+'])
})
