import { expect, it } from 'vitest'

import { asksForChat } from './asks-for-chat.ts'

const asks = (address: string) => asksForChat(new URL(address, 'https://wildpath.example'))

it('is asked for by a bare ?chat, whatever stands beside it', () => {
  expect(asks('/dashboard?chat')).toBe(true)
  expect(asks('/help?q=domain&chat=')).toBe(true)
  expect(asks('/account?tab=account&chat')).toBe(true)
  expect(asks('/dashboard')).toBe(false)
})

it('is not asked for by the chat that the desk of admins shows', () => {
  expect(asks('/admin/chats?chat=7')).toBe(false)
  expect(asks('/account?tab=chats&chat=7')).toBe(false)
  expect(asks('/dashboard?chat=7')).toBe(false)
})

it('never lies on the desk', () => {
  expect(asks('/admin/chats?chat')).toBe(false)
  expect(asks('/account?tab=chats&chat')).toBe(false)
})
