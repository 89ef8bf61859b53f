import { type Chat, chatInitiated } from '@wildpath/contract'
import { expect, it } from 'vitest'

import {
  answererText,
  isOverdue,
  personName,
  previewText,
  promiseText,
  statusLook,
  tierWord,
} from './chat-words.ts'

it('names every status, and what is unknown as open', () => {
  const labels = ['pending_admin', 'assigned', 'closed', 'snoozed'].map(
    (status) => statusLook(status).label,
  )
  expect(labels).toEqual(['Waiting', 'Active', 'Closed', 'Open'])
})

it('replaces the system text of a new chat in the list', () => {
  expect(previewText({ lastMessage: chatInitiated })).toBe('No question yet')
  expect(previewText({ lastMessage: 'My page is down' })).toBe('My page is down')
})

it('has a name for whoever gave none', () => {
  expect(['Ana', '', '  '].map((userName) => personName({ userName }))).toEqual([
    'Ana',
    'Anonymous User',
    'Anonymous User',
  ])
})

it('says who answers', () => {
  const text = (chat: Partial<Chat>) => answererText(chat as Chat, 'ada')
  expect(text({ status: 'pending_admin', adminId: null })).toBe('Nobody answers this chat yet.')
  expect(text({ status: 'assigned', adminId: 'ada' })).toBe('You answer this chat.')
  expect(text({ status: 'assigned', adminId: 'bo', adminName: 'Bo' })).toBe('Bo answers this chat.')
  expect(text({ status: 'closed', adminId: 'ada' })).toBe('This chat is closed.')
})

it('marks who comes before others', () => {
  expect([tierWord('standard'), tierWord('priority'), tierWord('dedicated')]).toEqual([
    null,
    'Priority',
    'Dedicated',
  ])
})

it('is overdue once the promised time has passed', () => {
  const now = new Date('2026-01-01T12:00:00Z')
  expect(isOverdue({ answerBy: '2026-01-01T11:59:59Z' }, now)).toBe(true)
  expect(isOverdue({ answerBy: '2026-01-01T12:00:01Z' }, now)).toBe(false)
  expect(isOverdue({ answerBy: null }, now)).toBe(false)
})

it('says when an answer is due, ahead as well as afterwards', () => {
  const now = new Date('2026-01-01T12:00:00Z')
  const textOf = (answerBy: string | null) => promiseText({ answerBy }, now)
  expect(textOf('2026-01-01T16:00:00Z')).toBe('answer due in 4 hours')
  expect(textOf('2026-01-01T12:00:30Z')).toBe('answer due in a moment')
  expect(textOf('2026-01-01T10:00:00Z')).toBe('answer was due 2 hours ago')
  expect(textOf(null)).toBeNull()
})
