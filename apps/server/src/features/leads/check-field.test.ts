import { wordsOf } from '@wildpath/page/language'
import type { LeadField } from '@wildpath/page/lead-form'
import { describe, expect, it } from 'vitest'

import { checkField } from './check-field.ts'

const field = (kind: LeadField['kind'], changes: Partial<LeadField> = {}): LeadField => ({
  label: 'Question',
  kind,
  isRequired: true,
  ...changes,
})
const { faults } = wordsOf('en')
const errorOf = (asked: LeadField, answer: string) => checkField(asked, answer, faults).error

describe('an answer', () => {
  it.each([['+1 (212) 555-0100 ext. 4'], ['0041/44.668.18.00'], ['12345'], ['555 0100 x12']])(
    'takes %s for a phone number',
    (answer) => {
      expect(errorOf(field('phone'), answer)).toBeNull()
    },
  )

  it.each([['1234'], ['call me'], ['()()()']])('does not take %s for a phone number', (answer) => {
    expect(errorOf(field('phone'), answer)).toBe(
      'Please enter a phone number, such as +1 212 555 0100',
    )
  })

  it.each([
    ['number', '1,200.50', null],
    ['number', '.5', null],
    ['number', '-,5', null],
    ['number', '1e5', null],
    ['number', '2.5E-3', null],
    ['number', '1e308', 'Please enter a number'],
    ['number', '9'.repeat(400), 'Please enter a number'],
    ['date', '9999999-99-99', 'Please enter a date, such as 2031-07-24'],
    ['number', '.', 'Please enter a number'],
    ['number', 'e5', 'Please enter a number'],
    ['number', '5e', 'Please enter a number'],
    ['number', 'six', 'Please enter a number'],
    ['date', '2032-02-29', null],
    ['date', '2031-02-29', 'Please enter a date, such as 2031-07-24'],
    ['date', 'second week of July, the 12th', null],
    ['date', 'soon', 'Please enter a date, such as 2031-07-24'],
    ['email', 'ana@', 'Invalid email address'],
    ['email', 'ana@example.org', null],
    ['email', `${'a'.repeat(250)}@b.cc`, 'Invalid email address'],
  ] as const)('of kind %s may be %s or not', (kind, answer, error) => {
    expect(errorOf(field(kind), answer)).toBe(error)
  })

  it('is on one line, unless a long one is asked for', () => {
    expect(checkField(field('text'), 'Ana\r\nBcc: all', faults).value).toBe('Ana Bcc: all')
    expect(checkField(field('long-text'), 'One\r\nTwo', faults).value).toBe('One\nTwo')
  })

  it('to a choice is one of its options', () => {
    const asked = field('choice', { options: ['Half day', 'Full day', 'Two  weeks'] })
    expect(errorOf(asked, 'Two  weeks')).toBeNull()
    expect(errorOf(asked, 'Full day')).toBeNull()
    expect(errorOf(asked, 'Two days')).toBe('Please choose one of the answers')
  })

  it('may be left out where it is optional, and then need not fit its kind', () => {
    expect(checkField(field('phone', { isRequired: false }), ' ', faults)).toEqual({
      value: '',
      error: null,
    })
    expect(errorOf(field('phone', { isRequired: false }), 'none')).not.toBeNull()
    expect(errorOf(field('text'), ' ')).toBe('Question is required')
  })

  it('may be longer where a long text is asked for', () => {
    expect(errorOf(field('text'), 'x'.repeat(2001))).toBe('Please keep this under 2000 characters')
    expect(errorOf(field('long-text'), 'x'.repeat(5000))).toBeNull()
    expect(errorOf(field('long-text'), 'x'.repeat(5001))).toBe(
      'Please keep this under 5000 characters',
    )
  })

  it('to a box says whether it was ticked', () => {
    expect(checkField(field('consent'), 'on', faults)).toEqual({ value: 'Yes', error: null })
    expect(errorOf(field('consent'), '')).toBe('Please tick this box to go on')
    expect(checkField(field('consent', { isRequired: false }), '', faults)).toEqual({
      value: 'No',
      error: null,
    })
  })
})
