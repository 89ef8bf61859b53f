import { describe, expect, it } from 'vitest'

import { readWebAddress } from './web-address.ts'

describe('an address of the open web', () => {
  it.each([
    ['https://trips.photography', 'https://trips.photography/'],
    ['trips.adventures', 'https://trips.adventures/'],
    ['example.com', 'https://example.com/'],
    ['https://a.io', 'https://a.io/'],
    [
      'HTTP://Blue.Example.com:8080/trips?day=1#top',
      'http://blue.example.com:8080/trips?day=1#top',
    ],
    ['bergführer.ch', 'https://xn--bergfhrer-u9a.ch/'],
    ['https://пример.рф/туры', 'https://xn--e1afmkfd.xn--p1ai/%D1%82%D1%83%D1%80%D1%8B'],
    ['例子.中国', 'https://xn--fsqu00a.xn--fiqs8s/'],
    ['xn--bergfhrer-u9a.ch', 'https://xn--bergfhrer-u9a.ch/'],
  ])('may be typed as %s', (text, address) => {
    expect(readWebAddress(text)?.href).toBe(address)
  })

  it.each([
    [''],
    ['abc'],
    ['http://localhost:3000'],
    ['printer.local'],
    ['nas.home.arpa'],
    ['1.2.3.4'],
    ['https://[::1]/'],
    ['//example.com'],
    ['/trips'],
    ['http:/example.com'],
    ['a..com'],
    ['example.com.'],
    ['-trips.com'],
    ['trips.c'],
    ['trips.123'],
    ['two words.com'],
    ['example.com/two words'],
    ['https:\\\\example.com'],
    ['exam\u200Bple.com'],
    ['https://ana:secret@example.com'],
    ['ana@example.com'],
    ['mailto:ana@example.com'],
    ['javascript:alert(1)'],
    ['ftp://example.com'],
    [`${'a'.repeat(64)}.com`],
  ])('is not %j', (text) => {
    expect(readWebAddress(text)).toBeNull()
  })
})
