import { describe, expect, it } from 'vitest'

import { signInSchema, signUpSchema } from './account.ts'
import { toMailboxKey } from './email-address.ts'

const person = { full_name: 'Ana Rivers', password: 'secret-enough' }

describe('the email address of an account', () => {
  it.each([
    ['info@müller.example', 'info@xn--mller-kva.example'],
    ['info@xn--mller-kva.example', 'info@xn--mller-kva.example'],
    ['info@xn--e1afmkfd.xn--p1ai', 'info@xn--e1afmkfd.xn--p1ai'],
    ['info@пример.рф', 'info@xn--e1afmkfd.xn--p1ai'],
    ['a&b@example.org', 'a&b@example.org'],
    ["o'neil@example.org", "o'neil@example.org"],
    ['ana+trips@example.org', 'ana+trips@example.org'],
  ])('is accepted as %s and stored as %s', (email, stored) => {
    expect(signUpSchema.parse({ ...person, email }).email).toBe(stored)
    expect(signInSchema.parse({ ...person, email }).email).toBe(stored)
  })

  it.each(['ana', 'ana@example', 'Ana <ana@example.org>', 'ana@example.org.', 'a b@example.org'])(
    'is rejected as %s',
    (email) => {
      expect(signUpSchema.safeParse({ ...person, email }).success).toBe(false)
    },
  )
})

it.each([
  ['Ana+1@Gmail.com', 'ana@gmail.com'],
  ['a.n.a+trips+more@googlemail.com', 'ana@googlemail.com'],
  ['ana.lopez+x@example.org', 'ana.lopez@example.org'],
  ['+@example.org', '+@example.org'],
])('counts %s as the mailbox %s', (email, mailbox) => {
  expect(toMailboxKey(email)).toBe(mailbox)
})
