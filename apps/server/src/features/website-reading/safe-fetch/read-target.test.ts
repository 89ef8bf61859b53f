import { describe, expect, it } from 'vitest'

import { readTarget } from './read-target.ts'

describe('what may be asked for', () => {
  it.each([
    ['http://kayak.example/', 'http://kayak.example/'],
    ['https://www.kayak.example:443/tours?a=b', 'https://www.kayak.example/tours?a=b'],
    ['http://kayak.example:80/', 'http://kayak.example/'],
    ['https://kayak.example:80/', 'https://kayak.example:80/'],
    ['https://bücher.example/', 'https://xn--bcher-kva.example/'],
  ])('is %s', (address, target) => expect(readTarget(address)?.href).toBe(target))

  it.each([
    ['an IPv4 address', 'http://127.0.0.1/'],
    ['a public one, too', 'http://93.184.216.34/'],
    ['a decimal number', 'http://2130706433/'],
    ['octal digits', 'http://0177.0.0.1/'],
    ['hexadecimal digits', 'http://0x7f.0.0.1/'],
    ['a hexadecimal number', 'http://0x7f000001/'],
    ['a short spelling', 'http://127.1/'],
    ['a shorter one', 'http://0/'],
    ['a mixed one', 'http://0x7f.1/'],
    ['full-width digits', 'http://１２７.０.０.１/'],
    ['circled digits', 'http://①②⑦.⓪.⓪.①/'],
    ['a dot at its end', 'http://127.0.0.1./'],
    ['IPv6', 'http://[::1]/'],
    ['mapped IPv4', 'http://[::ffff:127.0.0.1]/'],
    ['mapped IPv4 in hexadecimal', 'http://[::ffff:7f00:1]/'],
    ['translated IPv4', 'http://[64:ff9b::7f00:1]/'],
    ['a public IPv6', 'http://[2606:4700:4700::1111]/'],
    ['this machine by name', 'http://localhost/'],
    ['this machine with a dot', 'http://localhost./'],
    ['this machine below a name', 'http://kayak.localhost/'],
    ['a name of the local network', 'http://printer.local/'],
    ['a name of a cloud', 'http://metadata.google.internal/'],
    ['a name without a dot', 'http://intranet/'],
    ['a name with a dot at its end', 'http://kayak.example./'],
    ['a name and a password', 'http://user:secret@kayak.example/'],
    ['a name alone', 'http://user@kayak.example/'],
    ['what looks like a host before the host', 'http://kayak.example@127.0.0.1/'],
    ['another port', 'http://kayak.example:8080/'],
    ['the port of a mail server', 'http://kayak.example:25/'],
    ['files', 'file:///etc/passwd'],
    ['ftp', 'ftp://kayak.example/'],
    ['gopher', 'gopher://kayak.example:70/_x'],
    ['data', 'data:text/html,hello'],
    ['scripts', 'javascript:alert(1)'],
    ['no address', 'kayak'],
    ['nothing', ''],
  ])('is not %s: %s', (_, address) => expect(readTarget(address)).toBeNull())
})
