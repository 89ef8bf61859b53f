import type { Chat, ChatMessage } from '@wildpath/contract'
import { describe, expect, it } from 'vitest'

import type { ThreadState } from './chat-thread.ts'
import { dayLabel, threadRows } from './thread-rows.ts'

const now = new Date(2026, 5, 20, 12)
const local = (day: number, hour: number, minute = 0) =>
  new Date(2026, 5, day, hour, minute).toISOString()

const chat = { seenByUser: 0, seenByAdmin: 0 } as Chat
let position = 0
function build(more: Partial<ChatMessage>): ChatMessage {
  position += 1
  return {
    id: `m${position}`,
    chatId: 'c',
    position,
    senderId: 'ana',
    senderName: 'Ana',
    senderRole: 'user',
    text: 'Hello',
    picture: null,
    isNote: false,
    timestamp: local(20, 10),
    ...more,
  }
}
function rowsOf(
  messages: Partial<ChatMessage>[],
  state: Partial<ThreadState> = {},
  role: 'user' | 'admin' = 'admin',
) {
  position = 0
  const thread: ThreadState = {
    chat,
    messages: messages.map(build),
    unsent: [],
    hasOlder: false,
    typingName: null,
    failure: null,
    ...state,
  }
  return threadRows(thread, role, now)
}
const groupStarts = (messages: Partial<ChatMessage>[]) =>
  rowsOf(messages).flatMap((row) => (row.kind === 'message' ? [row.isFirstOfGroup] : []))

describe('the lines of a thread', () => {
  it('begin each day with its name', () => {
    const rows = rowsOf([
      { timestamp: local(17, 9) },
      { timestamp: local(19, 23, 59) },
      { timestamp: local(20, 0) },
      { timestamp: local(20, 1) },
    ])
    expect(rows.map((row) => (row.kind === 'day' ? row.label : row.key))).toEqual([
      'Wednesday, June 17, 2026',
      'm1',
      'Yesterday',
      'm2',
      'Today',
      'm3',
      'm4',
    ])
  })

  it('say again who writes after another person, a note, five minutes or midnight', () => {
    const minutes = (count: number) => ({ timestamp: local(20, 10, count) })
    expect(groupStarts([minutes(0), minutes(4), minutes(9)])).toEqual([true, false, true])
    expect(groupStarts([{}, { senderRole: 'admin', senderId: 'ada' }, {}])).toEqual([
      true,
      true,
      true,
    ])
    expect(groupStarts([{ senderId: 'ada' }, { senderId: 'bo' }])).toEqual([true, true])
    expect(groupStarts([{}, { isNote: true }])).toEqual([true, true])
    expect(groupStarts([{ timestamp: local(19, 23, 59) }, { timestamp: local(20, 0) }])).toEqual([
      true,
      true,
    ])
  })

  it('mark the newest message of one’s own that the other side has seen, never a note', () => {
    const admin = { senderRole: 'admin' } as const
    const messages = [{}, admin, admin, { ...admin, isNote: true }, admin]
    const seenOf = (seenByUser: number, role: 'user' | 'admin' = 'admin') =>
      rowsOf(messages, { chat: { ...chat, seenByUser, seenByAdmin: 1 } }, role).flatMap((row) =>
        row.kind === 'message' && row.isSeen ? [row.key] : [],
      )
    expect(seenOf(1)).toEqual([])
    expect(seenOf(2)).toEqual(['m2'])
    expect(seenOf(4)).toEqual(['m3'])
    expect(seenOf(5)).toEqual(['m5'])
    expect(seenOf(5, 'user')).toEqual(['m1'])
  })

  it('end with what is not sent yet', () => {
    const unsent = { id: 'u', text: 'Wait', picture: null, isNote: false, failure: null }
    expect(rowsOf([{}], { unsent: [unsent] }).at(-1)).toEqual({
      kind: 'unsent',
      key: 'u',
      message: unsent,
      canRetry: true,
    })
  })
})

it('a day is named by the calendar, not by hours', () => {
  expect(dayLabel(local(19, 23, 59), new Date(2026, 5, 20, 0, 1))).toBe('Yesterday')
  expect(dayLabel(local(20, 0, 1), new Date(2026, 5, 20, 23, 59))).toBe('Today')
})

it('offers to send again what was not sent, until the chat is closed', () => {
  const unsent = [{ id: 'u', text: 'Hi', picture: null, isNote: false, failure: new Error('no') }]
  const canRetry = (status: Chat['status']) =>
    rowsOf([], { chat: { ...chat, status }, unsent }).map(
      (row) => row.kind === 'unsent' && row.canRetry,
    )
  expect([canRetry('assigned'), canRetry('closed')]).toEqual([[true], [false]])
})
