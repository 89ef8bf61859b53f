import { describe, expect, it } from 'vitest'

import { readEntry, readLabel, typingNote } from './domain-entry.ts'

const product = 'wildpath.example'

describe('the domain field', () => {
  it.each([
    [' a.com ', 'a.com'],
    ['Shop.Example.com', 'shop.example.com'],
    ['https://example.co.uk/offers', 'example.co.uk'],
    ['bücher.example', 'xn--bcher-kva.example'],
  ])('takes %j for %s', (text, domain) => {
    expect(readEntry(text, product)).toEqual({ kind: 'right', domain, isSubdomain: false })
  })

  it('takes a label of the product for a subdomain', () => {
    expect(readEntry('yourname.wildpath.example', product)).toEqual({
      kind: 'right',
      domain: 'yourname.wildpath.example',
      isSubdomain: true,
    })
  })

  it('is empty with nothing but spaces in it', () => {
    expect(readEntry('  ', product)).toEqual({ kind: 'empty' })
    expect(typingNote('  ', product)).toBeUndefined()
  })

  it('says what is wrong with what was sent', () => {
    expect(readEntry('abc', product)).toEqual({
      kind: 'wrong',
      text: 'Please enter a valid domain name',
    })
    expect(readEntry('-bad.wildpath.example', product)).toEqual({
      kind: 'wrong',
      text: 'Please enter a valid subdomain of the product domain (e.g., yourname.wildpath.example)',
    })
  })

  it('names both ways while somebody types', () => {
    expect(typingNote('abc', product)).toBe(
      'Please enter a valid domain name or subdomain of the product (e.g., yourname.wildpath.example)',
    )
    expect(typingNote('abc.com', product)).toBeUndefined()
  })
})

describe('the label field', () => {
  it.each(['river', ' River ', 'river.wildpath.example'])('takes %j for a subdomain', (text) => {
    expect(readLabel(text, product)).toEqual({
      kind: 'right',
      domain: 'river.wildpath.example',
      isSubdomain: true,
    })
  })

  it('refuses what is no label', () => {
    const text =
      'Please enter a valid subdomain of the product domain (e.g., yourname.wildpath.example)'
    expect(readLabel('-bad', product)).toEqual({ kind: 'wrong', text })
    expect(readLabel('two.labels', product)).toEqual({ kind: 'wrong', text })
    expect(readLabel(' ', product)).toEqual({ kind: 'empty' })
  })
})
