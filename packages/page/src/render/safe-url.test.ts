import { describe, expect, it } from 'vitest'

import { safeImage, safeLink } from './safe-url.ts'

describe('safeLink', () => {
  it.each([
    ['https://example.test/book', 'https://example.test/book'],
    ['mailto:hello@example.test', 'mailto:hello@example.test'],
    ['tel:+14065550100', 'tel:+14065550100'],
    ['/about', '/about'],
    ['rivertrips.example.test/book', 'https://rivertrips.example.test/book'],
  ])('follows %s', (url, href) => {
    expect(safeLink(url, '#form')).toBe(href)
  })

  it.each([
    '',
    ' ',
    '#',
    '#nowhere',
    'javascript:alert(1)',
    'JavaScript://x%0aalert(1)',
    'data:text/html,x',
    '//evil.test',
    'vbscript:x',
    'book now',
  ])('leads %j to the form', (url) => {
    expect(safeLink(url, '#form')).toBe('#form')
  })
})

describe('safeImage', () => {
  it('loads pictures from the web and from this host only', () => {
    expect(safeImage(' https://example.test/logo.png ')).toBe('https://example.test/logo.png')
    expect(safeImage('/uploads/logo.svg')).toBe('/uploads/logo.svg')
    expect(safeImage('')).toBeNull()
    expect(safeImage('javascript:alert(1)')).toBeNull()
    expect(safeImage('//evil.test/pixel.gif')).toBeNull()
  })
})
