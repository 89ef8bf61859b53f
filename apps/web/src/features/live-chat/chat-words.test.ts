import type { Chat } from '@wildpath/contract'
import { expect, it } from 'vitest'

import { answererText, personName, statusLook } from './chat-words.ts'

it('names every status, and what is unknown as open', () => {
  const labels = ['pending_admin', 'assigned', 'closed', 'snoozed'].map(
    (status) => statusLook(status).label,
  )
  expect(labels).toEqual(['Waiting', 'Active', 'Closed', 'Open'])
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
