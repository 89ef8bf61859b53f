import type { ScheduledFollowUp } from '@wildpath/contract'
import { describe, expect, it } from 'vitest'

import { doneText, responseText, scheduleText } from './inbox-text.ts'

const email: ScheduledFollowUp = {
  step: 1,
  due_at: '2026-11-22T10:00:00.000Z',
  state: 'scheduled',
  settled_at: null,
  stopped_because: null,
  last_error: null,
}

describe('responseText', () => {
  it.each([
    [0, 'You usually answer within a minute'],
    [41.2, 'You usually answer within 42 minutes'],
    [90, 'You usually answer within 90 minutes'],
    [91, 'You usually answer within 2 hours'],
    [48 * 60, 'You usually answer within 48 hours'],
    [48 * 60 + 1, 'You usually answer within 3 days'],
  ])('says %d minutes in words that never promise too much', (minutes, text) => {
    expect(responseText(minutes)).toBe(text)
  })
})

describe('doneText', () => {
  it('says what happened to how many', () => {
    expect(doneText({ kind: 'set-status', status: 'booked' }, 1)).toBe('1 lead marked as booked')
    expect(doneText({ kind: 'spam' }, 2)).toBe('2 leads held back as spam')
    expect(doneText({ kind: 'not-spam' }, 1)).toBe('1 lead moved to your leads')
    expect(doneText({ kind: 'delete' }, 1000)).toBe('1,000 leads deleted')
  })
})

describe('scheduleText', () => {
  it('says when an email is due and when it went out', () => {
    expect(scheduleText(email)).toMatch(/^Due Nov 2[123], 2026, /)
    expect(scheduleText(email, 'Pacific/Kiritimati')).toMatch(/^Due Nov 23, 2026, 12:00.AM$/)
    const sent = { ...email, state: 'sent', settled_at: '2026-12-24T12:00:00.000Z' } as const
    expect(scheduleText(sent)).toMatch(/^Sent Dec 2[345], 2026, /)
  })

  it('gives the reason in plain words where it will not be sent', () => {
    expect(scheduleText({ ...email, state: 'paused' })).toBe(
      'Paused while the lead is marked as contacted',
    )
    const stopped = { ...email, state: 'stopped', stopped_because: 'unsubscribed' } as const
    expect(scheduleText(stopped)).toBe('Stopped: they unsubscribed')
  })

  it('does not label an outbox email as sent', () => {
    const kept = { ...email, state: 'kept', settled_at: '2026-12-24T12:00:00.000Z' } as const
    expect(scheduleText(kept)).toMatch(/^Kept in the outbox Dec 2[345], 2026, .*, not sent$/)
  })

  it('does not call an email sent that nobody took', () => {
    const failed = { ...email, state: 'failed', settled_at: '2026-12-24T12:00:00.000Z' } as const
    expect(scheduleText(failed)).toMatch(/^Not sent: given up Dec 2[345], 2026, /)
  })
})
