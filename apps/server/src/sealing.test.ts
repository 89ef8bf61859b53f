import { expect, it } from 'vitest'

import { createSealing } from './sealing.ts'

const secrets = { secret: 'kept in the environment', salt: 'kept elsewhere', purpose: 'tests' }
const sealing = createSealing(secrets)
const sealed = sealing.seal('token-1', 'ana')

it('opens for the owner, and holds nothing readable', () => {
  expect(sealing.open(sealed, 'ana')).toBe('token-1')
  expect(Buffer.from(sealed, 'base64url').includes('token-1')).toBe(false)
  expect(sealing.seal('token-1', 'ana')).not.toBe(sealed)
})

it('does not open in the row of somebody else', () => {
  expect(sealing.open(sealed, 'ben')).toBe(null)
})

it.each([{ secret: '' }, { salt: 'another' }, { purpose: 'something else' }])(
  'does not open with %j',
  (other) => {
    expect(createSealing({ ...secrets, ...other }).open(sealed, 'ana')).toBe(null)
  },
)

it.each(['', 'short', `A${sealed.slice(1)}`, `${sealed.slice(0, -4)}AAAA`])(
  'does not open what was changed: %s',
  (changed) => {
    expect(changed).not.toBe(sealed)
    expect(sealing.open(changed, 'ana')).toBe(null)
  },
)
