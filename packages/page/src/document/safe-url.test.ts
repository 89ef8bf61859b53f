import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { safeImage, safeLink } from './safe-url.ts'

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
    ['tel:+1 (406) 555-0100', 'tel:+1%20(406)%20555-0100'],
    ['/about', '/about'],
    ['/über uns', '/%C3%BCber%20uns'],
    ['rivertrips.example.test/book', 'https://rivertrips.example.test/book'],
  ])('follows %s', (url, href) => {
    expect(safeLink(url, '#form')).toBe(href)
  })

  it.each(['', ' ', '#', '#nowhere', 'book now', '\ud800', ...hostile])(
    'leads %j to the form',
    (url) => {
      expect(safeLink(url, '#form')).toBe('#form')
    },
  )

  it('never leads anywhere but to the web, to a mailbox, to a phone or to this host', () => {
    fc.assert(
      fc.property(address(), (url) => {
        const href = safeLink(url, '#form')
        const { protocol, username, host } = new URL(href, 'https://here.test')
        expect(['https:', 'http:', 'mailto:', 'tel:']).toContain(protocol)
        expect(username).toBe('')
        expect(host === 'here.test' || !/^[/#]/.test(href)).toBe(true)
        expect(safeImage(url) ?? '/').not.toMatch(/^\/\//)
        expect(safeImage(url) ?? '/').toMatch(/^(\/|https?:|data:image\/)/i)
      }),
      { numRuns: 3000 },
    )
  })
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
      .array(fc.constantFrom(...pieces, 'text/html,', ':', 'tel:', 'mailto:', '//', ' '))
      .map((parts) => parts.join('')),
    fc.webUrl(),
  )
}
