import { expect, it } from 'vitest'

import { createBounceAddresses } from './bounce-address.ts'

const secret = 'the secret of an installation'
const addresses = createBounceAddresses({ secret, domain: 'bounces.example' })
const email = { leadId: '01900000-1234-7000-8000-00000000abcd', step: 3 }
const address = addresses.write(email)

it('names an email, and is no longer than mail servers take', () => {
  expect(address).toMatch(/^bounce\+[0-9a-f]{56}@bounces\.example$/)
  expect(address.indexOf('@')).toBeLessThanOrEqual(64)
  expect(addresses.read(address)).toEqual(email)
})

it('is read in whatever case mail servers write it', () => {
  expect(addresses.read(address.toUpperCase())).toEqual(email)
})

it.each([
  '',
  'bounce+@bounces.example',
  'postmaster@bounces.example',
  address.replace('bounces.', 'other.'),
  address.replace('bounces.', 'bouncez.'),
  address.replace('bounce+', ''),
  address.replace('@', '0@'),
  address.replace('@', 'zz@'),
  address.replace(/.@/, (last) => (last === '0@' ? '1@' : '0@')),
  address.replace('+01', '+02'),
  createBounceAddresses({ secret: 'another', domain: 'bounces.example' }).write(email),
])('cannot be guessed or changed: %s', (other) => {
  expect(addresses.read(other)).toBeNull()
})
