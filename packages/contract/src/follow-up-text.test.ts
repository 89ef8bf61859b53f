import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { fillFollowUp, followUpProblem, joinFollowUp, splitFollowUp } from './follow-up-text.ts'

const words = { name: 'Ana Lopez', business: 'Big Bend Rafting', offer: 'Half-day trip, $79.' }

describe('a follow-up', () => {
  it('is taken apart and put together again', () => {
    const email = { subject: 'Your river day', body: 'Hi {name},\n\nsee you.' }
    expect(splitFollowUp(joinFollowUp(email))).toEqual(email)
    expect(splitFollowUp('No subject here')).toEqual({ subject: null, body: 'No subject here' })
  })

  it('is filled with first name, business and offer', () => {
    const text = 'Subject: {business} and you\n\nHi {name}, about {offer}: …'
    expect(fillFollowUp(text, words)).toEqual({
      subject: 'Big Bend Rafting and you',
      body: 'Hi Ana, about Half-day trip, $79: …',
    })
  })

  it.each([
    [''],
    ['http://evil.example'],
    ['Win $1000 now at evil.example'],
    ['evil.com'],
    ['<b>'],
  ])('greets nobody by %j', (name) => {
    expect(fillFollowUp('Subject: Hi\n\nHi {name},', { ...words, name }).body).toBe('Hi there,')
  })

  it('opens no slot with what is put into one', () => {
    const text = 'Subject: {business}\n\n{offer}'
    expect(fillFollowUp(text, { name: '', business: '{name} Rafts', offer: '{offer}' })).toEqual({
      subject: 'name Rafts',
      body: 'offer',
    })
  })

  it('has no word of the visitor in its subject and never an empty one', () => {
    expect(fillFollowUp('Subject: Welcome, {name}\n\nHi', words).subject).toBe('Welcome')
    expect(fillFollowUp('Subject: {name}\n\nHi', words).subject).toBe(
      'A note from Big Bend Rafting',
    )
    expect(fillFollowUp('Hi', words).subject).toBe('A note from Big Bend Rafting')
  })

  it('leaves no slot open and no line break in the subject, whatever is in it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, name) => {
        const filled = fillFollowUp(`Subject: ${text}\n\n${text} {name} {other}`, {
          ...words,
          name,
        })
        expect(`${filled.subject}${filled.body}`).not.toMatch(/\{\s*[a-z_]+\s*\}/i)
        expect(filled.subject).not.toMatch(/[\r\n]/)
        expect(filled.subject).not.toBe('')
      }),
    )
  })

  it.each([
    [{ subject: 'Hi', body: ' ' }, 'The email cannot be empty'],
    [{ subject: null, body: 'Hi' }, 'Subject is required'],
    [
      { subject: 'Hi {name}', body: 'Hi' },
      'Subjects cannot carry {name}: strangers choose it. Use it in the letter',
    ],
    [
      { subject: 'Hi', body: 'Hi {first_name}' },
      'There is nothing to put into {first_name}. Use {name}, {business} or {offer}',
    ],
    [{ subject: 'Hi', body: 'Hi {name}' }, null],
  ])('%j is judged as it is edited', (email, problem) => {
    expect(followUpProblem(email)).toBe(problem)
  })
})

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
