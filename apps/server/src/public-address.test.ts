import { describe, expect, it } from 'vitest'

import { isPublicAddress } from './public-address.ts'

describe('an address of the open internet', () => {
  it.each(['93.184.216.34', '1.1.1.1', '2606:4700:4700::1111', '2001:4860:4860::8888'])(
    'is %s',
    (address) => expect(isPublicAddress(address)).toBe(true),
  )

  it.each([
    ['one of IPv4 in a network of IPv6', '64:ff9b::5db8:d822'],
    ['one of IPv4 as a socket of both kinds names it', '::ffff:93.184.216.34'],
  ])('is %s', (_, address) => expect(isPublicAddress(address)).toBe(true))

  it.each([
    ['this machine', '127.0.0.1'],
    ['another name of this machine', '127.255.255.254'],
    ['no machine', '0.0.0.0'],
    ['a private network', '10.0.0.1'],
    ['a private network', '172.16.0.1'],
    ['a private network', '172.31.255.255'],
    ['a private network', '192.168.1.1'],
    ['the network of a provider', '100.64.0.1'],
    ['the link, where clouds keep their secrets', '169.254.169.254'],
    ['protocols', '192.0.0.1'],
    ['documentation', '192.0.2.1'],
    ['benchmarks', '198.18.0.1'],
    ['documentation', '203.0.113.7'],
    ['groups', '224.0.0.1'],
    ['the future', '240.0.0.1'],
    ['everybody', '255.255.255.255'],
    ['this machine', '::1'],
    ['no machine', '::'],
    ['this machine, mapped', '::ffff:127.0.0.1'],
    ['this machine, mapped in hexadecimal', '::ffff:7f00:1'],
    ['a private network, mapped', '::ffff:192.168.0.1'],
    ['this machine, as IPv4 was once written in IPv6', '::127.0.0.1'],
    ['this machine, translated', '64:ff9b::7f00:1'],
    ['a private network, translated', '64:ff9b::10.0.0.1'],
    ['a translation of the local network', '64:ff9b:1::1'],
    ['a private network behind 6to4', '2002:0a00:0001::1'],
    ['Teredo', '2001:0:4136:e378::1'],
    ['a private network', 'fd00::1'],
    ['the link', 'fe80::1'],
    ['the link of an interface', 'fe80::1%eth0'],
    ['a site', 'fec0::1'],
    ['groups', 'ff02::1'],
    ['documentation', '2001:db8::1'],
    ['nobody yet', '4000::1'],
    ['no address at all', 'localhost'],
    ['no address at all', ''],
  ])('is not %s: %s', (_, address) => expect(isPublicAddress(address)).toBe(false))
})
