import { describe, expect, it } from 'vitest'

import { followUpTiming, splitFollowUp } from './follow-up-email.ts'

describe('splitFollowUp', () => {
  it('takes the subject line and the letter apart', () => {
    expect(splitFollowUp('Subject: See you at the river\n\nHello,\n\nBring a towel.')).toEqual({
      subject: 'See you at the river',
      body: 'Hello,\n\nBring a towel.',
    })
  })

  it('keeps a later line that looks like a subject in the letter', () => {
    expect(splitFollowUp('Subject: Dates\n\nHello,\nSubject: to weather')).toEqual({
      subject: 'Dates',
      body: 'Hello,\nSubject: to weather',
    })
  })

  it('reads line endings of other systems and any case', () => {
    expect(splitFollowUp('SUBJECT:Dates\r\n\r\nHello')).toEqual({ subject: 'Dates', body: 'Hello' })
  })

  it('takes a text without a subject line as all letter', () => {
    expect(splitFollowUp('Hello,\n\nBring a towel.')).toEqual({
      subject: null,
      body: 'Hello,\n\nBring a towel.',
    })
  })

  it('takes an empty subject as none', () => {
    expect(splitFollowUp('Subject:\n\nHello')).toEqual({ subject: null, body: 'Hello' })
  })
})

describe('followUpTiming', () => {
  it('names the days by the place in the series', () => {
    expect([0, 1, 2].map(followUpTiming)).toEqual([
      'immediately',
      '1 day(s) after signup',
      '2 day(s) after signup',
    ])
  })
})
