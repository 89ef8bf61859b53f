import { expect, it } from 'vitest'

import { endDemoSession, readDemoUser, startDemoSession } from './demo-session.ts'

const now = new Date('2026-11-23T08:00:00.000Z')

it('knows the person of a demo until it ends, on the free plan', () => {
  expect(readDemoUser()).toBeNull()
  startDemoSession({ name: 'Ana', email: 'ana@example.com', now })
  expect(readDemoUser()).toMatchObject({
    id: 'demo',
    full_name: 'Ana',
    email: 'ana@example.com',
    email_verified: false,
    plan: 'free',
    created_at: '2026-11-23T08:00:00.000Z',
  })
  endDemoSession()
  expect(readDemoUser()).toBeNull()
})

it('gives a name and an address to somebody who told none', () => {
  startDemoSession({ name: '', email: '', now })
  expect(readDemoUser()).toMatchObject({
    full_name: 'Demo Explorer',
    email: 'demo@localhost',
  })
  endDemoSession()
})
