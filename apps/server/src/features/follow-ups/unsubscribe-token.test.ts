import { describe, expect, it } from 'vitest'

import { createUnsubscribeTokens } from './unsubscribe-token.ts'

const tokens = createUnsubscribeTokens('a secret of this installation')
const mia = {
  userId: 'user-1',
  funnelId: '01900000-0000-7000-8000-000000000000',
  email: 'mia@example.org',
}

describe('the token of an unsubscribe link', () => {
  it('gives back what was written, and is the same each time', () => {
    expect(tokens.read(tokens.write(mia))).toEqual(mia)
    expect(tokens.write(mia)).toBe(tokens.write(mia))
  })

  it('does not show the address to whoever sees the link', () => {
    const token = tokens.write(mia)
    expect(Buffer.from(token, 'base64url').toString('latin1')).not.toContain('mia')
  })

  it('is worth nothing once a letter of it is another', () => {
    const token = tokens.write(mia)
    for (let at = 0; at < token.length; at += 1) {
      const other = token[at] === 'A' ? 'B' : 'A'
      expect(tokens.read(token.slice(0, at) + other + token.slice(at + 1))).toBeNull()
    }
  })

  it.each(['', 'x', 'not a token', 'A'.repeat(38), '..', 'AAAA=='])('is not %j', (token) =>
    expect(tokens.read(token)).toBeNull(),
  )

  it('of another installation opens nothing', () => {
    expect(tokens.read(createUnsubscribeTokens('another').write(mia))).toBeNull()
  })
})
