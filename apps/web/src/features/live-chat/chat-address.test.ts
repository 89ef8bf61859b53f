import { expect, it } from 'vitest'

import { readChatAddress, writeChatAddress } from './chat-address.ts'

it('reads what the list shows, open chats unless something else is asked for', () => {
  expect(
    readChatAddress(new URLSearchParams('show=closed&assignee=me&order=oldest&q=tent&chat=7')),
  ).toEqual({
    view: 'closed',
    assignee: 'me',
    order: 'oldest',
    search: 'tent',
    openId: '7',
  })
  expect(readChatAddress(new URLSearchParams('show=odd&assignee=ana&order=random'))).toEqual({
    view: 'open',
    assignee: 'anyone',
    order: 'default',
    search: '',
    openId: null,
  })
})

it('changes its own parts only, and names nothing that goes without saying', () => {
  const params = new URLSearchParams('tab=chats&show=all&q=tent&chat=7')
  const written = (change: Parameters<typeof writeChatAddress>[1]) =>
    writeChatAddress(params, change).toString()
  expect(written({ openId: null })).toBe('tab=chats&show=all&q=tent')
  expect(written({ assignee: 'nobody', order: 'oldest' })).toBe(
    'tab=chats&show=all&q=tent&chat=7&assignee=nobody&order=oldest',
  )
  expect(written({ assignee: 'anyone', order: 'default' })).toBe('tab=chats&show=all&q=tent&chat=7')
  expect(written({ view: 'open', search: '' })).toBe('tab=chats&chat=7')
  expect(written({ view: 'closed' })).toBe('tab=chats&show=closed&q=tent&chat=7')
})
