import { describe, expect, it } from 'vitest'

import { fillCannedAnswer, findUnknownVariables } from './canned-variables.ts'
import { newCannedAnswerSchema } from './chat.ts'

describe('canned answers with variables', () => {
  it('fills in the values of the chat', () => {
    const text = 'Hi {name}, {adventure} is on {plan}. {admin}'
    const values = { name: 'Ana', adventure: 'Canyon Day', plan: 'Explorer', admin: 'Bea' }
    expect(fillCannedAnswer(text, values)).toBe('Hi Ana, Canyon Day is on Explorer. Bea')
  })

  it('keeps a variable that has no value, and other braces', () => {
    expect(fillCannedAnswer('{adventure} {} {a b} { name }', { name: 'Ana' })).toBe(
      '{adventure} {} {a b} { name }',
    )
  })

  it('does not fill in variables that a value contains', () => {
    expect(fillCannedAnswer('Hi {name}', { name: '{plan}', plan: 'Explorer' })).toBe('Hi {plan}')
  })

  it('finds each unknown variable once', () => {
    expect(findUnknownVariables('{nmae} {name} {nmae} {Name}')).toEqual(['nmae', 'Name'])
  })

  it('refuses unknown variables on saving', () => {
    const entry = { title: 'Hello', text: 'Hi {nmae}' }
    expect(newCannedAnswerSchema.safeParse(entry).error?.issues[0]?.message).toBe(
      'There is no {nmae}. You can use {name}, {plan}, {adventure}, {admin}.',
    )
    expect(newCannedAnswerSchema.safeParse({ ...entry, text: 'Hi {name}' }).success).toBe(true)
  })
})
