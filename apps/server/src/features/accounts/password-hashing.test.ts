import { scryptSync } from 'node:crypto'
import { describe, expect, it } from 'vitest'

import { scryptHashing } from './password-hashing.ts'

describe('what is kept of a password', () => {
  it('takes 32 MB of memory to guess', async () => {
    const kept = await scryptHashing.hash('river-secret')
    const [salt = '', key] = kept.split(':')
    const cost = { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 }

    expect(salt).toMatch(/^[0-9a-f]{32}$/)
    expect(scryptSync('river-secret', salt, 64, cost).toString('hex')).toBe(key)
    expect(await scryptHashing.verify({ hash: kept, password: 'river-secret' })).toBe(true)
    expect(await scryptHashing.verify({ hash: kept, password: 'River-secret' })).toBe(false)
  })

  it('is another one each time', async () => {
    expect(await scryptHashing.hash('river-secret')).not.toBe(
      await scryptHashing.hash('river-secret'),
    )
  })

  it('is the same for the same letters, however a keyboard composes them', async () => {
    const kept = await scryptHashing.hash('cafe\u0301-table')
    expect(await scryptHashing.verify({ hash: kept, password: 'caf\u00e9-table' })).toBe(true)
  })

  it.each(['', ':', 'salt', 'salt:', 'salt:00'])('is recognised by nothing: %j', async (hash) => {
    expect(await scryptHashing.verify({ hash, password: '' })).toBe(false)
  })

  it('is what people who signed up before are known by', async () => {
    const hash =
      '855c6f676ecd40283d3b69a0be645d71:33b506318ea83b3ece7bc54131271cb32b2a3d9c23ea756382' +
      '51f05c61dbf1f3489c004e6b3ca0b6274c8bbe2878b6f015110feaca08fe7c837a23b6c29f8387'
    expect(await scryptHashing.verify({ hash, password: 'rapids1' })).toBe(true)
  })
})
