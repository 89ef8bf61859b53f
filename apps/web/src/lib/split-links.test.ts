import { describe, expect, it } from 'vitest'

import { splitLinks } from './split-links.ts'

describe('splitLinks', () => {
  it('finds a link and leaves the full stop behind it', () => {
    expect(splitLinks('Open http://localhost:3000/auth/reset-password?token=a.b. Thanks')).toEqual([
      { kind: 'text', value: 'Open ' },
      { kind: 'link', value: 'http://localhost:3000/auth/reset-password?token=a.b' },
      { kind: 'text', value: '. Thanks' },
    ])
  })

  it('finds two links on neighbouring lines', () => {
    expect(splitLinks('https://a.example/x\nhttps://b.example')).toEqual([
      { kind: 'link', value: 'https://a.example/x' },
      { kind: 'text', value: '\n' },
      { kind: 'link', value: 'https://b.example' },
    ])
  })

  it('makes no link of another scheme', () => {
    expect(splitLinks('javascript:alert(1)')).toEqual([
      { kind: 'text', value: 'javascript:alert(1)' },
    ])
  })

  it('has nothing to show for an empty text', () => {
    expect(splitLinks('')).toEqual([])
  })
})
