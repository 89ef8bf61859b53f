import { expect, it } from 'vitest'

import { writeInvitation } from './training-invitation.ts'

const training = {
  id: 'one',
  about: 'Domains; and, commas',
  startsAt: new Date('2026-11-01T05:30:00Z'),
  sequence: 3,
  isCancelled: false,
}
const invitation = {
  training,
  person: { name: 'Ana Rivers', email: 'ana@example.com' },
  organizer: { email: 'team@example.com' },
  chatUrl: 'https://wildpath.example/dashboard?chat',
  host: 'wildpath.example',
  now: new Date('2026-10-01T12:00:00Z'),
}

it('is an hour at a moment that no zone moves, from us to the person', () => {
  const { method, content } = writeInvitation(invitation)
  const lines = content.replaceAll('\r\n ', '').split('\r\n')
  expect(method).toBe('REQUEST')
  expect(lines).toEqual(
    expect.arrayContaining([
      'METHOD:REQUEST',
      'UID:training-one@wildpath.example',
      'SEQUENCE:3',
      'DTSTAMP:20261001T120000Z',
      'DTSTART:20261101T053000Z',
      'DTEND:20261101T063000Z',
      'STATUS:CONFIRMED',
      'URL;VALUE=URI:https://wildpath.example/dashboard?chat',
      'DESCRIPTION:Domains\\; and\\, commas',
    ]),
  )
})

it('of what is cancelled takes the same entry out', () => {
  const { method, content } = writeInvitation({
    ...invitation,
    training: { ...training, isCancelled: true, sequence: 4 },
  })
  expect(method).toBe('CANCEL')
  for (const line of ['METHOD:CANCEL', 'SEQUENCE:4', 'STATUS:CANCELLED', 'UID:training-one@']) {
    expect(content).toContain(line)
  }
})
