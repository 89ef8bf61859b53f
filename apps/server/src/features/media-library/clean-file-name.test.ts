import { expect, it } from 'vitest'

import { cleanFileName } from './clean-file-name.ts'

it.each([
  ['river trip.png', 'river trip.png'],
  ['../../etc/passwd', 'passwd'],
  [String.raw`C:\photos\raft.jpg`, 'raft.jpg'],
  ['gnp.\u202eraft\0.exe', 'gnp.raft.exe'],
  ['', 'Picture'],
  ['photos/', 'Picture'],
  ['a\ud83d', 'a\ufffd'],
])('makes %j a label', (name, label) => {
  expect(cleanFileName(name)).toBe(label)
})

it('keeps 200 characters', () => {
  expect(cleanFileName('a'.repeat(500))).toHaveLength(200)
})
