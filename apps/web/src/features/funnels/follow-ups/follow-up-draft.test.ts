import { describe, expect, it } from 'vitest'

import { insertAt, isDirty, openDraft, seriesOf } from './follow-up-draft.ts'

const emails = ['Subject: Hello\n\nDear {name}', 'Subject: Again\n\nSecond', 'No subject here']

describe('a follow-up that is edited', () => {
  it('takes the place of the old one and leaves the others', () => {
    const draft = { ...openDraft(emails, 1), subject: ' Once more ', body: 'New\n' }
    expect(seriesOf(draft)).toEqual([emails[0], 'Subject: Once more\n\nNew', emails[2]])
  })

  it('joins what somebody else has made of the others', () => {
    const draft = { ...openDraft(emails, 0), body: 'Mine' }
    expect(seriesOf(draft, ['a', 'b', 'c'])).toEqual(['Subject: Hello\n\nMine', 'b', 'c'])
  })

  it('is dirty only where its words changed', () => {
    const draft = openDraft(emails, 0)
    expect(isDirty(draft)).toBe(false)
    expect(isDirty({ ...draft, body: 'Dear {name}\n' })).toBe(false)
    expect(isDirty({ ...draft, subject: 'Hi' })).toBe(true)
  })

  it('opens without a subject where the text has none', () => {
    expect(openDraft(emails, 2)).toMatchObject({ subject: '', body: 'No subject here' })
  })
})

describe('insertAt', () => {
  it('puts the word where the caret is, or in place of what is marked', () => {
    expect(insertAt('Dear ,', '{name}', { start: 5, end: 5 })).toEqual({
      text: 'Dear {name},',
      caret: 11,
    })
    expect(insertAt('Dear you,', '{name}', { start: 5, end: 8 })).toEqual({
      text: 'Dear {name},',
      caret: 11,
    })
  })
})
