import { describe, expect, it } from 'vitest'

import { answerText, nameAnswer } from './lead-answer.ts'

describe('an answer', () => {
  it.each([
    ['date', '2031-07-24', 'Thursday, July 24, 2031'],
    ['date', 'second week of July, the 12th', 'second week of July, the 12th'],
    ['date', '2031-13-24', '2031-13-24'],
    ['consent', 'Yes', 'Yes'],
    [undefined, '2031-07-24', '2031-07-24'],
  ] as const)('of kind %s that was sent as %s reads %s', (kind, value, text) => {
    expect(answerText({ kind, value })).toBe(text)
  })

  it('to a box to tick is nobody’s name', () => {
    const consent = { label: 'You may store my name.', value: 'Yes', kind: 'consent' as const }
    expect(nameAnswer([consent, { label: 'Email', value: 'ana@example.org' }])).toBeUndefined()
    expect(nameAnswer([consent, { label: 'Your name', value: 'Ana' }])?.value).toBe('Ana')
  })
})
