import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'

import { describe, expect, it } from 'vitest'

import { clientIpPrefix, ipPrefix } from './client-ip-prefix.ts'

describe('the network of a request', () => {
  function buildRequest(forwarded: string): IncomingMessage {
    const request = new IncomingMessage(new Socket())
    request.headers['x-forwarded-for'] = forwarded
    return request
  }

  it('is the last address that our proxy names, never one that the client made up', () => {
    expect(clientIpPrefix(buildRequest('198.51.100.1, 203.0.113.7'), true)).toBe('203.0.113.7')
  })

  it('takes nobody at their word without a proxy', () => {
    expect(clientIpPrefix(buildRequest('203.0.113.7'), false)).toBe('')
  })
})

describe('the network of an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['unknown', 'unknown'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8::5', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['7.7.7.7:4001', '7.7.7.7'],
    ['[2001:db8::1]:4001', '2001:db8:0:0::/64'],
    ['[2001:db8::1]', '2001:db8:0:0::/64'],
  ])('of %s is %s', (address, network) => {
    expect(ipPrefix(address)).toBe(network)
  })
})
