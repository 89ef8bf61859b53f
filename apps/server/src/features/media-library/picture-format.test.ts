import { expect, it } from 'vitest'

import { drawPicture } from '../../testing/draw-picture.ts'
import { pictureFormatOf } from './picture-format.ts'

it.each([
  ['png', drawPicture()],
  ['jpeg', drawPicture({ as: (it) => it.jpeg() })],
  ['webp', drawPicture({ as: (it) => it.webp() })],
  ['gif', drawPicture({ as: (it) => it.gif() })],
  ['avif', drawPicture({ as: (it) => it.avif() })],
] as const)('sees a %s by its bytes', async (format, bytes) => {
  expect(pictureFormatOf(await bytes)).toBe(format)
})

it.each([
  ['<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['\ufeff<?xml version="1.0"?><svg/>'],
  ['\n  <!DOCTYPE svg>'],
])('sees a drawing in %j', (text) => {
  expect(pictureFormatOf(Buffer.from(text))).toBe('svg')
  expect(pictureFormatOf(Buffer.from(text, 'utf16le'))).toBe('svg')
})

it.each([['<html>'], ['<!DOCTYPE html><html><body>'], ['<p>Hello']])(
  'sees markup that is no drawing in %j',
  (text) => {
    expect(pictureFormatOf(Buffer.from(text))).toBe('markup')
    expect(pictureFormatOf(Buffer.from(text, 'utf16le'))).toBe('markup')
  },
)

it("sees a phone's own format", () => {
  const head = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic')])
  expect(pictureFormatOf(head)).toBe('heic')
})

it.each([
  ['a program', 'MZ\x90\0'],
  ['a document', '%PDF-1.7'],
  ['an archive', 'PK\x03\x04'],
  ['nothing', ''],
  ['a film', '\0\0\0\x18ftypisom\0\0\0\0isommp42'],
])('does not know %s', (_, text) => {
  expect(pictureFormatOf(Buffer.from(text, 'latin1'))).toBeNull()
})
