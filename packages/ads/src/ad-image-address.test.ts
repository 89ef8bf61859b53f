import { expect, it } from 'vitest'

import { isAdImageAddress } from './ad-image-address.ts'

it.each([
  '/media/0123456789abcdef0123456789abcdef/1920.webp',
  'https://pictures.example/raft.jpg?width=800',
  'HTTP://pictures.example/raft.jpg',
])('an ad may show %j', (address) => {
  expect(isAdImageAddress(address)).toBe(true)
})

it.each([
  '',
  // oxlint-disable-next-line no-script-url -- that it is refused
  'javascript:alert(1)',
  'data:image/png;base64,AAAA',
  'file:///etc/passwd',
  '//pictures.example/raft.jpg',
  '../raft.jpg',
  '/api/auth/sign-out',
  '/media/../api/auth/sign-out',
  '/media/0123456789abcdef0123456789abcdef/1920.webp?x=1',
  'https://',
  'https://pictures.example\\@elsewhere.example/raft.jpg',
  'https://pictures.example/a raft.jpg',
  `https://pictures.example/${'a'.repeat(2000)}`,
])('an ad never shows %j', (address) => {
  expect(isAdImageAddress(address)).toBe(false)
})
