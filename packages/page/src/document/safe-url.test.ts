import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { isUsableAddress, safeImage, safeLink, safeVideoFile } from './safe-url.ts'

const pixel = 'data:image/png;base64,iVBORw0KGgo='

/** Addresses that have led browsers, or people, somewhere else than they said. */
const hostile = [
  'javascript:alert(1)',
  'JavaScript://x%0aalert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  '\u200bjavascript:alert(1)',
  'javascript&#58;alert(1)',
  'javascript&colon;alert(1)',
  'javascript\u003aalert(1)',
  'jav\u0430script:alert(1)',
  'vbscript:msgbox(1)',
  'livescript:x',
  'mocha:x',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD4=',
  'data:application/xhtml+xml,<x/>',
  'data:image/svg+xml;base64,PHN2Zy8+',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'blob:https://example.test/x',
  'file:///etc/passwd',
  'filesystem:https://example.test/x',
  'view-source:https://example.test',
  'about:blank',
  'intent://x#Intent;scheme=http;end',
  '//evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  '/\t/evil.test',
  '/\n/evil.test',
  '/.//evil.test/é',
  '/..//evil.test/é',
  '/é/..//evil.test',
  '/%2e//evil.test/é',
  '/.//',
  'https:\\\\evil.test',
  'https://example.test\\@evil.test',
  'https://bank.test@evil.test/',
  'https://user:password@evil.test/',
  'https://exa\u202emple.test/gpj.exe',
  'https://',
  'https://[',
  'http://exa mple.test/',
  'tel:*#06#',
  'tel:javascript',
  'mailto:"<script>"@x',
  'mailto://@javascript:javascript:',
  'mailto://hello@example.test',
  'mailto:https://user:pw@evil.example/',
  'javascript:alert(1)@evil.example',
  'javascript:80/evil',
  'data:text/html,x@evil.example',
  'sms:*06#',
  'sms:javascript',
  'whatsapp://send?phone=javascript',
  'whatsapp://evil.test?phone=436601234567',
]

describe('safeLink', () => {
  it.each([
    ['https://example.test/book', 'https://example.test/book'],
    ['https://example.test', 'https://example.test'],
    [' https://example.test/my photos?of=us ', 'https://example.test/my%20photos?of=us'],
    ['https://bücher.test/é', 'https://xn--bcher-kva.test/%C3%A9'],
    ['mailto:hello@example.test', 'mailto:hello@example.test'],
    ['mailto:a@b.test?subject=A trip', 'mailto:a@b.test?subject=A%20trip'],
    ['tel:+14065550100', 'tel:+14065550100'],
    ['tel:+1 (406) 555-0100', 'tel:+14065550100'],
    ['/about', '/about'],
    ['/über uns', '/%C3%BCber%20uns'],
    ['tel:1-800-RAFTING', 'tel:18007238464'],
    ['sms:+12125550100', 'sms:+12125550100'],
    ['sms:+1 212 555 0100?body=Hello there', 'sms:+1%20212%20555%200100?body=Hello%20there'],
    ['rivertrips.example.test/book', 'https://rivertrips.example.test/book'],
    ['www.müller-kajak.de', 'https://www.xn--mller-kajak-thb.de/'],
    ['пример.рф/туры', 'https://xn--e1afmkfd.xn--p1ai/%D1%82%D1%83%D1%80%D1%8B'],
    ['例子.中国', 'https://xn--fsqu00a.xn--fiqs8s/'],
    ['blue-canyon.com:8080/book', 'https://blue-canyon.com:8080/book'],
    ['example.com/a b', 'https://example.com/a%20b'],
    ['info@blue-canyon.com', 'mailto:info@blue-canyon.com'],
    ['info@müller.example', 'mailto:info@xn--mller-kva.example'],
    ['+1 212 555 0100', 'tel:+12125550100'],
    ['(212) 555-0100', 'tel:2125550100'],
    ['0171–1234567', 'tel:01711234567'],
    ['＋81 90 1234 5678', 'tel:+819012345678'],
    ['+41 (0)79 123 45 67', 'tel:+41791234567'],
    ['tel:+41 (0)79 123 45 67', 'tel:+41791234567'],
    ['tel:+49 171–1234567', 'tel:+491711234567'],
    ['tel: +44 20 7946 0123', 'tel:+442079460123'],
    ['Tel. 0512 123456', 'tel:0512123456'],
    ['Tel.: +43 512 123456', 'tel:+43512123456'],
    ['Téléphone : 01 23 45 67 89', 'tel:0123456789'],
    ['Phone (212) 555-0100', 'tel:2125550100'],
    ['tel://+43512123456', 'tel:+43512123456'],
    ['whatsapp://send?phone=+43 660 1234567', 'https://wa.me/436601234567'],
    ['whatsapp://send/?phone=00436601234567', 'https://wa.me/436601234567'],
    [
      'whatsapp://send?text=Hi there & more&phone=436601234567',
      'https://wa.me/436601234567?text=Hi%20there%20',
    ],
    ['tel:1-800-KAYAK-NOW ext 5', 'tel:180052925669'],
  ])('follows %s', (url, href) => {
    expect(safeLink(url, '#form')).toBe(href)
  })

  it.each([
    '',
    ' ',
    '#',
    '#nowhere',
    'book now',
    '@bluecanyon.rafting',
    'printer.local',
    '10.0.0.1',
    '192.168.10.100',
    '123',
    '\ud800',
    ...hostile,
  ])('leads %j to the form', (url) => {
    expect(safeLink(url, '#form')).toBe('#form')
  })

  it('never leads anywhere but to the web, to a mailbox, to a phone or to this host', () => {
    fc.assert(
      fc.property(address(), (url) => {
        const href = safeLink(url, '#form')
        const { protocol, username, host } = new URL(href, 'https://here.test')
        expect(['https:', 'http:', 'mailto:', 'sms:', 'tel:']).toContain(protocol)
        expect(username).toBe('')
        expect(host === 'here.test' || !/^[/#]/.test(href)).toBe(true)
        expect(safeImage(url) ?? '/').not.toMatch(/^\/\//)
        expect(safeImage(url) ?? '/').toMatch(/^(\/|https?:|data:image\/)/i)
      }),
      { numRuns: 3000 },
    )
  })
})

describe('isUsableAddress', () => {
  it.each(['', '#', '#prices', 'example.com', 'info@example.com', '+1 212 555 0100'])(
    'accepts %j',
    (text) => {
      expect(isUsableAddress(text)).toBe(true)
    },
  )

  it.each(['book now', 'javascript:alert(1)', 'https://', 'ftp://example.com'])(
    'rejects %j',
    (text) => {
      expect(isUsableAddress(text)).toBe(false)
    },
  )
})

describe('safeImage', () => {
  it('loads pictures from the web, from this host and small ones out of the page itself', () => {
    expect(safeImage(' https://example.test/logo.png ')).toBe('https://example.test/logo.png')
    expect(safeImage('/uploads/logo.svg')).toBe('/uploads/logo.svg')
    expect(safeImage('/uploads/our raft.jpg')).toBe('/uploads/our%20raft.jpg')
    expect(safeImage(pixel)).toBe(pixel)
    expect(safeImage('')).toBeNull()
  })

  it('does not carry large pictures inside the page', () => {
    expect(safeImage(`data:image/png;base64,${'A'.repeat(64_000)}`)).toBeNull()
  })

  it.each([...hostile, 'mailto:a@b.test', 'tel:+14065550100', 'example.test/logo.png'])(
    'does not load %j',
    (url) => {
      expect(safeImage(url)).toBeNull()
    },
  )
})

/** Hostile addresses, and pieces of them put together anew. */
function address(): fc.Arbitrary<string> {
  const pieces = [
    'javascript:',
    'data:',
    'https:',
    '/',
    '\\',
    '@',
    '\t',
    '\u200b',
    '#',
    'evil.test',
    '/.',
    '/..',
    '\\\\',
    'é',
    '日',
  ]
  return fc.oneof(
    fc.constantFrom(...hostile),
    fc.string({ unit: 'binary' }),
    fc
      .array(
        fc.constantFrom(
          ...pieces,
          'text/html,',
          ':',
          'tel:',
          'sms:',
          'mailto:',
          '212555',
          'a@b.test',
          '//',
          ' ',
        ),
      )
      .map((parts) => parts.join('')),
    fc.webUrl(),
  )
}

describe('safeVideoFile', () => {
  it('accepts only https URLs of .mp4 and .webm files', () => {
    expect(safeVideoFile(' https://films.test/river.mp4 ')).toBe('https://films.test/river.mp4')
    expect(safeVideoFile('https://films.test/a/River.WEBM?v=2')).toBe(
      'https://films.test/a/River.WEBM?v=2',
    )
    for (const url of [
      'http://films.test/river.mp4',
      '/river.mp4',
      'https://films.test/river.mov',
      'https://films.test/?file=river.mp4',
      'https://user:secret@films.test/river.mp4',
      'https://www.youtube.com/watch?v=abc',
      '',
    ]) {
      expect(safeVideoFile(url)).toBeNull()
    }
  })
})
