import { expect, it } from 'vitest'

import { domainOf } from './registered-domain.ts'

it.each([
  ['example.com', 'example.com', 'example.com', 'www.example.com'],
  ['www.example.com', 'example.com', 'www.example.com', 'example.com'],
  ['www.example.co.uk', 'example.co.uk', 'www.example.co.uk', 'example.co.uk'],
  ['shop.example.com', 'example.com', 'shop.example.com', null],
  ['www.shop.example.com', 'example.com', 'www.shop.example.com', null],
  ['xn--bcher-kva.de', 'xn--bcher-kva.de', 'xn--bcher-kva.de', 'www.xn--bcher-kva.de'],
  ['me.github.io', 'me.github.io', 'me.github.io', 'www.me.github.io'],
  ['example.test', 'example.test', 'example.test', 'www.example.test'],
])('%s is of %s, is served at %s and redirects from %s', (host, zone, primaryHost, otherHost) => {
  expect(domainOf(host)).toEqual({ zone, primaryHost, otherHost })
})

it.each(['com', 'co.uk', 'github.io', '203.0.113.7', 'localhost', ''])(
  'nobody registers %s',
  (host) => {
    expect(domainOf(host)).toBeNull()
  },
)
