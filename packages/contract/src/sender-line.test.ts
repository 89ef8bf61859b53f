import { expect, it } from 'vitest'

import { senderLine } from './sender-line.ts'

it('names the business before its address', () => {
  expect(senderLine('Tidewater Kayak Co.', '3 Harbour Rd')).toBe(
    'Tidewater Kayak Co., 3 Harbour Rd',
  )
})

it.each(['Tidewater Kayak Co., 3 Harbour Rd', 'TIDEWATER KAYAK CO. 3 Harbour Rd'])(
  'names it once where the address begins with it: %s',
  (address) => {
    expect(senderLine('Tidewater Kayak Co.', address)).toBe(address)
  },
)

it('knows a name from the beginning of a longer word', () => {
  expect(senderLine('Tide', 'Tideway 3')).toBe('Tide, Tideway 3')
})

it('says nothing without an address', () => {
  expect(senderLine('Tide', '')).toBe('')
})
