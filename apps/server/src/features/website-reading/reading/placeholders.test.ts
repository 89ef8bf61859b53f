import { describe, expect, it } from 'vitest'

import type { Finding } from './finding.ts'
import { isPlaceholder } from './placeholders.ts'

const found = (kind: Finding['kind'], value: object) =>
  ({ kind, value, confidence: 'high', origin: 'https://a.example/', quote: '' }) as Finding

describe('what a website builder put there', () => {
  it.each([
    found('phone', { number: '+1 555 555 5555' }),
    found('phone', { number: '+1 123 456 7890' }),
    found('email', { address: 'info@example.com' }),
    found('email', { address: 'you@yourdomain.com' }),
    found('address', { street: '123 Demo Street', locality: 'New York' }),
    found('address', { street: 'Musterstraße 1', locality: 'Musterstadt' }),
    found('social-link', { url: 'https://www.facebook.com/wix' }),
    found('social-link', { url: 'http://facebook.com/squarespace/' }),
  ])('is known: %o', (finding) => expect(isPlaceholder(finding)).toBe(true))

  it.each([
    found('phone', { number: '+1 555 010 0142' }),
    found('email', { address: 'captain@example.com' }),
    found('address', { street: '123 Harbor Street', locality: 'Bergen' }),
    found('social-link', { url: 'https://www.facebook.com/wixhausen-kanu' }),
    found('since', { year: 1999 }),
  ])('is not what a business says: %o', (finding) => expect(isPlaceholder(finding)).toBe(false))
})
