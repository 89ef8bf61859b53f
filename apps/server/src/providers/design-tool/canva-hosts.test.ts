import { expect, it } from 'vitest'

import { isAddressOf } from './canva-hosts.ts'

it.each([
  'https://export-download.canva.com/a.png?X-Amz-Expires=1',
  'https://www.canva.com/design/DA1/edit',
  'https://design.canva.ai/x',
])('takes %s', (url) => {
  expect(isAddressOf(url, null)).toBe(true)
})

it.each([
  'http://export-download.canva.com/a.png',
  'https://export-download.canva.com:8443/a.png',
  'https://person@www.canva.com/',
  'https://notcanva.com/a.png',
  'https://canva.com.example/a.png',
  'https://127.0.0.1/a.png',
  'javascript:alert(1)',
  'no address',
])('refuses %s', (url) => {
  expect(isAddressOf(url, null)).toBe(false)
})

it('takes nothing but the configured origin where one is configured', () => {
  const origin = 'http://127.0.0.1:9000'
  expect(isAddressOf('http://127.0.0.1:9000/files/a.png', origin)).toBe(true)
  expect(isAddressOf('http://127.0.0.1:9001/files/a.png', origin)).toBe(false)
  expect(isAddressOf('https://www.canva.com/', origin)).toBe(false)
})
