import { expect, it } from 'vitest'

import { readSenderEntry } from './sender-domain.ts'

it.each([
  ['hello@example.com', 'hello@example.com'],
  ['  Trips.Summer@EXAMPLE.com. ', 'Trips.Summer@example.com'],
  ['example.co.uk', 'hello@example.co.uk'],
  ['https://www.example.com/about', 'hello@example.com'],
  ['http://WWW.example.com', 'hello@example.com'],
  ['www.example.com', 'hello@example.com'],
  ['www.example.co.uk.', 'hello@example.co.uk'],
  ['www.com', 'hello@www.com'],
  ['trips.example.com', 'hello@trips.example.com'],
  ['www.trips.example.com', 'hello@trips.example.com'],
  ['wwwhitewater.example', 'hello@wwwhitewater.example'],
  ['ana@www.example.com', 'ana@www.example.com'],
  ['mailto:ana@example.com?subject=Hi', 'ana@example.com'],
  ['info@münchen-rafting.de', 'info@xn--mnchen-rafting-gsb.de'],
])('reads %j as %s', (entered, address) => {
  expect(readSenderEntry(entered)?.address).toBe(address)
})

it.each([
  '',
  'example',
  'hello@',
  '@example.com',
  'hello@localhost',
  'hello@127.0.0.1',
  'hello@[::1]',
  'a b@example.com',
  'a@b@example.com',
  'jürgen@example.com',
  'a..b@example.com',
  '.a@example.com',
  '"a"@example.com',
  'a@example.com\r\nBcc: all@example.com',
  `${'a'.repeat(65)}@example.com`,
])('reads no address in %j', (entered) => {
  expect(readSenderEntry(entered)).toBeNull()
})
